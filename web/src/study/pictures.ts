/** Pictures to share: the server draws them, and the browser makes PNG of it. */

import { getPicture } from '../wire/http';
import type { Position } from '../boards/props';

const WIDE = 1600;
const LINE = 72;

function loaded(image: HTMLImageElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Error('the picture cannot be drawn'));
    image.src = address;
  });
}

/** A position as PNG, below a title and some lines of text. */
export async function pngOf(position: Position, names: readonly string[], title = '', lines: readonly string[] = []): Promise<Blob> {
  const address = URL.createObjectURL(await getPicture(position, names));
  try {
    const image = new Image();
    await loaded(image, address);
    const height = Math.round((WIDE * image.naturalHeight) / image.naturalWidth);
    const top = title ? LINE * (lines.length + 1.6) : 0;
    const canvas = document.createElement('canvas');
    canvas.width = WIDE;
    canvas.height = height + top;
    const drawing = canvas.getContext('2d')!;
    const style = getComputedStyle(document.documentElement);
    drawing.fillStyle = style.getPropertyValue('--ground');
    drawing.fillRect(0, 0, WIDE, canvas.height);
    drawing.fillStyle = style.getPropertyValue('--ink');
    drawing.font = `600 ${LINE * 0.72}px ${style.getPropertyValue('--serif')}`;
    if (title) drawing.fillText(title, LINE * 0.6, LINE);
    drawing.font = `500 ${LINE * 0.5}px ${style.getPropertyValue('--sans')}`;
    lines.forEach((line, i) => drawing.fillText(line, LINE * 0.6, LINE * (i + 1.9)));
    drawing.drawImage(image, 0, top, WIDE, height);
    return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}
