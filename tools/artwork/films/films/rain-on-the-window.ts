import { lettering } from '../toolkit/lettering.ts';
import { clamp, ramp, seeded, shown, times } from '../toolkit/motion.ts';
import { pads } from '../toolkit/music.ts';
import {
  add,
  finished,
  hiss,
  inRoom,
  RATE,
  silence,
  soften,
  thin,
  tone,
} from '../toolkit/sound.ts';
import {
  box,
  circle,
  draw,
  ellipse,
  fill,
  glow,
  gradient,
  group,
  picture,
  shape,
  stroke,
} from '../toolkit/svg.ts';
import type { Video } from '../toolkit/video.ts';

const SECONDS = 126;
const SILL = 300;

const random = seeded(77);
const BOKEH = times(34, () => ({
  x: random(0, 640),
  y: random(60, 290),
  r: random(24, 64),
  colour: ['leaf', 'moss', 'sage', 'leaf', 'gold', 'rose', 'moss'][Math.floor(random(0, 6.999))]!,
}));
/** Drops that stay in place, each appearing at its own time. */
const RESTING = times(120, () => ({
  x: random(24, 616),
  y: random(22, SILL - 14),
  r: random(1.6, 5.2),
  born: random(-40, SECONDS),
}));
/** Drops that run down and start again. */
const RUNNING = times(15, (index) => ({
  x: 34 + index * 41 + random(-14, 14),
  r: random(4.5, 6.5),
  wait: random(0, 16),
  every: random(13, 19),
  bend: random(0, 6),
}));

const drop = (x: number, y: number, r: number, opacity: number) =>
  group(
    { opacity },
    ellipse(x, y, r, r * 1.18, 'url(#drop)'),
    ellipse(x - r * 0.3, y - r * 0.45, r * 0.28, r * 0.34, '#ffffff', { opacity: 0.9 }),
  );

function running(at: number): string {
  return RUNNING.map(({ x, r, wait, every, bend }) => {
    const now = ((((at - wait) % every) + every) % every) / every;
    const fallen = clamp((now - 0.25) / 0.65);
    // Irregular speed, like real drops.
    const y = 16 + (fallen + 0.035 * Math.sin(fallen * 19 + bend)) * (SILL - 12);
    const sway = (height: number) => x + Math.sin(height / 46 + bend) * 3.5;
    const trail = times(9, (index) => {
      const height = y - 7 - index * 11;
      const gone = shown(now, 0.05, 1, 0.1);
      return height < 18 || fallen === 0
        ? ''
        : drop(sway(height), height, r * (0.42 - index * 0.03), 0.75 * (1 - index / 10) * gone);
    });
    return (
      trail.join('') +
      drop(sway(y), y, r * (0.4 + 0.6 * ramp(now, 0, 0.25)), shown(now, 0, 1, 0.08))
    );
  }).join('');
}

const resting = (at: number) =>
  RESTING.map(({ x, y, r, born }) =>
    drop(x, y, r * ramp(at, born, born + 6), 0.95 * ramp(at, born, born + 3)),
  )
    .filter((_, index) => at > RESTING[index]!.born)
    .join('');

const garden = (at: number) =>
  BOKEH.map(({ x, y, r, colour }, index) =>
    circle(x + Math.sin(at / 9 + index) * 3, y, r, `url(#${colour})`),
  ).join('');

function cup(at: number): string {
  const steam = [0, 1, 2].map((index) => {
    const sway = Math.sin(at * 0.7 + index * 2) * 5;
    const x = 506 + index * 13;
    return stroke(
      `M${x} 262C${x - 8 + sway} 250 ${x + 8 - sway} 240 ${x + sway} 224`,
      '#ffffff',
      4,
      {
        opacity: 0.28 + 0.08 * Math.sin(at * 0.6 + index),
      },
    );
  });
  return (
    steam.join('') +
    ellipse(522, 330, 58, 7, '#6d4a33', { opacity: 0.35 }) +
    ellipse(520, 325, 54, 8, '#fffaf0', { stroke: '#cdbb9c', 'stroke-width': 1.5 }) +
    stroke('M551 284C576 280 576 312 547 310', '#f6efe0', 7) +
    shape('M486 272L554 272C554 308 544 324 520 324C496 324 486 308 486 272Z', '#f6efe0') +
    ellipse(520, 272, 34, 6, '#8a5a36') +
    shape('M487 286C510 292 532 292 553 286L552 296C532 302 508 302 488 296Z', '#c4604f')
  );
}

const geranium = () =>
  shape('M86 290L150 290L142 332L94 332Z', '#c97447') +
  box(82, 284, 72, 12, '#d9814a', { rx: 3 }) +
  stroke(
    'M118 286C112 258 96 246 86 238M118 286C120 256 120 236 124 222M118 286C128 262 144 252 154 246',
    '#3f7a4f',
    5,
  ) +
  [
    [84, 262, 17],
    [104, 252, 18],
    [136, 258, 18],
    [154, 270, 15],
    [118, 268, 18],
  ]
    .map(([x, y, r]) => circle(x!, y!, r!, '#4f8f5b'))
    .join('') +
  [
    [84, 234],
    [126, 216],
    [156, 240],
  ]
    .flatMap(([x, y]) =>
      [
        [0, 0],
        [-9, 4],
        [9, 4],
        [-5, -8],
        [6, -8],
      ].map(([dx, dy]) => circle(x! + dx!, y! + dy!, 8, '#d4574f')),
    )
    .join('');

const frameOfWindow = () =>
  [
    box(0, 0, 640, 16, '#f6efe2'),
    box(0, 0, 18, SILL, '#f6efe2'),
    box(622, 0, 18, SILL, '#f6efe2'),
    box(311, 0, 18, SILL, '#f6efe2'),
    box(18, 14, 604, 3, '#cbbfa9', { opacity: 0.7 }),
    box(16, 16, 3, SILL - 16, '#cbbfa9', { opacity: 0.7 }),
    box(308, 16, 3, SILL - 16, '#cbbfa9', { opacity: 0.7 }),
    box(329, 16, 3, SILL - 16, '#cbbfa9', { opacity: 0.7 }),
    box(0, SILL, 640, 60, '#e9dcc3'),
    box(0, SILL, 640, 7, '#fbf4e6'),
  ].join('');

const spot = (id: string, colour: string) =>
  glow(id, [
    [0, colour, 0.55],
    [0.7, colour, 0.38],
    [1, colour, 0],
  ]);

function frame(at: number): string {
  return picture(
    draw(
      'defs',
      {},
      gradient('day', [
        [0, '#aebfc6'],
        [0.5, '#8fa89f'],
        [1, '#5f7f6a'],
      ]),
      spot('leaf', '#4f8a5f'),
      spot('moss', '#7fa66a'),
      spot('rose', '#c98a86'),
      spot('sage', '#b9cdb8'),
      spot('gold', '#d9b872'),
      glow('drop', [
        [0, '#eef6f5', 0.35],
        [0.65, '#dbe8e6', 0.55],
        [0.9, '#4f6f6a', 0.55],
        [1, '#3d5a55', 0.7],
      ]),
    ),
    fill('url(#day)'),
    garden(at),
    resting(at),
    running(at),
    frameOfWindow(),
    geranium(),
    cup(at),
    lettering('Rain on the window', {
      x: 320,
      y: 348,
      size: 34,
      fill: '#3a2a1c',
      opacity: shown(at, 1.5, 11, 1.5),
    }),
  );
}

function sound() {
  const steady = soften(thin(hiss(SECONDS, 31), 700), 4200);
  const near = soften(hiss(SECONDS, 32), 500);
  const rain = silence(SECONDS).map((_, index) => {
    const gust = 0.8 + 0.2 * Math.sin(index / RATE / 5.3) * Math.sin(index / RATE / 3.1);
    return steady[index]! * 0.3 * gust + near[index]! * 0.22;
  });
  const chance = seeded(33);
  const taps = silence(SECONDS);
  for (let start = 0.5; start < SECONDS - 1; start += chance(0.05, 0.42))
    tone(taps, {
      at: start,
      seconds: 0.02,
      pitch: chance(700, 1900),
      level: chance(0.02, 0.1),
      attack: 0.002,
      release: 0.06,
      overtones: [1, 0.2],
      decay: 30,
    });
  add(rain, inRoom(taps, 0.4));
  add(
    rain,
    pads(
      SECONDS,
      [
        ['D3', 'A3', 'F4'],
        ['C3', 'G3', 'E4'],
        ['A2', 'E3', 'C4'],
        ['G2', 'D3', 'B3'],
      ],
      12,
      0.4,
    ),
    0,
    0.1,
  );
  return finished(rain, 0.42);
}

export const rainOnTheWindow: Video = {
  code: 'rain-on-the-window',
  title: 'Rain on the window',
  summary: 'Warm and dry indoors: drops run down the pane, with soft rain and a cup of tea.',
  category: 'SEN',
  levels: ['exploratory', 'sensory', 'reflex'],
  seconds: SECONDS,
  narrated: false,
  together:
    'Tuck a blanket round the knees, and have a warm drink as the person may have it. Follow one drop with a finger, slowly, all the way down. If rain brings back something sad, say so, and change to the sunrise.',
  opening_line: 'Listen to that. Aren’t we lucky to be in the dry?',
  chapters: [
    { at: 0, title: 'The rain begins' },
    { at: 40, title: 'Drops on the pane' },
    { at: 85, title: 'Warm and dry' },
  ],
  poster: {
    at: 70,
    alt: 'Raindrops on a window, with a red geranium and a steaming cup of tea on the sill',
  },
  interests: [
    'nature.weather',
    'food.afternoon_tea',
    'nature.house_plants',
    'wellbeing.relaxation',
  ],
  captions: [
    { from: 1, until: 7, text: '[Steady, gentle rain]' },
    { from: 14, until: 20, text: '[Drops tap on the glass]' },
    { from: 40, until: 46, text: '[Rain, and very soft music]' },
    { from: 85, until: 91, text: '[Drops tap on the glass]' },
    { from: 116, until: 123, text: '[The rain grows quieter]' },
  ],
  coarseness: 29,
  frame,
  sound,
};
