import { times } from '../toolkit/motion.ts';
import { box, circle, ellipse, group, shape, stroke } from '../toolkit/svg.ts';

/** Each is centred, about 180 wide and 180 high. */

export const pillarBox = () =>
  ellipse(0, 90, 56, 8, '#3a2018', { opacity: 0.25 }) +
  box(-40, -58, 80, 140, '#c8281f') +
  box(22, -58, 18, 140, '#a51d17') +
  shape('M-50 -58C-50 -94 50 -94 50 -58Z', '#d63a2e') +
  box(-50, -62, 100, 12, '#b3231b', { rx: 3 }) +
  box(-46, 76, 92, 14, '#2a2422', { rx: 3 }) +
  box(-26, -38, 52, 10, '#2a1512', { rx: 3 }) +
  box(-24, -18, 48, 32, '#fdf6ea', { rx: 3 }) +
  stroke('M-16 -9H16M-16 -2H16M-16 5H8', '#6b5a4c', 2.5) +
  box(-26, 24, 52, 44, 'none', { rx: 3, stroke: '#8c1812', 'stroke-width': 3 });

export const poppy = () =>
  stroke('M0 10C-6 40 4 64 -4 92', '#4d7a45', 6) +
  shape('M-4 62C-34 58 -46 40 -50 26C-24 32 -8 44 -4 62Z', '#5b8f50') +
  [0, 90, 180, 270]
    .map((turn) =>
      group(
        { transform: `translate(0 -28) rotate(${turn})` },
        shape(
          'M0 0C-48 -14 -44 -64 -4 -62C40 -66 48 -16 0 0Z',
          turn % 180 === 0 ? '#d8352a' : '#e8503f',
        ),
      ),
    )
    .join('') +
  circle(0, -28, 15, '#2b1d1f') +
  times(12, (index) =>
    circle(Math.cos(index / 1.91) * 22, -28 + Math.sin(index / 1.91) * 22, 2.6, '#2b1d1f'),
  ).join('') +
  circle(0, -28, 6, '#7f9a5b');

export const marmalade = () =>
  ellipse(0, 88, 64, 8, '#3a2018', { opacity: 0.25 }) +
  shape(
    'M-52 -36C-62 -28 -62 -20 -62 -8L-62 66C-62 82 -54 86 -44 86L44 86C54 86 62 82 62 66L62 -8C62 -20 62 -28 52 -36Z',
    '#ee8a1d',
  ) +
  stroke(
    'M-44 -14C-30 -20 -14 -10 0 -16M10 70C24 60 36 74 50 66M-48 62C-40 54 -28 66 -18 60',
    '#c9650b',
    5,
  ) +
  stroke('M-50 -14L-50 62', '#ffd08a', 6, { opacity: 0.8 }) +
  box(-40, -2, 80, 52, '#fdf6ea', { rx: 6 }) +
  circle(0, 24, 17, '#f4a03a') +
  circle(0, 24, 13, '#ffd9a0') +
  times(6, (index) =>
    stroke(
      `M0 24L${(Math.cos(index * 1.047) * 12).toFixed(1)} ${(24 + Math.sin(index * 1.047) * 12).toFixed(1)}`,
      '#f4a03a',
      2,
    ),
  ).join('') +
  box(-54, -62, 108, 28, '#f3e2bf', { rx: 6 }) +
  stroke('M-54 -42H54', '#cdb88c', 3);

export const mapleLeaf = () =>
  group(
    { transform: 'rotate(-12)' },
    stroke('M0 26C2 50 -2 70 6 92', '#8a4310', 6) +
      shape(
        'M0 -88L16 -54L40 -66L36 -34L78 -38L62 -8L84 6L44 22L46 44L0 34L-46 44L-44 22L-84 6L-62 -8L-78 -38L-36 -34L-40 -66L-16 -54Z',
        '#e4761b',
        {
          stroke: '#e4761b',
          'stroke-width': 10,
          'stroke-linejoin': 'round',
        },
      ) +
      stroke('M0 34L0 -68M0 20L-56 -20M0 20L56 -20M0 26L-56 10M0 26L56 10', '#a84d0c', 3.5),
  );

export const daffodil = () =>
  stroke('M0 -10C4 30 -4 60 0 92', '#4f8a45', 7) +
  shape('M0 92C-30 60 -40 20 -36 -6C-20 30 -6 60 0 92Z', '#6aa35a') +
  times(6, (index) =>
    group(
      { transform: `translate(0 -30) rotate(${index * 60})` },
      shape('M0 -8C-24 -24 -20 -54 0 -64C20 -54 24 -24 0 -8Z', index % 2 ? '#f8d648' : '#fbe06a', {
        stroke: '#d9ae1c',
        'stroke-width': 1.5,
      }),
    ),
  ).join('') +
  circle(0, -30, 25, '#f2a51f') +
  times(10, (index) =>
    circle(Math.cos(index * 0.628) * 24, -30 + Math.sin(index * 0.628) * 24, 6, '#f2a51f'),
  ).join('') +
  circle(0, -30, 15, '#d9860f') +
  stroke('M-4 -34V-27M4 -34V-27M0 -36V-25', '#fbe06a', 3);

export const lemon = () =>
  ellipse(0, 66, 78, 8, '#3a2018', { opacity: 0.2 }) +
  group(
    { transform: 'translate(-10 10) rotate(-18)' },
    shape(
      'M-84 2C-78 -8 -68 -10 -60 -24C-40 -58 36 -60 60 -22C66 -10 78 -8 84 2C78 12 68 12 60 24C36 60 -40 58 -60 24C-68 12 -78 12 -84 2Z',
      '#f6d22e',
    ),
    shape('M-54 22C-36 52 34 54 58 24C30 38 -24 40 -54 22Z', '#dfb315'),
    ellipse(-22, -24, 20, 8, '#fff3a6', { opacity: 0.9 }),
    ...[
      [10, -20],
      [28, -4],
      [2, 6],
      [-30, 4],
      [38, 12],
    ].map(([x, y]) => circle(x!, y!, 2, '#d3a80f')),
  ) +
  shape('M48 -46C60 -76 92 -78 100 -72C98 -52 76 -36 48 -46Z', '#5b9a4d') +
  stroke('M50 -46C66 -56 80 -64 94 -70', '#3f7a38', 2.5);
