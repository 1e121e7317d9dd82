/**
 * Builds the service worker: its code, and before it a list of this version's files.
 *
 * The shell is what it loads beforehand: all code, so that every screen opens without a network, English, and the fonts'
 * common letters. Other languages and large files are kept when they are first used.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { transformWithOxc, type Plugin } from 'vite';

const WORKER = 'worker/worker.ts';
const WORDS = /\/locales\/(?!en\/)/;

export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  enforce: 'post', // when the page and all its files are there
  async generateBundle(_, bundle) {
    const publics = readdirSync('public', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`);
    const files = publics.map((path) => path.replace(/^public/, ''));
    const shell = ['/', ...files.filter((path) => /^\/[^/]+\.(svg|webmanifest)$/.test(path))];
    const hash = createHash('sha256');
    for (const path of publics) hash.update(readFileSync(path));
    for (const output of Object.values(bundle)) {
      if (output.fileName === 'index.html') {
        hash.update(output.type === 'asset' ? output.source : output.code);
        continue;
      }
      files.push(`/${output.fileName}`);
      const isWanted =
        output.type === 'chunk' ? !WORDS.test(output.facadeModuleId ?? '') : /\.css$|(?<!-ext.*)\.woff2$/.test(output.fileName);
      if (isWanted) shell.push(`/${output.fileName}`);
    }
    const { code } = await transformWithOxc(readFileSync(WORKER, 'utf-8'), WORKER);
    const version = hash.update(files.sort().join()).update(code).digest('hex').slice(0, 12);
    const known = Object.entries({ VERSION: version, FILES: ['/', ...files], SHELL: shell.sort() });
    const source = known.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`).join('\n') + `\n${code}`;
    this.emitFile({ type: 'asset', fileName: 'worker.js', source });
  },
};
