import { inRoom, silence, tone, type Track } from './sound.ts';

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** 'A4' is 440 Hz; a sharp is written 'F#3'. */
export function toPitch(note: string): number {
  const [letter, sharp] = [note[0]!, note.includes('#')];
  const octave = Number(note.at(-1));
  const step = STEPS[letter]! + (sharp ? 1 : 0) + (octave - 4) * 12;
  return 440 * 2 ** ((step - 9) / 12);
}

/** A chord that swells and fades slowly, like strings. */
function pad(
  track: Track,
  start: number,
  seconds: number,
  notes: readonly string[],
  level: number,
): void {
  for (const note of notes)
    for (const detune of [0.998, 1.002])
      tone(track, {
        at: start,
        seconds: seconds * 0.7,
        pitch: toPitch(note) * detune,
        level: level / notes.length,
        attack: seconds * 0.35,
        release: seconds * 0.45,
        overtones: [1, 0.25, 0.08],
      });
}

/** Successive chords that overlap. */
export function pads(
  seconds: number,
  chords: readonly (readonly string[])[],
  each: number,
  level = 1,
): Track {
  const track = silence(seconds);
  for (let index = 0; index * each < seconds - 2; index += 1)
    pad(track, index * each, each * 1.25, chords[index % chords.length]!, level);
  return inRoom(track, 0.5);
}

/** A struck note that rings, between a piano and a music box. */
export const bell = (track: Track, start: number, note: string, level: number, seconds = 1.6) =>
  tone(track, {
    at: start,
    seconds,
    pitch: toPitch(note),
    level,
    attack: 0.008,
    release: 0.6,
    overtones: [1, 0.35, 0.12, 0.05],
    decay: 1.8,
  });

export const flute = (track: Track, start: number, note: string, level: number, seconds: number) =>
  tone(track, {
    at: start,
    seconds: seconds * 0.86,
    pitch: toPitch(note),
    level,
    attack: 0.06,
    release: 0.16,
    overtones: [1, 0.42, 0.2, 0.06],
    decay: 0.35,
  });
