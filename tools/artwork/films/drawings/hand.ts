import { mix } from '../toolkit/motion.ts';
import { SKIN, SKIN_SHADE } from '../toolkit/palette.ts';
import { ellipse, group, type Point, points, shape, stroke } from '../toolkit/svg.ts';

/** How far each finger is curled, from 0 to 1, index finger first. */
export type Curls = readonly [number, number, number, number];

export interface Hand {
  x: number;
  y: number;
  scale: number;
  /** A left hand seen from the palm; the default is a right one. */
  left?: boolean;
  curls: Curls;
  /** The finger that the thumb moves to, and how close it is, from 0 to 1. */
  thumb?: { to: 0 | 1 | 2 | 3; near: number };
  /** How far the thumb lies across the palm when it moves to no finger. */
  tuck?: number;
  spread?: number;
  turn?: number;
  /** Seen from the back, with nails. */
  back?: boolean;
  sleeve: string;
}

const FINGERS = [
  { base: [-33, -52], length: 80, lean: -9, wide: 27 },
  { base: [-9, -60], length: 90, lean: -2, wide: 28 },
  { base: [16, -57], length: 82, lean: 5, wide: 27 },
  { base: [38, -45], length: 63, lean: 14, wide: 24 },
] as const;
const PALM =
  'M-46 -50C-48 -62 -22 -72 -8 -72C14 -72 48 -64 51 -46C55 -14 46 26 34 56L-32 56C-42 30 -50 -8 -46 -50Z';
const WRIST = 'M-33 46L-40 120L40 120L35 46Z';
const THUMB = { base: [-28, 14], upper: 50, lower: 46, wide: 30 } as const;
const RESTING: Point = [-94, -50];
const TUCKED: Point = [4, -22];
const OUTLINE = '#8a5638';
const LINE = 4;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Finger {
  base: Point;
  knuckle: Point;
  tip: Point;
  wide: number;
  folded: boolean;
}

/** Seen from the front, a curling finger shortens and then lies over the palm. */
function finger(index: number, curl: number, spread: number): Finger {
  const { base, length, lean, wide } = FINGERS[index]!;
  const angle = radians(lean * mix(0.6, 1.7, spread));
  const along = (by: number): Point => [
    base[0] + Math.sin(angle) * by,
    base[1] - Math.cos(angle) * by,
  ];
  const first = length * 0.52 * Math.cos(radians(curl * 62));
  const second = length * 0.48 * Math.cos(radians(curl * 168));
  return { base, knuckle: along(first), tip: along(first + second), wide, folded: second < 0 };
}

/** The middle joint of the thumb, for its tip to reach a point. */
function bend([x, y]: Point): Point {
  const [bx, by] = THUMB.base;
  const reach = Math.min(Math.hypot(x - bx, y - by), THUMB.upper + THUMB.lower - 1);
  const cosine = (THUMB.upper ** 2 + reach ** 2 - THUMB.lower ** 2) / (2 * THUMB.upper * reach);
  const angle = Math.atan2(y - by, x - bx) - Math.acos(Math.min(1, cosine));
  return [bx + Math.cos(angle) * THUMB.upper, by + Math.sin(angle) * THUMB.upper];
}

const toward = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  mix(ax, bx, part),
  mix(ay, by, part),
];

/** The thumb meets a finger slightly below its tip, so that both stay visible. */
const below = ([x, y]: Point): Point => [x - 4, y + 9];

const limb = (list: readonly Point[], wide: number) => ({
  outline: stroke(points(list), OUTLINE, wide + LINE),
  flesh: stroke(points(list), SKIN, wide),
});

const CREASES =
  stroke('M-40 -22C-18 -34 16 -34 44 -26', SKIN_SHADE, 2.5, { opacity: 0.7 }) +
  stroke('M-38 -4C-10 -16 0 10 -4 44', SKIN_SHADE, 2.5, { opacity: 0.7 });

const knuckles = (fingers: readonly Finger[]) =>
  fingers
    .map(({ base, knuckle: [kx, ky], tip, wide }) => {
      const [nx, ny] = toward(tip, [kx, ky], 0.02);
      return (
        stroke(`M${base[0] - 7} ${base[1] + 2}q7 5 14 0`, SKIN_SHADE, 2.2) +
        stroke(`M${(kx - 6).toFixed(1)} ${ky.toFixed(1)}q6 3 12 0`, SKIN_SHADE, 2) +
        ellipse(nx, ny - 2, wide * 0.28, wide * 0.36, '#f6d5bd', {
          stroke: SKIN_SHADE,
          'stroke-width': 1.4,
        })
      );
    })
    .join('');

export function hand(how: Hand): string {
  const {
    x,
    y,
    scale,
    left = false,
    curls,
    thumb,
    tuck = 0,
    spread = 0.5,
    turn = 0,
    back = false,
    sleeve,
  } = how;
  const fingers = curls.map((curl, index) => finger(index, curl, spread));
  const tip = thumb
    ? toward(RESTING, below(fingers[thumb.to]!.tip), thumb.near)
    : toward(RESTING, TUCKED, tuck);
  const limbs = fingers.map(({ base, knuckle, tip: end, wide, folded }) =>
    limb(folded ? [base, knuckle] : [base, knuckle, end], wide),
  );
  const over = fingers
    .filter(({ folded }) => folded)
    .map(({ knuckle, tip: end, wide }) => limb([knuckle, end], wide));
  const thumbLimb = limb([THUMB.base, bend(tip), tip], THUMB.wide);
  return group(
    {
      transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)}) scale(${left ? -scale : scale} ${scale})`,
    },
    stroke(WRIST, OUTLINE, LINE),
    stroke(PALM, OUTLINE, LINE),
    ...limbs.map(({ outline }) => outline),
    shape(WRIST, SKIN),
    shape(PALM, SKIN),
    ...limbs.map(({ flesh }) => flesh),
    back ? knuckles(fingers) : CREASES,
    ...over.flatMap(({ outline, flesh }) => [outline, flesh]),
    thumbLimb.outline,
    thumbLimb.flesh,
    // Covers the base of the thumb.
    ellipse(-23, 20, 19, 21, SKIN),
    shape('M-58 88C-30 78 30 78 58 88L66 220L-66 220Z', sleeve),
    stroke('M-58 92C-30 82 30 82 58 92', '#ffffff', 5, { opacity: 0.25 }),
  );
}
