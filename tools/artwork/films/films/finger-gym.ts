import { type Curls, hand, type Hand } from '../drawings/hand.ts';
import { lettering } from '../toolkit/lettering.ts';
import { clamp, ease, shown, times } from '../toolkit/motion.ts';
import { bell, pads } from '../toolkit/music.ts';
import { narrate } from '../toolkit/narration.ts';
import { GREEN, INK } from '../toolkit/palette.ts';
import { add, finished, inRoom, silence } from '../toolkit/sound.ts';
import { box, circle, draw, ellipse, fill, gradient, picture } from '../toolkit/svg.ts';
import type { Video } from '../toolkit/video.ts';

const SECONDS = 132;
const OPEN: Curls = [0, 0, 0, 0];

type Pose = Pick<Hand, 'curls' | 'thumb' | 'tuck' | 'spread'> & { turn?: number };
interface Exercise {
  from: number;
  until: number;
  title: string;
  beat: number;
  pose: (beat: number) => Pose;
}

/** Out and back within one beat, with a pause at both ends. */
const thereAndBack = (beat: number) => ease(clamp(1.4 - Math.abs((beat % 1) - 0.5) * 3.2));

const closing = (closed: number): Pose => ({
  curls: [closed, closed, closed, closed],
  tuck: ease(clamp(closed * 1.6 - 0.6)) * 0.9,
});

function touching(beat: number): Pose {
  const order = [0, 1, 2, 3, 2, 1] as const;
  const to = order[Math.floor(beat) % order.length]!;
  const near = thereAndBack(beat);
  const curls = times(4, (index) => (index === to ? near * 0.52 : near * 0.06));
  return { curls: curls as unknown as Curls, thumb: { to, near } };
}

function playing(beat: number): Pose {
  const order = [3, 2, 1, 0];
  const now = order[Math.floor(beat) % order.length];
  const curls = times(4, (index) => (index === now ? thereAndBack(beat) * 0.42 : 0));
  return { curls: curls as unknown as Curls };
}

const EXERCISES: readonly Exercise[] = [
  {
    from: 12,
    until: 42,
    title: 'Open and close',
    beat: 5,
    pose: (beat) => closing(thereAndBack(beat)),
  },
  { from: 48, until: 78, title: 'Thumb to each finger', beat: 2.5, pose: touching },
  { from: 84, until: 102, title: 'Play the piano', beat: 1.5, pose: playing },
  {
    from: 107,
    until: 123,
    title: 'Spread wide, and rest',
    beat: 4,
    pose: (beat) => ({ curls: OPEN, spread: 0.5 + thereAndBack(beat) * 0.7 }),
  },
];

const captions = [
  { from: 1, until: 8.5, text: 'Two minutes for stiff fingers. Do only what is comfortable.' },
  { from: 9, until: 13.5, text: 'Open your hands, and close them.' },
  { from: 17, until: 19, text: 'Open.' },
  { from: 19.3, until: 21.5, text: 'And close.' },
  { from: 28, until: 33, text: 'Like squeezing out a sponge.' },
  { from: 43, until: 47.8, text: 'Now let your thumb greet each finger.' },
  { from: 48, until: 50.4, text: 'Forefinger.' },
  { from: 50.5, until: 52.9, text: 'Middle finger.' },
  { from: 53, until: 55.4, text: 'Ring finger.' },
  { from: 55.5, until: 57.9, text: 'Little finger.' },
  { from: 58, until: 62, text: 'And back the way you came.' },
  { from: 63, until: 67, text: '[A soft bell rings for each finger]' },
  { from: 79, until: 83.5, text: 'Now play a piano in the air.' },
  { from: 84, until: 88, text: '[Four soft notes, over and over]' },
  { from: 103, until: 106.8, text: 'Spread your fingers wide.' },
  { from: 109.5, until: 112.5, text: 'And let them rest.' },
  { from: 124, until: 130.5, text: 'Shake your hands loose. That was good work.' },
];

const exerciseAt = (at: number) => EXERCISES.find(({ from, until }) => at >= from && at < until);

function poseAt(at: number): Pose {
  const now = exerciseAt(at);
  if (now) return now.pose((at - now.from) / now.beat);
  const loose = shown(at, 124.5, 131, 1) * Math.sin((at - 124.5) * 4) * 5;
  return { curls: OPEN, turn: loose };
}

function words(at: number): string {
  const line = (text: string, opacity: number) =>
    lettering(text, { x: 320, y: 46, size: 40, fill: INK, opacity });
  const titles = EXERCISES.map(({ from, until, title }) =>
    line(title, shown(at, from - 3.5, until, 0.6)),
  );
  return (
    line('Finger gym', shown(at, 0.5, 8, 0.8)) +
    titles.join('') +
    line('Well done', shown(at, 124, 131.5, 0.8))
  );
}

function frame(at: number): string {
  const { turn = 0, ...pose } = poseAt(at);
  const breathing = Math.sin(at * 0.8) * 1.5;
  const common = { y: 236 + breathing, scale: 0.92, sleeve: '#4b7f95', ...pose };
  return picture(
    draw(
      'defs',
      {},
      gradient('wall', [
        [0, '#fbefdc'],
        [1, '#f3dfc2'],
      ]),
    ),
    fill('url(#wall)'),
    circle(320, 250, 250, '#fdf6ea', { opacity: 0.6 }),
    box(0, 322, 640, 38, '#b98152'),
    box(0, 322, 640, 5, '#cf9a6a'),
    ellipse(196, 330, 90, 7, '#8e5d39', { opacity: 0.35 }),
    ellipse(444, 330, 90, 7, '#8e5d39', { opacity: 0.35 }),
    hand({ ...common, x: 196, left: true, turn: -4 + turn }),
    hand({ ...common, x: 444, turn: 4 - turn }),
    box(0, 0, 640, 66, '#fdf6ea', { opacity: 0.92 }),
    box(0, 66, 640, 3, GREEN, { opacity: 0.5 }),
    words(at),
  );
}

const SCALE = ['C4', 'E4', 'G4', 'C5', 'G4', 'E4'];

function sound() {
  const music = pads(
    SECONDS,
    [
      ['C3', 'G3', 'E4'],
      ['A2', 'E3', 'C4'],
      ['F2', 'C3', 'A3'],
      ['G2', 'D3', 'B3'],
    ],
    8,
    0.06,
  );
  const bells = silence(SECONDS);
  for (const { from, until, beat } of EXERCISES)
    for (const index of times(Math.floor((until - from) / beat), (each) => each))
      bell(bells, from + (index + 0.5) * beat, SCALE[index % SCALE.length]!, 0.06);
  add(music, inRoom(bells, 0.4));
  narrate(music, captions);
  return finished(music, 0.45);
}

export const fingerGym: Video = {
  code: 'finger-gym',
  title: 'Finger gym',
  summary:
    'Opening, closing, greeting each finger and playing an unseen piano, with hands to copy.',
  category: 'PHY',
  levels: ['planned', 'exploratory', 'sensory'],
  seconds: SECONDS,
  narrated: true,
  together:
    'Sit opposite, with your own hands where they can be seen, and do every movement with the film. Somebody who cannot follow may like their fingers opened gently, one by one, in your palm. Skip what hurts, and never pull a stiff hand open.',
  opening_line: 'My fingers are stiff this morning. Shall we wake them up?',
  chapters: [
    { at: 0, title: 'Hands ready' },
    { at: 9, title: 'Open and close' },
    { at: 43, title: 'Thumb to each finger' },
    { at: 79, title: 'Play the piano' },
    { at: 103, title: 'Spread and rest' },
  ],
  poster: {
    at: 50.75 - 1.5,
    alt: 'Two drawn hands, palms forward, with thumb and forefinger touching',
  },
  interests: ['active.chair_exercise', 'music.playing_an_instrument', 'wellbeing.hand_massage'],
  captions,
  coarseness: 25,
  frame,
  sound,
};
