import { type Constellation, CONSTELLATIONS, PLACES } from '../drawings/constellations.ts';
import { lettering } from '../toolkit/lettering.ts';
import { clamp, mix, ramp, seeded, shown, times } from '../toolkit/motion.ts';
import { bell, pads } from '../toolkit/music.ts';
import { add, finished, glide, hiss, inRoom, silence, soften } from '../toolkit/sound.ts';
import {
  circle,
  draw,
  ellipse,
  fill,
  glow,
  gradient,
  group,
  picture,
  type Point,
  points,
  shape,
  stroke,
} from '../toolkit/svg.ts';
import type { Video } from '../toolkit/video.ts';

const SECONDS = 144;
const STARLIGHT = '#fff4d6';

const random = seeded(1909);
const FIELD = times(210, () => ({
  angle: random(0, 2 * Math.PI),
  away: Math.sqrt(random()) * 560,
  r: 0.7 + random() ** 3 * 1.7,
  phase: random(0, 6),
}));
const POLE: Point = [320, 60];

/** The sky rotates slowly around the pole. */
const field = (at: number) =>
  FIELD.map(({ angle, away, r, phase }) => {
    const turned = angle - at * 0.0022;
    const [x, y] = [POLE[0] + Math.cos(turned) * away, POLE[1] + Math.sin(turned) * away];
    return circle(x, y, r, '#e8eeff', { opacity: 0.62 + 0.2 * Math.sin(at * 0.8 + phase) });
  }).join('');

/** The lines are drawn one after another. */
function lineDrawing(
  places: readonly Point[],
  lines: Constellation['lines'],
  part: number,
): string {
  const pairs = lines.flatMap((line) =>
    line.slice(1).map((star, index) => [line[index]!, star] as const),
  );
  return pairs
    .map(([from, to], index) => {
      const done = clamp(part * pairs.length - index);
      const [a, b] = [places[from]!, places[to]!];
      const end: Point = [mix(a[0], b[0], done), mix(a[1], b[1], done)];
      return done > 0 ? stroke(points([a, end]), '#ffdf9e', 2.2, { opacity: 0.75 }) : '';
    })
    .join('');
}

function constellation(at: number, index: number): string {
  const { from, until, name, about, stars, lines } = CONSTELLATIONS[index]!;
  const places = PLACES[index]!;
  const opacity = shown(at, from, until, 2.5);
  if (opacity <= 0) return '';
  return group(
    { opacity },
    ...places.map(([x, y], star) => circle(x, y, stars[star]![2] * 3.4, 'url(#shine)')),
    lineDrawing(places, lines, (at - from - 5) / 11),
    ...places.map(([x, y], star) =>
      circle(x, y, stars[star]![2] * (1 + 0.08 * Math.sin(at * 1.1 + star)), STARLIGHT),
    ),
    lettering(name, {
      x: 320,
      y: 322,
      size: 42,
      fill: STARLIGHT,
      opacity: ramp(at, from + 4, from + 6),
    }),
    lettering(about, {
      x: 320,
      y: 350,
      size: 23,
      fill: '#e6e9f5',
      opacity: ramp(at, from + 8, from + 10),
    }),
  );
}

const land = () =>
  shape(
    'M0 300C90 282 170 294 250 288C340 280 420 268 500 280C560 288 610 282 640 276L640 360L0 360Z',
    '#0a0f1e',
  ) +
  shape(
    'M548 284L548 250L562 250L562 232L569 212L576 232L576 250L612 250L622 266L622 284Z',
    '#070b17',
  ) +
  [
    [60, 286, 16],
    [40, 292, 14],
    [82, 292, 14],
    [120, 294, 9],
  ]
    .map(([x, y, r]) => circle(x!, y!, r!, '#070b17'))
    .join('') +
  shape('M585 262L595 262L595 272L585 272Z', '#ffcf87', { opacity: 0.85 });

function moon(at: number): string {
  const opacity = shown(at, -3, 16, 3);
  if (opacity <= 0) return '';
  return group(
    { opacity },
    circle(320, 140, 110, 'url(#moonlight)'),
    circle(320, 140, 42, '#f8f0d8'),
    ...[
      [306, 128, 9],
      [334, 146, 7],
      [318, 158, 6],
      [336, 122, 4],
    ].map(([x, y, r]) => circle(x!, y!, r!, '#e6dcbd')),
  );
}

function frame(at: number): string {
  return picture(
    draw(
      'defs',
      {},
      gradient('night', [
        [0, '#0a1230'],
        [0.6, '#1a2750'],
        [1, '#33406f'],
      ]),
      glow('shine', [
        [0, STARLIGHT, 0.55],
        [0.4, STARLIGHT, 0.16],
        [1, STARLIGHT, 0],
      ]),
      glow('moonlight', [
        [0, '#f8f0d8', 0.5],
        [0.45, '#f8f0d8', 0.18],
        [1, '#f8f0d8', 0],
      ]),
      glow('milk', [
        [0, '#b9c4ea', 0.2],
        [1, '#b9c4ea', 0],
      ]),
    ),
    fill('url(#night)'),
    group(
      { transform: `rotate(${(-34 - at * 0.05).toFixed(3)} 320 150)` },
      ellipse(320, 150, 520, 80, 'url(#milk)'),
    ),
    field(at),
    moon(at),
    land(),
    ...CONSTELLATIONS.map((_, index) => constellation(at, index)),
    lettering('The night sky', {
      x: 320,
      y: 334,
      size: 44,
      fill: STARLIGHT,
      opacity: shown(at, 2, 14, 1.5),
    }),
    lettering('Good night, stars', {
      x: 320,
      y: 334,
      size: 40,
      fill: STARLIGHT,
      opacity: shown(at, 136.5, 143.5, 1.5),
    }),
  );
}

function sound() {
  const music = pads(
    SECONDS,
    [
      ['E3', 'B3', 'G#4'],
      ['A2', 'E3', 'C#4'],
      ['C#3', 'G#3', 'E4'],
      ['B2', 'F#3', 'D#4'],
    ],
    12,
    0.08,
  );
  const bells = silence(SECONDS);
  for (const { from, stars } of CONSTELLATIONS)
    for (const index of stars.keys())
      bell(
        bells,
        from + 5 + (index * 11) / stars.length,
        ['E5', 'G#5', 'B5', 'C#6', 'B5', 'G#5', 'E5'][index]!,
        0.07,
        2.4,
      );
  const owl = silence(SECONDS);
  for (const start of [9, 60, 122]) {
    glide(owl, start, [330, 352, 340], 0.7, 0.1);
    glide(owl, start + 1.9, [335, 352, 320], 0.4, 0.07);
    glide(owl, start + 2.4, [340, 362, 318], 1.3, 0.1);
  }
  add(music, inRoom(bells, 0.7));
  add(music, inRoom(owl, 0.8));
  add(music, soften(soften(hiss(SECONDS, 9), 300), 300), 0, 0.1);
  return finished(music, 0.42);
}

export const nightSky: Video = {
  code: 'night-sky',
  title: 'The night sky',
  summary:
    'The moon, and four pictures in the stars that are drawn line by line: do you know them?',
  category: 'NAT',
  levels: ['planned', 'exploratory', 'sensory', 'reflex'],
  seconds: SECONDS,
  narrated: false,
  together:
    'Best late in the day, in a room with little light, with everybody who likes that. Point along the lines as they are drawn, and let whoever knows the names say them first. Ask where they saw the stars best: a farm, a ship, a night shift.',
  opening_line: 'It’s a clear night. Shall we look up for a while?',
  chapters: [
    { at: 0, title: 'The moon' },
    ...CONSTELLATIONS.map(({ from, name }) => ({ at: from, title: name })),
  ],
  poster: {
    at: 38,
    alt: 'The seven stars of the Plough, joined by golden lines, above dark hills and a small church',
  },
  interests: ['nature.stars', 'nature.countryside', 'words.storytelling', 'wellbeing.relaxation'],
  captions: [
    { from: 1, until: 7, text: '[Soft, slow music]' },
    { from: 9, until: 14, text: '[An owl hoots]' },
    { from: 21, until: 27, text: '[A small bell rings for every star]' },
    { from: 53, until: 58, text: '[Small bells]' },
    { from: 60, until: 65, text: '[An owl hoots, far away]' },
    { from: 83, until: 88, text: '[Small bells]' },
    { from: 115, until: 120, text: '[Small bells]' },
    { from: 122, until: 127, text: '[The owl again]' },
    { from: 136, until: 142, text: '[The music fades]' },
  ],
  coarseness: 26,
  frame,
  sound,
};
