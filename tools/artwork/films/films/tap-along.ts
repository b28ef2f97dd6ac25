import { hand } from '../drawings/hand.ts';
import { lettering } from '../toolkit/lettering.ts';
import { ease, mix, mixColour, shown, times } from '../toolkit/motion.ts';
import { bell, toPitch } from '../toolkit/music.ts';
import { APRICOT, INK } from '../toolkit/palette.ts';
import { add, finished, inRoom, silence, soften, thin, tone, hiss } from '../toolkit/sound.ts';
import { box, circle, draw, ellipse, fill, gradient, picture, stroke } from '../toolkit/svg.ts';
import type { Video } from '../toolkit/video.ts';

const SECONDS = 126;

interface Part {
  from: number;
  title: string;
  beat: number;
  inBar: number;
  bars: number;
  chords: readonly (readonly [bass: string, ...notes: string[]])[];
}

const PARTS: readonly Part[] = [
  {
    from: 9,
    title: 'Slow and steady',
    beat: 1,
    inBar: 4,
    bars: 8,
    chords: [
      ['C3', 'E4', 'G4'],
      ['A2', 'C4', 'E4'],
      ['F2', 'C4', 'F4'],
      ['G2', 'B3', 'D4'],
    ],
  },
  {
    from: 46,
    title: 'A gentle waltz',
    beat: 0.72,
    inBar: 3,
    bars: 16,
    chords: [
      ['G2', 'B3', 'D4'],
      ['E3', 'B3', 'G4'],
      ['C3', 'E4', 'G4'],
      ['D3', 'F#4', 'A4'],
    ],
  },
  {
    from: 86,
    title: 'A cheerful march',
    beat: 0.6,
    inBar: 4,
    bars: 13,
    chords: [
      ['C3', 'E4', 'G4'],
      ['F2', 'A3', 'C4'],
      ['C3', 'E4', 'C5'],
      ['G2', 'D4', 'B4'],
    ],
  },
];

const findEnd = ({ from, beat, inBar, bars }: Part) => from + beat * inBar * bars;
const partAt = (at: number) =>
  PARTS.find((part) => at >= part.from - 4 && at < findEnd(part) + 0.8);

/** Hands alternate; in a waltz the left takes the first beat. */
const isLeft = (beat: number, inBar: number) => (inBar === 3 ? beat % 3 === 0 : beat % 2 === 0);

/** Time since a hand's last tap, and until its next. */
function taps(at: number, left: boolean) {
  const part = partAt(at);
  const beats = part ? times(part.bars * part.inBar, (beat) => beat) : [];
  const moments = beats
    .filter((beat) => isLeft(beat, part!.inBar) === left)
    .map((beat) => part!.from + beat * part!.beat);
  return {
    since: at - (moments.findLast((moment) => moment <= at) ?? -99),
    until: (moments.find((moment) => moment > at) ?? 999) - at,
  };
}

/** 0 on the table, 1 fully lifted. */
function lifted(at: number, left: boolean): number {
  const { since, until } = taps(at, left);
  return Math.min(ease((since - 0.1) / 0.35), ease(until / 0.22), 1 - ease(until - 1));
}

function tappingHand(at: number, left: boolean): string {
  const up = lifted(at, left);
  const { since } = taps(at, left);
  const x = left ? 206 : 434;
  const ring = since < 1.1 ? ease(since / 1.1) : 1;
  return (
    ellipse(x, 234, mix(60, 128, ring), mix(42, 84, ring), 'none', {
      stroke: '#fff3dd',
      'stroke-width': 4,
      opacity: 0.6 * (1 - ring),
    }) +
    ellipse(x + up * 8, 262 + up * 14, 70, 52, '#5d3a22', { opacity: 0.3 - up * 0.12 }) +
    hand({
      x,
      y: 280 - up * 12,
      scale: 0.78 + up * 0.04,
      left,
      turn: left ? 7 : -7,
      back: true,
      spread: 0.4,
      curls: [0.05, 0.05, 0.05, 0.05],
      sleeve: '#7d5a86',
    })
  );
}

/** One dot per beat of the bar; the current one lights up and fades. */
function counter(at: number): string {
  const part = partAt(at);
  if (!part) return '';
  const now = (at - part.from) / part.beat;
  const opacity = shown(at, part.from - 3.5, findEnd(part) + 0.6, 0.6);
  return times(part.inBar, (index) => {
    const x = 320 + (index - (part.inBar - 1) / 2) * 74;
    const since = (((now - index) % part.inBar) + part.inBar) % part.inBar;
    const warm =
      now < 0 || now > part.bars * part.inBar
        ? 0
        : Math.min(ease(since / 0.15 + 0.2), 1 - ease((since - 0.3) / 1));
    return (
      circle(x, 92, mix(23, 27, warm), mixColour('#fdf6ea', APRICOT, warm), {
        stroke: '#6d3a0f',
        'stroke-width': 2.5,
        opacity,
      }) + lettering(`${index + 1}`, { x, y: 102, size: 28, fill: INK, opacity })
    );
  }).join('');
}

function words(at: number): string {
  const line = (text: string, opacity: number) =>
    lettering(text, { x: 320, y: 44, size: 40, fill: INK, opacity });
  return (
    line('Tap along', shown(at, 0.5, 5, 0.7)) +
    PARTS.map((part) =>
      line(part.title, shown(at, part.from - 3.8, findEnd(part) + 0.6, 0.6)),
    ).join('') +
    line('Lovely. Well done', shown(at, 119, 125.5, 0.8))
  );
}

function frame(at: number): string {
  return picture(
    draw(
      'defs',
      {},
      gradient('wood', [
        [0, '#b9804f'],
        [1, '#a56c3f'],
      ]),
    ),
    fill('url(#wood)'),
    ...times(7, (index) =>
      stroke(
        `M0 ${84 + index * 44}C160 ${78 + index * 44} 420 ${94 + index * 44} 640 ${82 + index * 44}`,
        '#8a5730',
        1.6,
        { opacity: 0.4 },
      ),
    ),
    tappingHand(at, true),
    tappingHand(at, false),
    box(0, 0, 640, 62, '#fdf6ea'),
    counter(at),
    words(at),
  );
}

function sound() {
  const music = silence(SECONDS);
  const knocks = silence(SECONDS);
  const knock = thin(soften(hiss(0.12, 6), 1800), 200).map(
    (sample, index) => sample * Math.exp(-index / 500),
  );
  for (const { from, beat, inBar, bars, chords } of PARTS) {
    // A bar of quiet ticks sets the tempo.
    for (const index of times(inBar, (each) => each))
      add(knocks, knock, from - (inBar - index) * beat, 0.25);
    for (const index of times(bars * inBar, (each) => each)) {
      const start = from + index * beat;
      const [bass, ...notes] = chords[Math.floor(index / inBar) % chords.length]!;
      const first = index % inBar === 0;
      add(knocks, knock, start, first ? 1 : 0.7);
      tone(knocks, {
        at: start,
        seconds: 0.05,
        pitch: first ? 190 : 240,
        level: 0.22,
        attack: 0.004,
        release: 0.12,
        decay: 14,
      });
      if (first)
        tone(music, {
          at: start,
          seconds: beat * 1.6,
          pitch: toPitch(bass),
          level: 0.22,
          attack: 0.02,
          release: 0.5,
          decay: 0.8,
        });
      else for (const note of notes) bell(music, start, note, 0.075, beat);
      if (first) bell(music, start, notes.at(-1)!, 0.11, beat * 2);
    }
  }
  add(music, inRoom(knocks, 0.25));
  return finished(inRoom(music, 0.3));
}

export const tapAlong: Video = {
  code: 'tap-along',
  title: 'Tap along',
  summary: 'A slow beat, a waltz and a march to tap with hands, feet or a spoon on the table.',
  category: 'MUS',
  levels: ['planned', 'exploratory', 'sensory'],
  seconds: SECONDS,
  narrated: false,
  together:
    'Turn the sound up a little, and tap on the table, a cushion or your own knee. Offer your hand as a drum to somebody who would rather not reach. Whoever finds a rhythm of their own leads, and you follow.',
  opening_line: 'Can you keep time? I always lose it at the waltz.',
  chapters: [
    { at: 0, title: 'Hands ready' },
    ...PARTS.map(({ from, title }) => ({ at: from - 4, title })),
    { at: 119, title: 'Well done' },
  ],
  poster: {
    at: 62.1,
    alt: 'Two hands on a wooden table, tapping under the numbers one, two and three',
  },
  interests: [
    'music.playing_an_instrument',
    'music.dancing',
    'music.big_band',
    'music.brass_bands',
  ],
  captions: [
    { from: 5, until: 9, text: '[Four quiet ticks]' },
    { from: 9, until: 14, text: '[A slow, steady beat in fours]' },
    { from: 43.5, until: 46, text: '[Three quiet ticks]' },
    { from: 46, until: 51, text: '[A gentle waltz, counted in threes]' },
    { from: 83.5, until: 86, text: '[Four quiet ticks]' },
    { from: 86, until: 91, text: '[A cheerful march in fours]' },
    { from: 117.5, until: 122, text: '[The last note rings]' },
  ],
  coarseness: 28,
  frame,
  sound,
};
