/**
 * The rules of the package in this browser: its own Python, run by Pyodide. What is asked and answered is JSON; see
 * `src/azulejos/table/desk.py`.
 */

declare const PYTHON: string;

/** As much of Pyodide as is used here. */
interface Pyodide {
  readonly FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
  runPython(code: string): unknown;
}

const ROOT = '../../../src';
const HOME = '/home';
const sources = import.meta.glob<string>(
  [
    '../../../src/azulejos/{__init__,errors,folders}.py',
    '../../../src/azulejos/kernel/{__init__,background,bits,cache,random,records,rule}.py',
    '../../../src/azulejos/rules/**/*.py',
    '../../../src/azulejos/records/*.py',
    '../../../src/azulejos/table/{__init__,azul,choices,counting,desk,kinds,limits,pavilion,plug,scribe}.py',
  ],
  { query: '?raw', import: 'default', eager: true },
);

async function open(): Promise<(request: string) => string> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${PYTHON}pyodide.mjs`)) as {
    loadPyodide: (options: { indexURL: string; env: Record<string, string> }) => Promise<Pyodide>;
  };
  const python = await loadPyodide({ indexURL: PYTHON, env: { HOME, AZULEJOS_RULES: 'plain' } });
  for (const [path, text] of Object.entries(sources)) {
    const file = path.replace(ROOT, HOME);
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    python.FS.writeFile(file, text);
  }
  return python.runPython(`import sys; sys.path.append('${HOME}'); from azulejos.table.desk import Desk; Desk().answer`) as (request: string) => string;
}

const opened = open();
void opened.then(() => postMessage({ loaded: [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)] }));

addEventListener('message', ({ data: { id, request } }: MessageEvent<{ id: number; request: string }>) => {
  opened.then(
    (answer) => postMessage({ id, answer: answer(request) }),
    (error: unknown) => postMessage({ id, failure: String(error) }),
  );
});
