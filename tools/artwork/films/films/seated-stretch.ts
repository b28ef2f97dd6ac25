import { ankles } from '../drawings/ankles.ts';
import {
  type Arm,
  between,
  type Pose,
  RESTING_ARM,
  seatedPerson,
} from '../drawings/seated-person.ts';
import { lettering } from '../toolkit/lettering.ts';
import { clamp, ease, shown } from '../toolkit/motion.ts';
import { pads } from '../toolkit/music.ts';
import { narrate } from '../toolkit/narration.ts';
import { INK } from '../toolkit/palette.ts';
import { finished } from '../toolkit/sound.ts';
import {
  box,
  circle,
  draw,
  fill,
  gradient,
  group,
  picture,
  shape,
  stroke,
} from '../toolkit/svg.ts';
import type { Video } from '../toolkit/video.ts';

const SECONDS = 168;
const SHOULDERS = { from: 18, until: 50, beat: 8 };
const WINGS = { from: 58, until: 90, beat: 8 };
const APPLES = { from: 97, until: 121, beat: 6 };
const ANKLES = { from: 126, until: 156, beat: 6 };
const SIDE: Arm = { elbow: [92, -34], hand: [134, -46] };
const UP: Arm = { elbow: [72, -82], hand: [56, -136] };

const captions = [
  { from: 0.8, until: 7, text: 'Sit well back in your chair, feet flat on the floor.' },
  { from: 7.5, until: 13, text: 'Move only as far as is comfortable.' },
  { from: 14, until: 17.8, text: 'We begin with the shoulders.' },
  { from: 18, until: 21.5, text: 'Slowly up.' },
  { from: 22, until: 25.5, text: 'And gently down.' },
  { from: 26, until: 28.5, text: 'Up.' },
  { from: 30, until: 32.5, text: 'And down.' },
  { from: 34, until: 39, text: 'Let the neck grow long as they drop.' },
  { from: 42, until: 46, text: '[Soft music]' },
  { from: 52, until: 57.5, text: 'Now let your arms float out to the sides.' },
  { from: 58, until: 61.5, text: 'Out, like a bird.' },
  { from: 62, until: 65, text: 'And back to your lap.' },
  { from: 66, until: 68.5, text: 'Out.' },
  { from: 70, until: 72.5, text: 'And back.' },
  { from: 76, until: 81, text: 'Only as high as you like.' },
  { from: 91, until: 96.8, text: 'Now reach up for an apple, one hand at a time.' },
  { from: 97, until: 99.5, text: 'Reach up.' },
  { from: 100, until: 102.7, text: 'And down.' },
  { from: 103, until: 105.5, text: 'The other hand.' },
  { from: 110, until: 113, text: 'Put it in the basket.' },
  { from: 121.5, until: 125.8, text: 'Last, the ankles.' },
  { from: 126, until: 128.9, text: 'Toes up.' },
  { from: 129, until: 131.5, text: 'And down.' },
  { from: 132, until: 134.8, text: 'Now the heels.' },
  { from: 135, until: 137.5, text: 'And down.' },
  { from: 138, until: 143, text: 'Toes, and then heels.' },
  { from: 144, until: 148.5, text: 'Like walking without going anywhere.' },
  { from: 158, until: 165, text: 'Rest your hands in your lap. That was good work.' },
];

/** Up and down within one beat, with a short pause at both ends. */
const thereAndBack = (part: number) => ease(clamp(1.35 - Math.abs(part - 0.5) * 2.9));

function moved(at: number, { from, until, beat }: typeof SHOULDERS) {
  const inside = at >= from && at < until;
  return {
    amount: inside ? thereAndBack(((at - from) / beat) % 1) : 0,
    turn: Math.floor((at - from) / beat),
  };
}

function poseAt(at: number): Pose {
  const apples = moved(at, APPLES);
  const wing = between(RESTING_ARM, SIDE, moved(at, WINGS).amount);
  const reaching = between(wing, UP, apples.amount);
  return {
    shoulders: moved(at, SHOULDERS).amount,
    left: apples.turn % 2 === 0 ? wing : reaching,
    right: apples.turn % 2 === 0 ? reaching : wing,
  };
}

const room = () =>
  group(
    {},
    fill('url(#wall)'),
    box(0, 300, 640, 60, '#d6b88c'),
    box(0, 296, 640, 6, '#f7ecd8'),
    box(40, 92, 132, 132, '#fdf6ea', { rx: 6 }),
    box(48, 100, 116, 116, 'url(#sky)'),
    shape('M48 190C80 176 120 190 164 172L164 216L48 216Z', '#8fb99a'),
    circle(136, 124, 12, '#ffe3a8'),
    box(103, 100, 6, 116, '#fdf6ea'),
    box(32, 222, 148, 9, '#f2e3c8', { rx: 3 }),
    stroke('M560 300L560 196', '#8e5d39', 6),
    shape('M524 196L596 196L582 146L538 146Z', '#f3cf9a'),
    box(540, 296, 40, 8, '#8e5d39', { rx: 3 }),
  );

const TITLES = [
  { from: 0.5, until: 13, text: 'A seated stretch' },
  { from: 13.5, until: 51, text: 'Shoulders up and down' },
  { from: 51.5, until: 90, text: 'Arms out, and back' },
  { from: 90.5, until: 121, text: 'Reach for an apple' },
  { from: 121.5, until: 156, text: 'Toes up, heels up' },
  { from: 157, until: 167.5, text: 'Well done' },
];

const title = (at: number) =>
  box(0, 0, 640, 62, '#fdf6ea') +
  TITLES.map(({ from, until, text }) =>
    lettering(text, { x: 320, y: 44, size: 40, fill: INK, opacity: shown(at, from, until, 0.6) }),
  ).join('');

function frame(at: number): string {
  const { amount, turn } = moved(at, ANKLES);
  const feet = shown(at, 121, 157, 1.2);
  const tilt = amount * (turn % 2 === 0 ? 21 : -26);
  return picture(
    draw(
      'defs',
      {},
      gradient('wall', [
        [0, '#e3eadb'],
        [1, '#d3dfcd'],
      ]),
      gradient('sky', [
        [0, '#bfe0ee'],
        [1, '#fbe9d2'],
      ]),
    ),
    feet < 1 ? room() + seatedPerson(346, 216 + Math.sin(at) * 0.6, 0.86, poseAt(at)) : '',
    feet > 0
      ? group(
          { opacity: feet },
          fill('url(#wall)'),
          box(0, 300, 640, 60, '#d6b88c'),
          box(0, 296, 640, 6, '#f7ecd8'),
          ankles(tilt, tilt),
        )
      : '',
    title(at),
  );
}

function sound() {
  const music = pads(
    SECONDS,
    [
      ['G2', 'D3', 'B3'],
      ['C3', 'G3', 'E4'],
      ['E3', 'G3', 'B3'],
      ['D3', 'A3', 'F#4'],
    ],
    8,
    0.07,
  );
  narrate(music, captions);
  return finished(music, 0.4);
}

export const seatedStretch: Video = {
  code: 'seated-stretch',
  title: 'A seated stretch',
  summary:
    'Shoulders, arms and ankles, slowly and without leaving the chair, with somebody to copy.',
  category: 'PHY',
  levels: ['planned', 'exploratory'],
  seconds: SECONDS,
  narrated: true,
  together:
    'Check that chairs are firm, feet reach the floor and nobody has been told to keep an arm still. Sit where you can be seen and do it yourself, with a smile rather than a count. One movement done gladly is better than all of them; stop at pain, dizziness or breathlessness.',
  opening_line: 'I’ve been sitting too long. Will you stretch with me?',
  chapters: [
    { at: 0, title: 'Sit well' },
    { at: 14, title: 'Shoulders' },
    { at: 52, title: 'Arms' },
    { at: 91, title: 'Reach for an apple' },
    { at: 121, title: 'Ankles' },
    { at: 157, title: 'Rest' },
  ],
  poster: {
    at: 62,
    alt: 'A drawn woman with silver hair sits in an armchair and holds her arms out to the sides',
  },
  interests: ['active.chair_exercise', 'active.yoga', 'active.tai_chi'],
  captions,
  coarseness: 25,
  frame,
  sound,
};
