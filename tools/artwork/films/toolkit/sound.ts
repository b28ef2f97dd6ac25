import { clamp, ease, seeded } from './motion.ts';

export const RATE = 32_000;
const PEAK = 0.5;
const FADE_SECONDS = 1.5;

export type Track = Float32Array<ArrayBuffer>;

export const silence = (seconds: number): Track => new Float32Array(Math.round(seconds * RATE));

export function add(track: Track, sound: Track, at = 0, level = 1): void {
  const start = Math.round(at * RATE);
  const end = Math.min(sound.length, track.length - start);
  for (let i = 0; i < end; i += 1) track[start + i]! += sound[i]! * level;
}

export interface Tone {
  at: number;
  seconds: number;
  pitch: number;
  level: number;
  attack?: number;
  release?: number;
  /** Strength of the fundamental and its overtones. */
  overtones?: readonly number[];
  /** How fast it decays, like a plucked string; 0 for not at all. */
  decay?: number;
}

export function tone(track: Track, sound: Tone): void {
  const { attack = 0.03, release = 0.2, overtones = [1, 0.3, 0.1], decay = 0 } = sound;
  const start = Math.round(sound.at * RATE);
  const length = Math.round((sound.seconds + release) * RATE);
  for (let i = 0; i < length && start + i < track.length; i += 1) {
    const now = i / RATE;
    const shape =
      ease(now / attack) * ease((sound.seconds + release - now) / release) * Math.exp(-decay * now);
    let wave = 0;
    for (const [index, strength] of overtones.entries())
      wave += strength * Math.sin(2 * Math.PI * sound.pitch * (index + 1) * now);
    track[start + i]! += wave * shape * sound.level;
  }
}

/** A tone that glides between pitches, for birds, gulls and an owl. */
export function glide(
  track: Track,
  start: number,
  pitches: readonly number[],
  seconds: number,
  level: number,
): void {
  let phase = 0;
  const length = Math.round(seconds * RATE);
  for (let i = 0; i < length; i += 1) {
    const place = (i / length) * (pitches.length - 1);
    const index = Math.floor(place);
    const [from, to] = [pitches[index]!, pitches[index + 1] ?? pitches[index]!];
    phase += (2 * Math.PI * (from + (to - from) * ease(place - index))) / RATE;
    const sample = Math.round(start * RATE) + i;
    if (sample < track.length)
      track[sample]! += Math.sin(phase) * Math.sin((Math.PI * i) / length) ** 2 * level;
  }
}

/** Low-pass filter. */
export function soften(track: Track, pitch: number): Track {
  const part = 1 - Math.exp((-2 * Math.PI * pitch) / RATE);
  const soft = new Float32Array(track.length);
  let last = 0;
  for (let i = 0; i < track.length; i += 1) soft[i] = last += part * (track[i]! - last);
  return soft;
}

/** High-pass filter. */
export function thin(track: Track, pitch: number): Track {
  const low = soften(track, pitch);
  return track.map((sample, index) => sample - low[index]!);
}

export function hiss(seconds: number, seed: number): Track {
  const random = seeded(seed);
  return silence(seconds).map(() => random(-1, 1));
}

/** Adds reverberation. */
export function inRoom(track: Track, amount: number): Track {
  const wet = silence(track.length / RATE);
  for (const [seconds, feedback] of [
    [0.0297, 0.78],
    [0.0371, 0.76],
    [0.0411, 0.74],
    [0.0437, 0.72],
  ] as const) {
    const delay = Math.round(seconds * RATE);
    const echo = new Float32Array(track.length);
    for (let i = 0; i < track.length; i += 1) {
      echo[i] = track[i]! + (i >= delay ? echo[i - delay]! * feedback : 0);
      wet[i]! += echo[i]! / 4;
    }
  }
  const soft = soften(wet, 3000);
  return track.map((sample, index) => sample * (1 - amount / 2) + soft[index]! * amount);
}

/** Normalises to the loudness of all films, with fades at both ends. */
export function finished(track: Track, peak = PEAK): Track {
  let loudest = 0;
  for (const sample of track) loudest = Math.max(loudest, Math.abs(sample));
  const fade = FADE_SECONDS * RATE;
  return track.map((sample, index) => {
    const ends = Math.min(ease(index / fade), ease((track.length - 1 - index) / fade));
    return (sample / (loudest || 1)) * peak * ends;
  });
}

export function toWav(track: Track): Buffer {
  const data = Buffer.alloc(44 + track.length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + track.length * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(track.length * 2, 40);
  for (const [index, sample] of track.entries())
    data.writeInt16LE(Math.round(clamp(sample, -1, 1) * 32_767), 44 + index * 2);
  return data;
}
