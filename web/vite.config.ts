import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vitest/config';

const server = process.env.AZULEJOS_SERVER ?? 'http://127.0.0.1:8000';
const FONTS = { Alegreya: '@fontsource/alegreya', Figtree: '@fontsource-variable/figtree' };

/** The licence of each font lies beside it. */
const fontLicences: Plugin = {
  name: 'font-licences',
  generateBundle() {
    for (const [font, folder] of Object.entries(FONTS)) {
      this.emitFile({ type: 'asset', fileName: `assets/${font}-OFL.txt`, source: readFileSync(`node_modules/${folder}/LICENSE`) });
    }
  },
};

export default defineConfig({
  plugins: [svelte(), fontLicences],
  build: {
    outDir: '../src/azulejos/server/static',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // data: addresses would need a wider content security policy
    target: 'es2022',
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
