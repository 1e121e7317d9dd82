/** Soft sounds of glazed tiles, made on the spot: no file is loaded. */

import { settings } from '../settings/settings.svelte';

type Sound = 'click' | 'place' | 'deal' | 'fall' | 'score' | 'turn' | 'end';

/** What an event sounds like; the others are silent. */
const SOUNDS: Record<string, Sound> = {
  laid: 'deal',
  supplied: 'deal',
  took: 'click',
  placed: 'place',
  fell: 'fall',
  line_fell: 'fall',
  tiled: 'score',
  surrounded: 'score',
  took_bonus: 'click',
  row_bonus: 'score',
  column_bonus: 'score',
  color_bonus: 'score',
  star_bonus: 'score',
  number_bonus: 'score',
  floor_cost: 'fall',
  ended: 'end',
};

let context: AudioContext | null = null;

export function playEvent(event: string): void {
  const sound = SOUNDS[event];
  if (sound) play(sound);
}

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation?.hasBeenActive) return; // browsers keep quiet until somebody has touched the page
  context ??= new AudioContext();
  const now = context.currentTime;
  switch (sound) {
    case 'deal':
      tile(now, 2600 + Math.random() * 500, 0.03);
      break;
    case 'click':
      tile(now, 2100, 0.08);
      break;
    case 'place':
      tile(now, 1700, 0.1);
      tile(now + 0.07, 1900, 0.08);
      break;
    case 'fall':
      tile(now, 620, 0.12);
      tile(now + 0.09, 520, 0.08);
      break;
    case 'score':
      chime(now, 784, 0.05);
      chime(now + 0.09, 1175, 0.04);
      break;
    case 'turn':
      chime(now, 659, 0.05);
      chime(now + 0.12, 880, 0.05);
      break;
    case 'end':
      [523, 659, 784, 1047].forEach((pitch, i) => chime(now + i * 0.13, pitch, 0.05));
      break;
  }
}

/** Ceramic on stone: two partials that do not fit, and die at once. */
function tile(at: number, pitch: number, loudness: number): void {
  tone(at, pitch, 'triangle', loudness, 0.05);
  tone(at, pitch * 2.76, 'sine', loudness * 0.5, 0.03);
}

function chime(at: number, pitch: number, loudness: number): void {
  tone(at, pitch, 'sine', loudness, 0.5);
  tone(at, pitch * 2, 'sine', loudness * 0.25, 0.3);
}

function tone(at: number, pitch: number, type: OscillatorType, loudness: number, length: number): void {
  if (!context) return;
  const oscillator = new OscillatorNode(context, { type, frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}
