/** Soft sounds of glazed tiles, made on the spot: no file is loaded. */

import { settings, type Sound } from '../settings/settings.svelte';

export type { Sound };

/** Each sound's tones: how it is made, when, how high and how loud. */
const SCORES: Readonly<Record<Sound, readonly (readonly [typeof tile, number, number, number])[]>> = {
  deal: [[tile, 0, 2850, 0.03]],
  click: [[tile, 0, 2100, 0.08]],
  place: [[tile, 0, 1700, 0.1], [tile, 0.07, 1900, 0.08]],
  fall: [[tile, 0, 620, 0.12], [tile, 0.09, 520, 0.08]],
  score: [[chime, 0, 784, 0.05], [chime, 0.09, 1175, 0.04]],
  turn: [[chime, 0, 659, 0.05], [chime, 0.12, 880, 0.05]],
  end: [523, 659, 784, 1047].map((pitch, i) => [chime, i * 0.13, pitch, 0.05]),
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (settings.sound && !settings.quiet.includes(sound)) listen(sound);
}

/** Hear a sound, whatever the settings say. */
export function listen(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation?.hasBeenActive) return; // browsers keep quiet until somebody has touched the page
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [tone, after, pitch, loudness] of SCORES[sound]) tone(now + after, pitch, loudness);
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
