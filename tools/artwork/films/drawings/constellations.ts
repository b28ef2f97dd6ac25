import type { Point } from '../toolkit/svg.ts';

export interface Constellation {
  from: number;
  until: number;
  name: string;
  about: string;
  middle: Point;
  scale: number;
  /** Right ascension in hours, declination in degrees, and apparent size. */
  stars: readonly (readonly [hours: number, degrees: number, size: number])[];
  lines: readonly (readonly number[])[];
}

export const CONSTELLATIONS: readonly Constellation[] = [
  {
    from: 16,
    until: 46,
    name: 'The Plough',
    about: 'part of the Great Bear',
    middle: [12.4, 55.5],
    scale: 13,
    stars: [
      [11.06, 61.75, 4.2],
      [11.03, 56.38, 3.6],
      [11.9, 53.69, 3.6],
      [12.26, 57.03, 3],
      [12.9, 55.96, 4.2],
      [13.4, 54.93, 3.9],
      [13.79, 49.31, 4.1],
    ],
    lines: [
      [0, 1, 2, 3, 0],
      [3, 4, 5, 6],
    ],
  },
  {
    from: 48,
    until: 76,
    name: 'Cassiopeia',
    about: 'the queen in her chair',
    middle: [1.05, 60.2],
    scale: 21,
    stars: [
      [0.15, 59.15, 3.9],
      [0.675, 56.54, 4.1],
      [0.945, 60.72, 4],
      [1.43, 60.24, 3.6],
      [1.91, 63.67, 3.3],
    ],
    lines: [[0, 1, 2, 3, 4]],
  },
  {
    from: 78,
    until: 108,
    name: 'Orion',
    about: 'the hunter, with his belt',
    middle: [5.6, -1.1],
    scale: 11.5,
    stars: [
      [5.92, 7.41, 4.6],
      [5.42, 6.35, 3.8],
      [5.68, -1.94, 3.8],
      [5.6, -1.2, 3.8],
      [5.53, -0.3, 3.6],
      [5.8, -9.67, 3.6],
      [5.24, -8.2, 4.8],
    ],
    lines: [
      [0, 2, 3, 4, 1, 0],
      [2, 5, 6, 4],
    ],
  },
  {
    from: 110,
    until: 136,
    name: 'The Swan',
    about: 'flying down the Milky Way',
    middle: [20.15, 37.2],
    scale: 10,
    stars: [
      [20.69, 45.28, 4.6],
      [20.37, 40.26, 3.8],
      [20.77, 33.97, 3.5],
      [19.75, 45.13, 3.4],
      [19.51, 27.96, 3.5],
    ],
    lines: [
      [0, 1, 4],
      [2, 1, 3],
    ],
  },
];
const [MIDDLE_X, MIDDLE_Y] = [320, 152];

/** East is left, as when looking up. */
const placed = ({ stars, middle, scale }: Constellation): Point[] =>
  stars.map(([hours, degrees]) => [
    MIDDLE_X - (hours - middle[0]) * 15 * Math.cos((middle[1] * Math.PI) / 180) * scale,
    MIDDLE_Y - (degrees - middle[1]) * scale,
  ]);
export const PLACES = CONSTELLATIONS.map(placed);
