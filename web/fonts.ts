/**
 * The page's own fonts as CSS, so that it looks the same everywhere.
 *
 * Letters beyond those of our six languages, as in somebody's name, are loaded only where they are needed. Until a font
 * has come, one that is installed stands in, with its size and line height fitted: nothing jumps when they change places.
 */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Face {
  readonly weight: string;
  /** Its file, but for the letters that are in it. */
  readonly file: (letters: string) => string;
  /** The mean width of a letter, in ems. */
  readonly width: number;
  /** Fonts that may be installed, by what their letters are wide. The names are of exactly this weight. */
  readonly standIns: readonly (readonly [width: number, ...names: string[]])[];
}

interface Font {
  readonly family: string;
  readonly folder: string;
  readonly faces: readonly Face[];
  /** Of the em: how far it reaches above and below the line. */
  readonly ascent: number;
  readonly descent: number;
  /** How much larger it is set than its own measure, to stand well beside the other. */
  readonly scale: number;
}

const FONTS: readonly Font[] = [
  {
    family: 'Figtree',
    folder: '@fontsource-variable/figtree',
    ascent: 0.95,
    descent: 0.25,
    scale: 1,
    faces: [
      {
        weight: '300 900',
        file: (letters) => `figtree-${letters}-wght-normal.woff2`,
        width: 0.449,
        standIns: [
          [0.445, 'Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto', 'Segoe UI'],
          [0.512, 'Verdana', 'DejaVu Sans', 'Bitstream Vera Sans'],
        ],
      },
    ],
  },
  {
    family: 'Alegreya',
    folder: '@fontsource/alegreya',
    ascent: 1.016,
    descent: 0.345,
    scale: 1.1,
    faces: [
      {
        weight: '400',
        file: (letters) => `alegreya-${letters}-400-normal.woff2`,
        width: 0.41,
        standIns: [
          [0.446, 'Georgia', 'Gelasio'],
          [0.406, 'Times New Roman', 'Liberation Serif', 'Tinos', 'Times'],
          [0.523, 'DejaVu Serif', 'Bitstream Vera Serif'],
        ],
      },
      {
        weight: '600',
        file: (letters) => `alegreya-${letters}-600-normal.woff2`,
        width: 0.414,
        standIns: [
          [0.519, 'Georgia Bold', 'Gelasio Bold'],
          [0.433, 'Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold', 'Times Bold'],
          [0.579, 'DejaVu Serif Bold', 'Bitstream Vera Serif Bold'],
        ],
      },
    ],
  },
];

/** What is in each file, as its makers say. */
const LETTERS = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
};

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

function face(family: string, descriptors: Record<string, string>): string {
  const lines = Object.entries({ 'font-family': `'${family}'`, ...descriptors }).map(([name, value]) => `${name}: ${value};`);
  return `@font-face { ${lines.join(' ')} }`;
}

/** The faces of all fonts, and those of their stand-ins: "Figtree 1", "Figtree 2" and so on. */
function css(): string {
  const faces = FONTS.flatMap(({ family, folder, ascent, descent, scale, faces }) =>
    faces.flatMap(({ weight, file, width, standIns }) => [
      ...Object.entries(LETTERS).map(([letters, range]) =>
        face(family, {
          'font-weight': weight,
          'font-display': 'swap',
          src: `url('/node_modules/${folder}/files/${file(letters)}') format('woff2')`,
          'size-adjust': percent(scale),
          'unicode-range': range,
        }),
      ),
      ...standIns.map(([standInWidth, ...names], i) => {
        const size = (scale * width) / standInWidth;
        return face(`${family} ${i + 1}`, {
          'font-weight': weight,
          src: names.map((name) => `local('${name}')`).join(', '),
          'size-adjust': percent(size),
          'ascent-override': percent((scale * ascent) / size),
          'descent-override': percent((scale * descent) / size),
          'line-gap-override': '0%',
        });
      }),
    ]),
  );
  return faces.join('\n');
}

const ID = 'virtual:fonts.css';

/** Gives the page `virtual:fonts.css`, and puts the licence of each font beside it. */
export const fonts: Plugin = {
  name: 'fonts',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? css() : null),
  generateBundle() {
    for (const { family, folder } of FONTS) {
      this.emitFile({ type: 'asset', fileName: `assets/${family}-OFL.txt`, source: readFileSync(`node_modules/${folder}/LICENSE`) });
    }
  },
};
