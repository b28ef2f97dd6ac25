import { times } from '../toolkit/motion.ts';
import { SKIN } from '../toolkit/palette.ts';
import { box, circle, ellipse, group, type Point, points, shape, stroke } from '../toolkit/svg.ts';

const STEEL = '#1f5741';
const TYRE = '#33302e';
const WHEELS: readonly Point[] = [
  [-104, 0],
  [104, 0],
];
const RADIUS = 38;
const CRANKS: readonly Point[] = [
  [-42, 6],
  [34, 6],
];
const CRANK = 13;
const THIGH = 44;
const SHIN = 46;

const wheel = ([x, y]: Point, angle: number) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${((angle * 180) / Math.PI).toFixed(2)})` },
    ...times(6, (index) => {
      const [dx, dy] = [
        Math.cos((index * Math.PI) / 6) * RADIUS,
        Math.sin((index * Math.PI) / 6) * RADIUS,
      ];
      return stroke(
        points([
          [-dx, -dy],
          [dx, dy],
        ]),
        '#8a857d',
        1.3,
      );
    }),
  ) +
  circle(x, y, RADIUS, 'none', { stroke: TYRE, 'stroke-width': 5 }) +
  circle(x, y, 5, STEEL);

/** The knee of a leg from hip to pedal, always bent forwards. */
function knee([hx, hy]: Point, [fx, fy]: Point): Point {
  const reach = Math.min(Math.hypot(fx - hx, fy - hy), THIGH + SHIN - 0.5);
  const inside = Math.acos((THIGH ** 2 + reach ** 2 - SHIN ** 2) / (2 * THIGH * reach));
  const angle = Math.atan2(fy - hy, fx - hx) - inside;
  return [hx + Math.cos(angle) * THIGH, hy + Math.sin(angle) * THIGH];
}

function leg(hip: Point, crank: Point, angle: number, colour: string): string {
  const foot: Point = [crank[0] + Math.cos(angle) * CRANK, crank[1] + Math.sin(angle) * CRANK];
  const ankle: Point = [foot[0] - 3, foot[1] - 6];
  return (
    stroke(points([crank, foot]), '#55504a', 3.5) +
    stroke(points([hip, knee(hip, ankle), ankle]), colour, 15) +
    shape(`M${foot[0] - 9} ${foot[1] - 9}h10c6 1 11 4 12 9h-22z`, '#3b2a22')
  );
}

interface Rider {
  hip: Point;
  grip: Point;
  coat: string;
  legs: string;
  hat: string;
}

const PAIR: readonly [Rider, Rider] = [
  {
    hip: [-60, -70],
    grip: [-8, -76],
    coat: '#8a5b8f',
    legs: '#5b4a68',
    hat:
      ellipse(0, -13, 22, 5, '#f4e3b8') +
      shape('M-13 -13C-13 -30 13 -30 13 -13Z', '#f4e3b8') +
      box(-13, -17, 26, 4.5, '#c4604f') +
      circle(11, -17, 5, '#fdf6ea') +
      circle(11, -17, 2, '#e9bd5c'),
  },
  {
    hip: [16, -70],
    grip: [74, -76],
    coat: '#4b7f95',
    legs: '#4d4a55',
    hat:
      ellipse(0, -12, 21, 4, '#ecd9a6') +
      box(-13, -25, 26, 13, '#ecd9a6', { rx: 2 }) +
      box(-13, -17, 26, 5, '#1f5741'),
  },
];

function rider({ hip: [x, y], grip, coat, hat }: Rider): string {
  const shoulder: Point = [x + 14, y - 46];
  return (
    stroke(points([shoulder, [x + 18, y - 70]]), SKIN, 11) +
    circle(x + 19, y - 77, 15, SKIN) +
    circle(x + 11, y - 73, 7, '#d5d1cd') +
    stroke(`M${x + 25} ${y - 68}q4 1 6 -2`, '#9c4a3c', 2) +
    circle(x + 27, y - 78, 1.8, '#3b2a22') +
    group({ transform: `translate(${x + 18} ${y - 75})` }, hat) +
    stroke(points([[x + 1, y], shoulder]), coat, 27) +
    circle(grip[0], grip[1], 6, SKIN) +
    stroke(points([shoulder, [x + 30, y - 16], [grip[0] - 4, grip[1]]]), coat, 11)
  );
}

const frame = () =>
  stroke(
    'M-104 0L-60 -46L-42 6L-104 0M-60 -46L16 -46L34 6L-42 6L16 -46M34 6L84 -50M16 -46L84 -50L80 -66',
    STEEL,
    5.5,
  ) +
  stroke('M104 0L82 -60', STEEL, 5.5) +
  stroke('M82 -62L76 -78L66 -78M-2 -60L-8 -78L-18 -77M-2 -60L16 -46', '#6b6660', 4.5) +
  stroke('M-74 -58L-48 -58M2 -58L30 -58', '#5b3a26', 8) +
  stroke('M-60 -46L-61 -58M16 -46L16 -58', '#6b6660', 4.5) +
  circle(-42, 6, 9, 'none', { stroke: '#6b6660', 'stroke-width': 4 }) +
  circle(34, 6, 9, 'none', { stroke: '#6b6660', 'stroke-width': 4 });

/** A tandem with two riders; `angle` is the rotation of its wheels. */
export function tandem(x: number, y: number, scale: number, angle: number): string {
  const pedals = angle * 0.6;
  const legs = (turned: number) =>
    PAIR.map(({ hip, legs: colour }, index) =>
      leg(hip, CRANKS[index]!, pedals + turned, colour),
    ).join('');
  return group(
    { transform: `translate(${x} ${y.toFixed(2)}) scale(${scale})` },
    ellipse(0, RADIUS + 3, 160, 6, '#2f4a2c', { opacity: 0.3 }),
    legs(Math.PI),
    ...WHEELS.map((place) => wheel(place, angle)),
    frame(),
    legs(0),
    ...PAIR.map(rider),
  );
}
