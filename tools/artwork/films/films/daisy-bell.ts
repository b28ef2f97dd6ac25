import { tandem } from '../drawings/tandem.ts';
import { lettering, measureWidth } from '../toolkit/lettering.ts';
import { mixColour, ramp, seeded, shown, times } from '../toolkit/motion.ts';
import { bell, flute, toPitch } from '../toolkit/music.ts';
import { INK } from '../toolkit/palette.ts';
import { add, finished, inRoom, silence, tone, type Track } from '../toolkit/sound.ts';
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
import {
  BAR,
  BEAT,
  CHORDS,
  type Line,
  LINES,
  ROUNDS,
  SECONDS,
  SONG,
  VOICES,
} from './daisy-bell-song.ts';

const SUNG = '#a8430a';

/** Words change colour as they are sung. */
function sungLine({ words, text }: Line, at: number, y: number, opacity: number): string {
  const size = Math.min(44, (44 * 600) / measureWidth(text, 44));
  let x = 320 - measureWidth(text, size) / 2;
  return words
    .map((word) => {
      const letters = lettering(word.text, {
        x,
        y,
        size,
        anchor: 'start',
        opacity,
        fill: mixColour(INK, SUNG, ramp(at, word.from - 0.1, word.from + 0.2)),
      });
      x += measureWidth(`${word.text} `, size) + size * 0.016;
      return letters;
    })
    .join('');
}

function shownWords(at: number): string {
  const now = LINES.findIndex(({ until }) => at < until);
  const one = (text: string, size: number, opacity: number) =>
    lettering(text, { x: 320, y: 318, size, fill: INK, opacity });
  if (now < 0)
    return one('Thank you for singing!', 40, shown(at, LINES.at(-1)!.until + 0.1, SECONDS, 0.8));
  const line = LINES[now]!;
  const coming = line.from - at;
  if (coming > 2.2)
    return now === 0
      ? one('Daisy Bell', 46, shown(at, 0.5, line.from - 2.2, 0.6))
      : one(
          'Once more, all together!',
          40,
          shown(at, LINES[now - 1]!.until + 0.2, line.from - 2.2, 0.6),
        );
  const next = now + 1 === SONG.length ? undefined : LINES[now + 1];
  return (
    sungLine(line, at, 306, ramp(-coming, -2.2, -1.6)) +
    (next
      ? lettering(next.text, {
          x: 320,
          y: 346,
          size: 25,
          fill: '#5b5247',
          opacity: ramp(-coming, -2.2, -1.6),
        })
      : '')
  );
}

const random = seeded(1892);
const DAISIES = times(26, () => ({
  x: random(0, 800),
  y: random(238, 256),
  size: random(0.55, 1),
}));

const daisy = (x: number, y: number, size: number) =>
  group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})` },
    stroke('M0 0L0 16', '#3f7a3f', 2.5),
    ...times(8, (index) => {
      const angle = (index * Math.PI) / 4;
      return circle(Math.cos(angle) * 5.5, Math.sin(angle) * 5.5, 3.6, '#ffffff');
    }),
    circle(0, 0, 4, '#f0b93a'),
  );

const passing = (x: number, at: number, speed: number, width: number) =>
  ((((x - at * speed) % width) + width) % width) - 120;

function landscape(at: number): string {
  const tree = (x: number) =>
    group(
      { transform: `translate(${passing(x, at, 9, 900).toFixed(1)} 178)` },
      stroke('M0 20L0 -14', '#7a5638', 7),
      circle(0, -30, 26, '#6fa05c'),
      circle(-20, -18, 19, '#7cab66'),
      circle(20, -16, 20, '#659653'),
    );
  return (
    shape('M0 150C110 118 230 152 340 136C450 118 560 140 640 126L640 220L0 220Z', '#a9c99a') +
    [60, 330, 470, 760].map(tree).join('') +
    shape('M0 184C200 172 430 190 640 178L640 290L0 290Z', '#85b36d') +
    shape('M0 206C220 202 420 210 640 204L640 236C420 242 220 232 0 238Z', '#e3cfa4')
  );
}

function frame(at: number): string {
  return picture(
    draw(
      'defs',
      {},
      gradient('sky', [
        [0, '#a9d5ee'],
        [1, '#fdf0da'],
      ]),
      glow('cloud', [
        [0, '#ffffff', 0.9],
        [0.5, '#ffffff', 0.55],
        [1, '#ffffff', 0],
      ]),
    ),
    fill('url(#sky)'),
    ...[
      [120, 46, 90, 18],
      [420, 34, 110, 20],
      [640, 60, 80, 16],
    ].map(([x, y, rx, ry]) => ellipse(passing(x! + 100, at, 3, 900), y!, rx!, ry!, 'url(#cloud)')),
    landscape(at),
    tandem(320, 180 + Math.sin(at * 2.2) * 0.8, 0.98, at * 1.5),
    ...DAISIES.map(({ x, y, size }) => daisy(passing(x, at, 24, 800), y, size)),
    box(0, 262, 640, 98, '#fffaf0'),
    box(0, 260, 640, 3, '#e9bd5c'),
    shownWords(at),
  );
}

/** A waltz accompaniment: bass note on beat one, chord on beats two and three. */
function accompany(track: Track, start: number, chords: readonly string[]): void {
  for (const [bar, chord] of chords.entries()) {
    const [bass, ...upper] = VOICES[chord]!;
    const at = start + bar * BAR;
    tone(track, {
      at,
      seconds: BEAT * 1.4,
      pitch: toPitch(bass!),
      level: 0.15,
      attack: 0.02,
      release: 0.4,
      decay: 1,
    });
    for (const beat of [1, 2])
      for (const note of upper) bell(track, at + beat * BEAT, note, 0.07, BEAT * 0.8);
  }
}

function sound() {
  const track = silence(SECONDS);
  accompany(track, ROUNDS[0] - 4 * BAR, ['D', 'G', 'A', 'D']);
  accompany(track, ROUNDS[1] - 4 * BAR, ['D', 'G', 'A', 'D']);
  for (const start of ROUNDS) {
    accompany(track, start, CHORDS);
    let at = start;
    for (const [, pitch, beats] of SONG.flat()) {
      flute(track, at, pitch, 0.24, beats * BEAT);
      at += beats * BEAT;
    }
  }
  const room = silence(SECONDS);
  add(room, inRoom(track, 0.35));
  return finished(room);
}

export const daisyBell: Video = {
  code: 'daisy-bell',
  title: 'Sing along: Daisy Bell',
  summary:
    'The chorus of the old bicycle song, twice, with large words that light up as they are sung.',
  category: 'MUS',
  levels: ['planned', 'exploratory', 'sensory'],
  seconds: SECONDS,
  narrated: false,
  together:
    'Sing out yourself, and look at people more than at the screen. Sway, or tap the waltz on the arm of the chair; those who no longer find the words may still hum all of it. Afterwards, ask who had a bicycle, and who sat behind.',
  opening_line: 'Do you know the one about the bicycle made for two?',
  chapters: [
    { at: 0, title: 'The tune begins' },
    { at: Math.floor(ROUNDS[0]), title: 'First time' },
    { at: Math.floor(ROUNDS[1]), title: 'All together' },
  ],
  poster: {
    at: ROUNDS[0] + 3.2,
    alt: 'A couple in straw hats ride a tandem past daisies, above the words “Daisy, Daisy”',
  },
  interests: ['music.singing', 'music.choir', 'music.folk', 'active.cycling', 'past.transport'],
  captions: [
    { from: 0.5, until: 6, text: '[A gentle waltz begins]' },
    ...LINES.map(({ from, until, text }) => ({ from, until, text: `♪ ${text} ♪` })),
    { from: SECONDS - 3.5, until: SECONDS - 0.5, text: '[The music ends]' },
  ].toSorted((a, b) => a.from - b.from),
  coarseness: 30,
  frame,
  sound,
};
