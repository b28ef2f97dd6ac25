import { colourAlong, type Keys, mix, seeded, times } from '../toolkit/motion.ts';
import {
  circle,
  ellipse,
  group,
  type Point,
  shape,
  smooth,
  stroke,
  WIDTH,
} from '../toolkit/svg.ts';

export const HILLS: readonly {
  base: number;
  swell: number;
  seed: number;
  colours: Keys<string>;
}[] = [
  {
    base: 214,
    swell: 13,
    seed: 3,
    colours: [
      [0, '#262c4c'],
      [40, '#7a6480'],
      [80, '#c39a8b'],
      [140, '#a9c2bd'],
    ],
  },
  {
    base: 236,
    swell: 14,
    seed: 8,
    colours: [
      [0, '#1d2540'],
      [40, '#54506a'],
      [80, '#94886a'],
      [140, '#8cb284'],
    ],
  },
  {
    base: 262,
    swell: 12,
    seed: 21,
    colours: [
      [0, '#161d33'],
      [40, '#3a4450'],
      [80, '#75804c'],
      [140, '#6da35d'],
    ],
  },
  {
    base: 296,
    swell: 13,
    seed: 34,
    colours: [
      [0, '#101626'],
      [40, '#26333a'],
      [80, '#4d6638'],
      [140, '#4d8a4b'],
    ],
  },
];

function hill(base: number, swell: number, seed: number): Point[] {
  const random = seeded(seed);
  const [first, second] = [random(0, 6), random(0, 6)];
  return times(17, (index) => {
    const x = index * 40;
    return [
      x,
      base + swell * (Math.sin(x / 130 + first) + 0.5 * Math.sin(x / 57 + second)),
    ] as const;
  });
}
const RIDGES = HILLS.map(({ base, swell, seed }) => hill(base, swell, seed));

export const land = (at: number, index: number) =>
  shape(`${smooth(RIDGES[index]!)}L${WIDTH} 360L0 360Z`, colourAlong(HILLS[index]!.colours, at));

export const furrows = (at: number) =>
  times(9, (index) => {
    const x = mix(-260, 900, index / 8);
    const colour = colourAlong(
      [
        [0, '#0d1220'],
        [40, '#1f2a2f'],
        [80, '#3f552e'],
        [140, '#3f7840'],
      ],
      at,
    );
    return stroke(`M${mix(320, x, 0.32)} 296Q${mix(320, x, 0.55)} 320 ${x} 362`, colour, 3, {
      opacity: 0.55,
    });
  }).join('');

export function tree(x: number, y: number, size: number, colour: string): string {
  const crown: readonly (readonly [number, number, number])[] = [
    [0, -34, 15],
    [-13, -26, 12],
    [13, -27, 12],
    [-6, -20, 12],
    [8, -18, 12],
    [0, -44, 10],
  ];
  return group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    stroke('M0 4L0 -22', colour, 4.5),
    ...crown.map(([cx, cy, r]) => circle(cx, cy, r, colour)),
  );
}

export function mist(at: number, y: number, drift: number, strength: number) {
  const x = 320 + Math.sin(at / 26 + drift) * 60;
  return ellipse(x, y, 620, 34, 'url(#mist)', { opacity: strength });
}
