// Words and tune by Harry Dacre (1892), who died in 1922: in the public domain since 1993.
type Note = readonly [syllable: string, pitch: string, beats: number];
/** A syllable that ends in a hyphen continues in the next one. */
export const SONG: readonly (readonly Note[])[] = [
  [
    ['Dai-', 'A4', 3],
    ['sy,', 'F#4', 3],
    ['Dai-', 'D4', 3],
    ['sy,', 'A3', 3],
  ],
  [
    ['give', 'B3', 1],
    ['me', 'C#4', 1],
    ['your', 'D4', 1],
    ['an-', 'B3', 2],
    ['swer,', 'D4', 1],
    ['do!', 'A3', 6],
  ],
  [
    ['I’m', 'E4', 3],
    ['half', 'A4', 3],
    ['cra-', 'F#4', 3],
    ['zy,', 'D4', 3],
  ],
  [
    ['all', 'B3', 1],
    ['for', 'C#4', 1],
    ['the', 'D4', 1],
    ['love', 'E4', 2],
    ['of', 'F#4', 1],
    ['you!', 'E4', 5],
  ],
  [
    ['It', 'F#4', 1],
    ['won’t', 'G4', 1],
    ['be', 'F#4', 1],
    ['a', 'E4', 1],
    ['styl-', 'A4', 2],
    ['ish', 'F#4', 1],
    ['mar-', 'E4', 1],
    ['riage,', 'D4', 4],
  ],
  [
    ['I', 'E4', 1],
    ['can’t', 'F#4', 2],
    ['af-', 'D4', 1],
    ['ford', 'B3', 2],
    ['a', 'D4', 1],
    ['car-', 'B3', 1],
    ['riage.', 'A3', 4],
  ],
  [
    ['But', 'A3', 1],
    ['you’ll', 'D4', 2],
    ['look', 'F#4', 1],
    ['sweet', 'E4', 2],
    ['u-', 'A3', 1],
    ['pon', 'D4', 2],
    ['the', 'F#4', 1],
    ['seat', 'E4', 1],
  ],
  [
    ['of', 'F#4', 1],
    ['a', 'G4', 1],
    ['bi-', 'A4', 1],
    ['cy-', 'F#4', 1],
    ['cle', 'D4', 1],
    ['built', 'E4', 2],
    ['for', 'A3', 1],
    ['two!', 'D4', 6],
  ],
];
export const CHORDS = 'D D D D G G D D A A D D G E A A A D D D D G D D D A D A D A D D'.split(' ');
export const VOICES: Readonly<Record<string, readonly string[]>> = {
  D: ['D3', 'F#3', 'A3'],
  G: ['G2', 'G3', 'B3'],
  A: ['A2', 'G3', 'C#4'],
  E: ['E3', 'G#3', 'B3'],
};
export const BEAT = 0.62;
export const BAR = 3 * BEAT;
const ROUND = CHORDS.length * BAR;
export const ROUNDS = [4 * BAR + 1, 8 * BAR + 1 + ROUND] as const;
export const SECONDS = Math.ceil(ROUNDS[1] + ROUND + 4);

interface Word {
  text: string;
  from: number;
}
export interface Line {
  from: number;
  until: number;
  text: string;
  words: readonly Word[];
}

/** Every line of both rounds, with the start time of each word. */
function linesFrom(start: number): Line[] {
  let at = start;
  return SONG.map((notes) => {
    const from = at;
    const words: { text: string; from: number }[] = [];
    let isOpen = false;
    for (const [syllable, , beats] of notes) {
      const piece = syllable.replace(/-$/, '');
      if (isOpen) words.at(-1)!.text += piece;
      else words.push({ text: piece, from: at });
      isOpen = syllable.endsWith('-');
      at += beats * BEAT;
    }
    return { from, until: at, text: words.map(({ text }) => text).join(' '), words };
  });
}
export const LINES = ROUNDS.flatMap(linesFrom);
