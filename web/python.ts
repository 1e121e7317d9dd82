/**
 * Python for the page's own rules, as files of their own beside the page: nothing of it is loaded before it is needed.
 *
 * `PYTHON` is the address of their folder. It has a version in its name, for browsers keep these files for good.
 */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = 'node_modules/pyodide';
const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];
const LOCK = 'pyodide-lock.json';

const read = (name: string) => JSON.parse(readFileSync(`${SOURCE}/${name}`, 'utf-8')) as Record<string, unknown>;
const folder = () => `assets/pyodide-${String(read('package.json')['version'])}`;
const NOTICE = `Pyodide is free software under the Mozilla Public License 2.0; its sources are at
https://github.com/pyodide/pyodide. It contains Python, under the PSF License Agreement: https://docs.python.org/3/license.html.
`;

/** What a copy of Pyodide says of itself, without the packages that could be loaded: the rules need none. */
const lock = () => JSON.stringify({ ...read(LOCK), packages: {} });

export const python: Plugin = {
  name: 'python',
  config: (_, { command }) => ({ define: { PYTHON: JSON.stringify(command === 'build' ? `/${folder()}/` : `/${SOURCE}/`) } }),
  generateBundle() {
    const emit = (name: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName: `${folder()}/${name}`, source });
    for (const name of FILES) emit(name, readFileSync(`${SOURCE}/${name}`));
    emit(LOCK, lock());
    emit('LICENSE.txt', NOTICE);
  },
};
