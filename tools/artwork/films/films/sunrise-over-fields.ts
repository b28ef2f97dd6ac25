import { furrows, HILLS, land, mist, tree } from '../drawings/fields.ts';
import { lettering } from '../toolkit/lettering.ts';
import { along, colourAlong, type Keys, ramp, seeded, shown, times } from '../toolkit/motion.ts';
import { pads } from '../toolkit/music.ts';
import { add, finished, glide, inRoom, silence, thin, hiss, soften } from '../toolkit/sound.ts';
import {
  circle,
  draw,
  ellipse,
  fill,
  glow,
  gradient,
  group,
  picture,
  stroke,
} from '../toolkit/svg.ts';
import type { Video } from '../toolkit/video.ts';

const SECONDS = 140;

const SKY_TOP: Keys<string> = [
  [0, '#0f1b38'],
  [35, '#2a3a66'],
  [70, '#6a83b5'],
  [110, '#8fb9dc'],
  [140, '#a5cdec'],
];
const SKY_MIDDLE: Keys<string> = [
  [0, '#1d2a4e'],
  [35, '#6b5a86'],
  [70, '#e8a08b'],
  [110, '#f3d9bd'],
  [140, '#d6e9f4'],
];
const SKY_LOW: Keys<string> = [
  [0, '#3a3a60'],
  [35, '#d98a72'],
  [70, '#ffc98a'],
  [110, '#ffeac2'],
  [140, '#fdf3dc'],
];
const CLOUDS = [
  [120, 70, 90, 8],
  [190, 80, 70, 6],
  [430, 54, 110, 8],
  [520, 66, 80, 6],
  [330, 108, 100, 5],
] as const;

const clouds = (at: number) =>
  CLOUDS.map(([x, y, rx, ry]) =>
    ellipse(x + at * 0.22 - 15, y, rx * 1.2, ry * 2.2, 'url(#cloud)'),
  ).join('');

/** A distant bird with slow wings. */
function bird(at: number, start: number, y: number, size: number): string {
  const x = -30 + (at - start) * 17;
  if (x < -30 || x > 680) return '';
  const lift = Math.sin(at * 3.4 + start) * 4 + 1;
  const height = y + Math.sin(at / 3 + start) * 6;
  const wings = `M-11 ${-lift}Q-5 ${-lift - 3} 0 0Q5 ${-lift - 3} 11 ${-lift}`;
  return group(
    { transform: `translate(${x.toFixed(1)} ${height.toFixed(1)}) scale(${size})` },
    stroke(wings, '#3b3a4a', 2.2),
  );
}

function frame(at: number): string {
  const height = along(
    [
      [0, 300],
      [28, 262],
      [140, 78],
    ],
    at,
  );
  const strength = ramp(at, 18, 60);
  const sun = colourAlong(
    [
      [0, '#ffb27a'],
      [60, '#ffdc9a'],
      [100, '#ffeab8'],
      [140, '#fff3d2'],
    ],
    at,
  );
  const cloud = colourAlong(
    [
      [0, '#2a3560'],
      [35, '#d98f90'],
      [70, '#ffd0ad'],
      [140, '#ffffff'],
    ],
    at,
  );
  const dark = colourAlong(
    [
      [0, '#0b1020'],
      [40, '#1b2429'],
      [80, '#33472a'],
      [140, '#35663a'],
    ],
    at,
  );
  return picture(
    draw(
      'defs',
      {},
      gradient('sky', [
        [0, colourAlong(SKY_TOP, at)],
        [0.42, colourAlong(SKY_MIDDLE, at)],
        [0.72, colourAlong(SKY_LOW, at)],
        [1, colourAlong(SKY_LOW, at)],
      ]),
      glow('halo', [
        [0, sun, 0.85],
        [0.25, sun, 0.4],
        [1, sun, 0],
      ]),
      glow('mist', [
        [0, '#fff1e0'],
        [0.5, '#fff1e0', 0.6],
        [1, '#fff1e0', 0],
      ]),
      glow('cloud', [
        [0, cloud, 0.7],
        [0.4, cloud, 0.45],
        [1, cloud, 0],
      ]),
      draw('clipPath', { id: 'near' }, land(at, 3)),
    ),
    fill('url(#sky)'),
    clouds(at),
    circle(300, height, 210, 'url(#halo)', { opacity: strength }),
    circle(300, height, 31, sun, { opacity: Math.min(1, strength * 1.6) }),
    bird(at, 62, 96, 1),
    bird(at, 64, 112, 0.8),
    bird(at, 66.5, 90, 0.7),
    bird(at, 100, 70, 0.9),
    bird(at, 103, 84, 0.7),
    land(at, 0),
    mist(at, 232, 0, 0.6 * ramp(at, 10, 50) * (1 - ramp(at, 90, 138))),
    land(at, 1),
    mist(at, 258, 2, 0.5 * ramp(at, 10, 50) * (1 - ramp(at, 90, 138))),
    tree(540, 252, 0.62, colourAlong(HILLS[2]!.colours, at - 10)),
    tree(568, 254, 0.5, colourAlong(HILLS[2]!.colours, at - 10)),
    land(at, 2),
    mist(at, 290, 4, 0.4 * ramp(at, 10, 50) * (1 - ramp(at, 90, 138))),
    land(at, 3),
    group({ 'clip-path': 'url(#near)' }, furrows(at)),
    tree(92, 312, 1.7, dark),
    tree(30, 322, 1.25, dark),
    lettering('A new day', {
      x: 400,
      y: 60,
      size: 40,
      fill: '#fff6e6',
      opacity: shown(at, 3, 14, 2),
    }),
  );
}

function sound() {
  const music = pads(
    SECONDS,
    [
      ['C3', 'G3', 'E4'],
      ['F3', 'C4', 'A4'],
      ['A2', 'E3', 'C4'],
      ['G3', 'D4', 'B4'],
    ],
    11,
    0.08,
  );
  const birds = silence(SECONDS);
  const random = seeded(12);
  for (let start = 26; start < SECONDS - 5; start += random(2.2, 5.5)) {
    const level = 0.11 * ramp(start, 20, 70) * random(0.4, 1);
    const tune = random(1700, 3000);
    for (const note of times(Math.round(random(2, 6)), (each) => each))
      glide(
        birds,
        start + note * 0.17,
        [tune * random(0.8, 1.3), tune * random(0.9, 1.5), tune * random(0.8, 1.2)],
        0.15,
        level,
      );
  }
  add(music, inRoom(birds, 0.5));
  add(music, thin(soften(hiss(SECONDS, 7), 420), 90), 0, 0.03);
  return finished(music);
}

export const sunriseOverFields: Video = {
  code: 'sunrise-over-fields',
  title: 'Sunrise over the fields',
  summary: 'Night turns slowly into a bright morning, with mist, birdsong and quiet music.',
  category: 'NAT',
  levels: ['planned', 'exploratory', 'sensory', 'reflex'],
  seconds: SECONDS,
  narrated: false,
  together:
    'Dim the room a little and turn the screen so that no light falls on it. Say what you see as it comes: the first light, the mist, the birds. Leave silences, and hold a hand if it is welcome.',
  opening_line: 'The sun’s not up yet. Come and watch it with me.',
  chapters: [
    { at: 0, title: 'Before dawn' },
    { at: 30, title: 'First light' },
    { at: 62, title: 'The birds wake' },
    { at: 100, title: 'Morning' },
  ],
  poster: {
    at: 72,
    alt: 'The sun stands low over misty hills and fields, under a pink and golden sky',
  },
  interests: ['nature.countryside', 'nature.weather', 'nature.birds', 'nature.farming'],
  captions: [
    { from: 1, until: 6, text: '[Soft, slow music]' },
    { from: 27, until: 33, text: '[A first bird calls]' },
    { from: 62, until: 68, text: '[More birds join in]' },
    { from: 100, until: 106, text: '[Birdsong and soft music]' },
    { from: 130, until: 136, text: '[The music fades, the birds sing on]' },
  ],
  coarseness: 26,
  frame,
  sound,
};
