import { butterfly, lavender, peas, plums, teapot, wellingtons } from '../drawings/cool-things.ts';
import {
  daffodil,
  lemon,
  mapleLeaf,
  marmalade,
  pillarBox,
  poppy,
} from '../drawings/warm-things.ts';
import { lettering } from '../toolkit/lettering.ts';
import { colourAlong, ramp, shown, times } from '../toolkit/motion.ts';
import { bell, pads } from '../toolkit/music.ts';
import { add, finished, inRoom, silence } from '../toolkit/sound.ts';
import { box, circle, draw, fill, glow, group, picture } from '../toolkit/svg.ts';
import type { Video } from '../toolkit/video.ts';

interface Colour {
  name: string;
  /** The colour, a dark shade for text, and a pale one for the background. */
  strong: string;
  dark: string;
  pale: string;
  things: readonly [Thing, Thing];
}
interface Thing {
  name: string;
  drawing: () => string;
}

const COLOURS: readonly Colour[] = [
  {
    name: 'Red',
    strong: '#d8352a',
    dark: '#7d1a14',
    pale: '#fbe3de',
    things: [
      { name: 'A pillar box', drawing: pillarBox },
      { name: 'A poppy', drawing: poppy },
    ],
  },
  {
    name: 'Orange',
    strong: '#ee8a1d',
    dark: '#733a06',
    pale: '#fdebd2',
    things: [
      { name: 'Marmalade', drawing: marmalade },
      { name: 'An autumn leaf', drawing: mapleLeaf },
    ],
  },
  {
    name: 'Yellow',
    strong: '#f6d22e',
    dark: '#5e4700',
    pale: '#fdf6d3',
    things: [
      { name: 'A daffodil', drawing: daffodil },
      { name: 'A lemon', drawing: lemon },
    ],
  },
  {
    name: 'Green',
    strong: '#4a9a5e',
    dark: '#184a28',
    pale: '#e3f1e2',
    things: [
      { name: 'Wellingtons', drawing: wellingtons },
      { name: 'Garden peas', drawing: peas },
    ],
  },
  {
    name: 'Blue',
    strong: '#3d78c2',
    dark: '#153b70',
    pale: '#e1ecf8',
    things: [
      { name: 'A teapot', drawing: teapot },
      { name: 'A butterfly', drawing: butterfly },
    ],
  },
  {
    name: 'Purple',
    strong: '#8d62b8',
    dark: '#472269',
    pale: '#efe5f7',
    things: [
      { name: 'Lavender', drawing: lavender },
      { name: 'Ripe plums', drawing: plums },
    ],
  },
];
const START = 9;
const EACH = 21;
const END = START + COLOURS.length * EACH;
const SECONDS = END + 7;
const FIRST = 3;
const SECOND = 8;
const QUESTION = 13.5;

const page = (at: number) =>
  colourAlong(
    [
      [0, '#fdf6ea'],
      [START - 1, '#fdf6ea'],
      ...COLOURS.flatMap(({ pale }, index) => {
        const from = START + index * EACH;
        return [
          [from + 2, pale],
          [from + EACH - 1, pale],
        ] as const;
      }),
      [END + 2, '#fdf6ea'],
      [SECONDS, '#fdf6ea'],
    ],
    at,
  );

function thing({ name, drawing }: Thing, dark: string, x: number, part: number): string {
  if (part <= 0) return '';
  return group(
    { opacity: part, transform: `translate(0 ${((1 - part) * 10).toFixed(2)})` },
    circle(x, 192, 118, 'url(#light)'),
    group({ transform: `translate(${x} 188)` }, drawing()),
    lettering(name, { x, y: 336, size: 32, fill: dark }),
  );
}

function scene(at: number, index: number): string {
  const now = at - START - index * EACH;
  const opacity = shown(now, 0, EACH, 1.6);
  if (opacity <= 0) return '';
  const { name, dark, strong, things } = COLOURS[index]!;
  return group(
    { opacity },
    box(0, 0, 640, 74, strong),
    box(0, 0, 640, 74, '#ffffff', { opacity: 0.62 }),
    lettering(name, {
      x: 320,
      y: 56,
      size: 54,
      fill: dark,
      opacity: 1 - ramp(now, QUESTION, QUESTION + 0.8),
    }),
    lettering(`What else is ${name.toLowerCase()}?`, {
      x: 320,
      y: 53,
      size: 44,
      fill: dark,
      opacity: ramp(now, QUESTION + 0.8, QUESTION + 1.6),
    }),
    thing(things[0], dark, 172, ramp(now, FIRST, FIRST + 1.6)),
    thing(things[1], dark, 468, ramp(now, SECOND, SECOND + 1.6)),
  );
}

function dots(at: number): string {
  return COLOURS.map(({ strong }, index) => {
    const opening = ramp(at, 1 + index * 0.6, 2.2 + index * 0.6) * (1 - ramp(at, START - 1, START));
    const closing = ramp(at, END + 0.5 + index * 0.3, END + 1.5 + index * 0.3);
    return circle(95 + index * 90, 170, 36, strong, { opacity: Math.max(opening, closing) });
  }).join('');
}

function frame(at: number): string {
  const title = (text: string, opacity: number) =>
    lettering(text, { x: 320, y: 280, size: 46, fill: '#232a24', opacity });
  return picture(
    draw(
      'defs',
      {},
      glow('light', [
        [0, '#ffffff', 0.95],
        [0.7, '#ffffff', 0.6],
        [1, '#ffffff', 0],
      ]),
    ),
    fill(page(at)),
    dots(at),
    title('A colour walk', shown(at, 1, START - 0.2, 1)),
    title('Which was yours?', shown(at, END + 1, SECONDS - 0.3, 1)),
    ...COLOURS.map((_, index) => scene(at, index)),
  );
}

const CHIMES = [
  ['C5', 'E5', 'G5'],
  ['D5', 'F5', 'A5'],
  ['E5', 'G5', 'B5'],
  ['F5', 'A5', 'C6'],
  ['G5', 'B5', 'D6'],
  ['A5', 'C6', 'E6'],
] as const;

function sound() {
  const music = pads(
    SECONDS,
    [
      ['C3', 'G3', 'E4'],
      ['F3', 'A3', 'C4'],
      ['A2', 'E3', 'C4'],
      ['G2', 'D3', 'B3'],
    ],
    10.5,
    0.08,
  );
  const chimes = silence(SECONDS);
  for (const [index, notes] of CHIMES.entries())
    for (const [step, moment] of [0.6, FIRST, SECOND].entries())
      bell(chimes, START + index * EACH + moment, notes[step]!, 0.12, 2);
  for (const index of times(6, (each) => each))
    bell(chimes, 1.2 + index * 0.6, CHIMES[index]![0], 0.08, 1.5);
  add(music, inRoom(chimes, 0.6));
  return finished(music);
}

export const colourWalk: Video = {
  code: 'colour-walk',
  title: 'A colour walk',
  summary: 'Six colours, each with two familiar things and time to say what else has that colour.',
  category: 'COG',
  levels: ['planned', 'exploratory', 'sensory'],
  seconds: SECONDS,
  narrated: false,
  together:
    'Say the colour aloud as it comes, and look for it in the room: a cushion, a cardigan, a flower. Pause the film at the question for as long as ideas keep coming. Somebody who no longer finds words may like a scarf of each colour to hold.',
  opening_line: 'Which colour suits you best? Let’s see whether it comes.',
  chapters: [
    { at: 0, title: 'Six colours' },
    ...COLOURS.map(({ name }, index) => ({ at: START + index * EACH, title: name })),
    { at: END, title: 'Which was yours?' },
  ],
  poster: { at: START + 12, alt: 'A red pillar box and a red poppy, under the word “Red”' },
  interests: [
    'arts_crafts.painting',
    'arts_crafts.colouring',
    'nature.gardening',
    'social.conversation',
  ],
  captions: [
    { from: 1, until: 6, text: '[Six small bells, and soft music]' },
    ...COLOURS.map(({ name }, index) => ({
      from: START + index * EACH + 0.5,
      until: START + index * EACH + 5,
      text: `[A bell for ${name.toLowerCase()}, and soft music]`,
    })),
    { from: END + 0.5, until: END + 5, text: '[The music fades]' },
  ],
  coarseness: 24,
  frame,
  sound,
};
