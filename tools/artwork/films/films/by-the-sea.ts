import { lettering } from '../toolkit/lettering.ts';
import { ease, mix, seeded, shown, times } from '../toolkit/motion.ts';
import {
  add,
  finished,
  glide,
  hiss,
  inRoom,
  RATE,
  silence,
  soften,
  thin,
} from '../toolkit/sound.ts';
import {
  draw,
  ellipse,
  fill,
  glow,
  gradient,
  group,
  picture,
  type Point,
  shape,
  smooth,
  stroke,
} from '../toolkit/svg.ts';
import type { Video } from '../toolkit/video.ts';

const SECONDS = 132;
const HORIZON = 132;
/** Seconds from one wave on the sand to the next. */
const SWELL = 11;
const LOW = 262;
const HIGH = 316;

/** How far the water reaches up the sand: fast in, slow out. */
function reach(at: number): number {
  const now = (((at % SWELL) + SWELL) % SWELL) / SWELL;
  return now < 0.38 ? ease(now / 0.38) : 1 - ease((now - 0.38) / 0.62);
}

const edge = (level: number, drift: number): Point[] =>
  times(17, (index) => {
    const x = index * 40;
    return [x, level + 7 * Math.sin(x / 74 + drift) + 4 * Math.sin(x / 33 - drift * 1.7)] as const;
  });

const below = (line: readonly Point[]) => `${smooth(line)}L640 360L0 360Z`;

/** Drawn as everything above the water's edge, because the water covers the sand. */
function swash(at: number) {
  const drift = at / 7;
  const line = edge(mix(LOW, HIGH, reach(at)), drift);
  const foam = 0.55 + 0.4 * reach(at);
  return (
    shape(`${smooth(line)}L640 200L0 200Z`, 'url(#shallow)') +
    stroke(smooth(line), '#ffffff', 7, { opacity: foam }) +
    stroke(smooth(line.map(([x, y]) => [x, y - 15 - 3 * Math.sin(x / 40)])), '#ffffff', 2.5, {
      opacity: foam * 0.5,
    })
  );
}

/** A low crest that moves to the shore and becomes the next wave. */
function crest(at: number, lead: number) {
  const now = ((at + lead) % SWELL) / SWELL;
  const y = mix(176, LOW - 2, now ** 1.35);
  const line = edge(y, lead + Math.floor((at + lead) / SWELL));
  const lip = line.map(([x, height]) => [x, height - mix(2, 7, now)] as const);
  const strength = Math.min(1, now * 3) * (1 - Math.max(0, (now - 0.86) / 0.14));
  return (
    shape(`${smooth(lip)}L640 ${y + 30}L0 ${y + 30}Z`, 'url(#crest)', { opacity: strength * 0.7 }) +
    stroke(smooth(lip), '#f4fbfb', mix(1, 4.5, now), { opacity: strength * 0.85 })
  );
}

const random = seeded(5);
const GLINTS = times(46, () => ({
  x: random(0, 640),
  y: HORIZON + 4 + random() ** 1.6 * 84,
  phase: random(0, 6),
}));

const glints = (at: number) =>
  GLINTS.map(({ x, y, phase }) => {
    const size = mix(3, 13, (y - HORIZON) / 90);
    return stroke(
      `M${(x - size).toFixed(1)} ${y.toFixed(1)}L${(x + size).toFixed(1)} ${y.toFixed(1)}`,
      '#eafaf8',
      1.6,
      {
        opacity: 0.28 + 0.22 * Math.sin(at * 0.9 + phase),
      },
    );
  }).join('');

function boat(at: number) {
  const x = 60 + at * 2.6;
  const rock = Math.sin(at * 0.8) * 2.2;
  return group(
    {
      transform: `translate(${x.toFixed(2)} ${(HORIZON + 6 + Math.sin(at * 0.8 + 1)).toFixed(2)}) rotate(${rock.toFixed(2)})`,
    },
    shape('M2 -6L2 -58L32 -10Z', '#fdf6ea'),
    shape('M-2 -8L-2 -50L-22 -10Z', '#e98f5c'),
    stroke('M0 -4L0 -60', '#6d4a33', 2),
    shape('M-28 -5L32 -5L24 6L-20 6Z', '#8a3f35'),
  );
}

function gull(at: number, start: number, y: number, size: number, speed: number) {
  const x = 690 - (at - start) * speed;
  if (x < -40 || x > 690) return '';
  const lift = 5 + Math.sin(at * 1.6 + start) * 4;
  return group(
    {
      transform: `translate(${x.toFixed(1)} ${(y + Math.sin(at / 2 + start) * 7).toFixed(1)}) scale(${size})`,
    },
    stroke(`M-20 ${-lift}Q-9 ${-lift - 7} 0 0Q9 ${-lift - 7} 20 ${-lift}`, '#ffffff', 4.5),
    stroke(`M-20 ${-lift}L-17 ${-lift - 1.5}M20 ${-lift}L17 ${-lift - 1.5}`, '#4c5a63', 4.5),
    ellipse(0, 1, 7, 3, '#ffffff'),
  );
}

const shells = () =>
  [
    [86, 338, 1],
    [520, 334, 0.9],
    [566, 346, 0.7],
    [300, 349, 0.6],
  ]
    .map(([x, y, size]) =>
      group(
        { transform: `translate(${x} ${y}) scale(${size})` },
        shape('M0 8C-12 6 -14 -6 -9 -9C-4 -13 4 -13 9 -9C14 -6 12 6 0 8Z', '#fffaf2', {
          stroke: '#d9a98c',
          'stroke-width': 1.4,
        }),
        stroke('M0 7L-7 -8M0 7L0 -10M0 7L7 -8', '#d9a98c', 1.4),
      ),
    )
    .join('');

function frame(at: number): string {
  const wet = Math.max(reach(at), reach(at - 1.4), reach(at - 2.8));
  const drift = at / 7;
  return picture(
    draw(
      'defs',
      {},
      gradient('sky', [
        [0, '#8cc3e6'],
        [1, '#e6f3f5'],
      ]),
      gradient('sea', [
        [0, '#2f7f9e'],
        [0.5, '#3f9db0'],
        [1, '#6cc0bd'],
      ]),
      gradient('sand', [
        [0, '#d9bd8f'],
        [1, '#efdcb6'],
      ]),
      gradient('shallow', [
        [0, '#6cc0bd', 0],
        [0.35, '#7ccac2', 0.9],
        [1, '#b9e3d6', 0.85],
      ]),
      gradient('crest', [
        [0, '#2c869a', 0.9],
        [1, '#2c869a', 0],
      ]),
      glow('cloud', [
        [0, '#ffffff', 0.95],
        [0.5, '#ffffff', 0.6],
        [1, '#ffffff', 0],
      ]),
    ),
    fill('url(#sky)'),
    ...[
      [150, 58, 120, 22],
      [230, 70, 90, 16],
      [480, 44, 130, 20],
      [560, 60, 80, 14],
    ].map(([x, y, rx, ry]) => ellipse(x! + at * 0.25, y!, rx!, ry!, 'url(#cloud)')),
    shape('M640 108C600 104 560 112 520 126L500 133L640 133Z', '#7fa38d'),
    shape('M640 116C610 114 590 122 560 133L640 133Z', '#5f8a72'),
    draw('rect', { x: 0, y: HORIZON, width: 640, height: 150, fill: 'url(#sea)' }),
    glints(at),
    boat(at),
    shape(below(edge(LOW - 16, 0.6)), 'url(#sand)'),
    shape(below(edge(mix(LOW, HIGH, wet) + 5, drift)), '#f1e0bd', { opacity: 0.9 }),
    shells(),
    crest(at, 0),
    crest(at, SWELL / 2),
    swash(at),
    gull(at, 14, 60, 1, 26),
    gull(at, 17, 84, 0.7, 25),
    gull(at, 62, 46, 0.9, 24),
    gull(at, 98, 72, 1.1, 27),
    lettering('By the sea', {
      x: 370,
      y: 64,
      size: 44,
      fill: '#123e52',
      opacity: shown(at, 1.5, 10, 1.5),
    }),
  );
}

function sound() {
  const sea = silence(SECONDS);
  const rumble = soften(soften(hiss(SECONDS, 2), 320), 320);
  const wash = soften(thin(hiss(SECONDS, 3), 380), 2600);
  for (let i = 0; i < sea.length; i += 1) {
    const at = i / RATE;
    const now = reach(at);
    const arriving = (at % SWELL) / SWELL < 0.38 ? now : now * 0.7;
    sea[i] = rumble[i]! * (0.9 + 0.7 * reach(at + 2)) + wash[i]! * (0.05 + 0.26 * arriving ** 1.5);
  }
  const gulls = silence(SECONDS);
  for (const [start, level] of [
    [16, 1],
    [18.4, 0.6],
    [64, 0.8],
    [66, 0.5],
    [100, 0.9],
    [102.6, 0.6],
  ] as const)
    for (const call of times(3, (each) => each))
      glide(gulls, start + call * 0.55, [1050, 1500, 1240, 980], 0.42, 0.055 * level);
  add(sea, inRoom(gulls, 0.6));
  return finished(sea, 0.45);
}

export const byTheSea: Video = {
  code: 'by-the-sea',
  title: 'By the sea',
  summary: 'Slow waves on a sandy beach, a little sailing boat and a few gulls.',
  category: 'SEN',
  levels: ['planned', 'exploratory', 'sensory', 'reflex'],
  seconds: SECONDS,
  narrated: false,
  together:
    'Put a shell, a smooth pebble or a bowl of lukewarm water within reach. Breathe and rock a little with the waves, and let a story of the seaside come if it wants to. Play it again as long as it does good.',
  opening_line: 'Can you hear that? It’s the tide coming in.',
  chapters: [
    { at: 0, title: 'The tide' },
    { at: 14, title: 'Gulls fly over' },
    { at: 62, title: 'The boat sails on' },
    { at: 98, title: 'One more look' },
  ],
  poster: {
    at: 26,
    alt: 'Waves run up a sandy beach, with a small sailing boat on a calm blue sea',
  },
  interests: ['nature.sea_and_coast', 'out.seaside', 'past.ships', 'wellbeing.relaxation'],
  captions: [
    { from: 1, until: 7, text: '[Waves roll in and draw back, slowly]' },
    { from: 16, until: 21, text: '[Gulls call]' },
    { from: 44, until: 50, text: '[Waves roll in and draw back]' },
    { from: 64, until: 69, text: '[A gull calls, far away]' },
    { from: 100, until: 105, text: '[Gulls call]' },
    { from: 122, until: 129, text: '[The waves go on]' },
  ],
  coarseness: 30,
  frame,
  sound,
};
