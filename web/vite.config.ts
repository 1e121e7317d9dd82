import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './fonts.ts';
import { offline } from './offline.ts';
import { python } from './python.ts';

const server = process.env.AZULEJOS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), fonts, python, offline],
  worker: { format: 'es' },
  build: {
    outDir: '../src/azulejos/server/static',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // data: addresses would need a wider content security policy
    target: 'es2022',
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } }, // a slow machine is no fault
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
