import { lettering } from '../toolkit/lettering.ts';
import { ease, mix, mixColour, shown, times } from '../toolkit/motion.ts';
import { pads, toPitch } from '../toolkit/music.ts';
import { narrate } from '../toolkit/narration.ts';
import { APRICOT, CREAM, INK } from '../toolkit/palette.ts';
import { add, finished, hiss, inRoom, RATE, silence, soften, tone } from '../toolkit/sound.ts';
import { circle, draw, fill, glow, gradient, picture } from '../toolkit/svg.ts';
import type { Video } from '../toolkit/video.ts';

const SECONDS = 126;
const START = 16;
const IN = 4;
const OUT = 6;
const BREATHS = 10;
const END = START + BREATHS * (IN + OUT);
const SMALL = 54;
const LARGE = 112;
const RING = 134;
const [X, Y] = [320, 146];

const captions = [
  { from: 1, until: 7.8, text: 'Let your shoulders drop, and rest your hands in your lap.' },
  { from: 8, until: 15, text: 'Now breathe with the circle, at your own pace.' },
  { from: 16, until: 18.5, text: 'Breathe in.' },
  { from: 20, until: 23.5, text: 'And slowly out.' },
  { from: 26, until: 28.5, text: 'Breathe in.' },
  { from: 30, until: 33.5, text: 'And slowly out.' },
  { from: 36, until: 39.5, text: '[Soft music rises and falls with each breath]' },
  { from: 46, until: 49.5, text: 'In, through the nose.' },
  { from: 50, until: 55, text: 'And out, as if to cool your tea.' },
  { from: 66, until: 69.5, text: 'Shoulders soft.' },
  { from: 70, until: 74, text: 'And let it go.' },
  { from: 76, until: 80, text: '[Soft music rises and falls]' },
  { from: 106, until: 109.5, text: 'One last breath in.' },
  { from: 110, until: 114, text: 'And slowly out.' },
  { from: 117.5, until: 124, text: 'That was good. Rest for as long as you like.' },
];

/** How full the lungs are, from 0 to 1, and whether they are filling. */
function breath(at: number) {
  if (at < START || at >= END) return { full: 0, filling: false, breathing: false };
  const now = (at - START) % (IN + OUT);
  const filling = now < IN;
  return {
    full: filling ? ease(now / IN) : 1 - ease((now - IN) / OUT),
    filling,
    breathing: true,
  };
}

function words(at: number): string {
  const one = (text: string, opacity: number) =>
    lettering(text, { x: X, y: 338, size: 44, fill: CREAM, opacity });
  const now = (at - START) % (IN + OUT);
  if (at < START) return one('Breathe with the circle', shown(at, 1, START - 0.3));
  if (at >= END) return one('Well done', shown(at, END + 0.5, SECONDS - 1));
  return (
    one('Breathe in', shown(now, 0, IN, 0.5)) + one('Breathe out', shown(now, IN, IN + OUT, 0.5))
  );
}

/** One petal lights up for each completed breath. */
const count = (at: number) =>
  times(BREATHS, (index) => {
    const angle = (index / BREATHS) * 2 * Math.PI - Math.PI / 2;
    const done = ease((at - START - (index + 1) * (IN + OUT) + 1) / 1);
    const [x, y] = [X + Math.cos(angle) * RING, Y + Math.sin(angle) * RING];
    return circle(x, y, 5, mixColour('#3f7a66', '#ffd9ab', done));
  }).join('');

function frame(at: number): string {
  const { full } = breath(at);
  const idle = at < START ? 0.06 * Math.sin(at * 0.9) : 0;
  const r = mix(SMALL, LARGE, full + idle);
  const warm = mixColour('#f3b479', '#ffd9ab', full);
  return picture(
    draw(
      'defs',
      {},
      gradient('sky', [
        [0, '#164343'],
        [1, '#103534'],
      ]),
      glow('aura', [
        [0, warm, 0.5],
        [0.6, warm, 0.16],
        [1, warm, 0],
      ]),
      glow('ball', [
        [0, '#fff3e0'],
        [0.55, warm],
        [1, mixColour('#dd8f55', APRICOT, full)],
      ]),
    ),
    fill('url(#sky)'),
    circle(X, Y, r * 1.75, 'url(#aura)'),
    circle(X, Y, RING, 'none', { stroke: '#2c6657', 'stroke-width': 2 }),
    count(at),
    circle(X, Y, r, 'url(#ball)'),
    circle(X, Y, r * 0.62, '#fff7ea', { opacity: 0.18 }),
    lettering(at < START || at >= END ? '' : `${Math.floor((at - START) / (IN + OUT)) + 1}`, {
      x: X,
      y: Y + 15,
      size: 44,
      fill: INK,
      opacity: 0.85,
    }),
    words(at),
  );
}

function sound() {
  const music = pads(
    SECONDS,
    [
      ['D3', 'A3', 'F#4'],
      ['G3', 'B3', 'D4'],
      ['D3', 'F#3', 'A3'],
      ['A2', 'E3', 'C#4'],
    ],
    10,
    0.07,
  );
  const air = soften(soften(hiss(SECONDS, 4), 900), 900).map(
    (sample, index) => sample * breath(index / RATE).full * 0.3,
  );
  const chimes = silence(SECONDS);
  for (const index of times(BREATHS, (each) => each))
    tone(chimes, {
      at: START + index * (IN + OUT),
      seconds: 3,
      pitch: toPitch('A4'),
      level: 0.04,
      attack: 0.05,
      release: 2,
      decay: 1,
    });
  add(music, air);
  add(music, inRoom(chimes, 0.6));
  narrate(music, captions);
  return finished(music);
}

export const breatheWithTheCircle: Video = {
  code: 'breathe-with-the-circle',
  title: 'Breathe with the circle',
  summary: 'Ten slow breaths, led by a warm circle that grows and shrinks and a quiet voice.',
  category: 'REL',
  levels: ['planned', 'exploratory', 'sensory'],
  seconds: SECONDS,
  narrated: true,
  together:
    'Sit beside the person, at the same height, and let your own breathing be seen and heard. Follow the circle without insisting: a hand that rises and falls on the armrest is enough. Stop if anybody feels dizzy or short of breath.',
  opening_line: 'Shall we sit for two minutes and do nothing but breathe?',
  chapters: [
    { at: 0, title: 'Settle' },
    { at: START, title: 'Ten slow breaths' },
    { at: END, title: 'Stay as you are' },
  ],
  poster: {
    at: START + 3.6,
    alt: 'A warm, glowing circle on a deep green background, with the words “Breathe in”',
  },
  interests: ['wellbeing.relaxation', 'faith.meditation', 'active.yoga'],
  captions,
  coarseness: 27,
  frame,
  sound,
};
