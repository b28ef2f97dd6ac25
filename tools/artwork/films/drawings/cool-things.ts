import { times } from '../toolkit/motion.ts';
import { circle, ellipse, group, shape, stroke } from '../toolkit/svg.ts';

/** Each is centred, about 180 wide and 180 high. */

const boot = (shade: string) =>
  shape('M-26 -84L22 -84L22 34C36 44 58 44 66 62L66 78L-26 78Z', shade) +
  shape('M-28 -86L24 -86L24 -70L-28 -70Z', '#2d6b3f') +
  shape('M-28 74L68 74L68 86L-28 86Z', '#2b3a2c') +
  stroke('M-14 -56L-14 40', '#8fc78d', 5, { opacity: 0.6 }) +
  stroke('M22 34C12 38 -4 38 -12 34', '#2d6b3f', 2.5);

export const wellingtons = () =>
  ellipse(4, 88, 92, 8, '#22302a', { opacity: 0.22 }) +
  group({ transform: 'translate(30 -4)' }, boot('#3b834e')) +
  group({ transform: 'translate(-40 2)' }, boot('#4a9a5e'));

export const peas = () =>
  group(
    { transform: 'rotate(-24)' },
    shape('M-98 4C-60 -44 60 -44 98 4C60 46 -60 46 -98 4Z', '#4f9a4a'),
    shape('M-84 4C-52 -26 52 -26 84 4C52 28 -52 28 -84 4Z', '#2f6e35'),
    ...[
      [-54, 17],
      [-20, 21],
      [18, 21],
      [53, 17],
    ].flatMap(([x, r]) => [circle(x!, 3, r!, '#8fcc60'), circle(x! - 5, -4, r! / 4, '#d9f2b4')]),
    shape('M-96 4C-60 34 60 36 96 4C64 54 -62 54 -96 4Z', '#5fae57'),
    stroke('M96 4C106 -2 112 -10 112 -22', '#3f7f3d', 5),
    shape('M98 4C84 -8 80 -22 86 -28C94 -18 100 -10 98 4Z', '#3f7f3d'),
  );

export const teapot = () =>
  ellipse(0, 82, 80, 8, '#1d2a3a', { opacity: 0.22 }) +
  stroke('M62 -20C108 -26 108 46 56 44', '#2c5fa3', 13) +
  shape('M-58 10C-84 6 -84 -30 -104 -38L-88 -46C-62 -38 -62 -16 -46 -12Z', '#2c5fa3') +
  shape(
    'M-66 18C-66 -28 -36 -48 0 -48C36 -48 68 -28 68 18C68 54 44 80 0 80C-42 80 -66 54 -66 18Z',
    '#3d78c2',
  ) +
  shape('M-46 70C-20 84 22 84 46 70L40 82L-40 82Z', '#2c5fa3') +
  shape('M-36 -46C-30 -62 30 -62 36 -46Z', '#2c5fa3') +
  circle(0, -66, 10, '#fdf6ea') +
  stroke('M-62 0C-20 14 24 14 64 0', '#fdf6ea', 4) +
  times(5, (index) => {
    const x = -44 + index * 22;
    return (
      times(5, (petal) =>
        circle(x + Math.cos(petal * 1.257) * 6, 34 + Math.sin(petal * 1.257) * 6, 4.4, '#fdf6ea'),
      ).join('') + circle(x, 34, 3.4, '#f2c14e')
    );
  }).join('') +
  stroke('M-44 -16C-36 -30 -22 -36 -10 -38', '#a9cbf0', 6);

const wing = () =>
  shape('M4 -6C20 -76 96 -84 96 -40C96 -10 60 2 4 0Z', '#4f8fdc', {
    stroke: '#24498a',
    'stroke-width': 4,
  }) +
  shape('M4 2C56 4 78 26 66 50C52 76 16 56 4 14Z', '#3c78c8', {
    stroke: '#24498a',
    'stroke-width': 4,
  }) +
  shape('M24 -18C40 -52 78 -56 78 -38C76 -24 56 -14 24 -18Z', '#8fc0f5') +
  [
    [60, 34],
    [48, 48],
    [30, 46],
  ]
    .map(([x, y]) => circle(x!, y!, 4, '#f6e7c0'))
    .join('');

export const butterfly = () =>
  group(
    { transform: 'rotate(10) translate(0 6)' },
    wing(),
    group({ transform: 'scale(-1 1)' }, wing()),
    ellipse(0, 4, 6, 40, '#26324a'),
    circle(0, -38, 8, '#26324a'),
    stroke('M-3 -44C-8 -62 -16 -70 -24 -72M3 -44C8 -62 16 -70 24 -72', '#26324a', 3),
    circle(-25, -72, 3.5, '#26324a'),
    circle(25, -72, 3.5, '#26324a'),
  );

const spike = (x: number, y: number, turn: number) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    stroke('M0 0L0 110', '#6f8f5e', 4),
    ...times(7, (row) =>
      [-8, 0, 8]
        .map((side) =>
          ellipse(
            side * (1 - row * 0.02),
            -36 + row * 11 - (side === 0 ? 5 : 0),
            6.5,
            8,
            row % 2 ? '#8d62b8' : '#a479cc',
          ),
        )
        .join(''),
    ),
    ellipse(0, -50, 6, 9, '#b894da'),
  );

export const lavender = () =>
  spike(-52, -6, -16) +
  spike(52, -6, 16) +
  spike(-26, -26, -7) +
  spike(26, -26, 7) +
  spike(0, -36, 0) +
  stroke('M-26 58C-8 66 10 66 28 58', '#f3e2bf', 9) +
  shape('M0 62C-26 50 -34 74 -4 66C-16 84 -20 92 -18 96M4 66C34 74 26 50 0 62', 'none', {
    stroke: '#f3e2bf',
    'stroke-width': 6,
  });

export const plums = () =>
  ellipse(0, 80, 84, 8, '#2a1d33', { opacity: 0.22 }) +
  stroke('M30 -30C26 -56 20 -70 10 -82', '#6b4a33', 6) +
  shape('M14 -72C40 -96 78 -88 88 -74C70 -54 36 -52 14 -72Z', '#5f9a55') +
  stroke('M18 -72C40 -76 62 -78 82 -74', '#3f7a3f', 2.5) +
  ellipse(34, 22, 52, 56, '#6a3a8a') +
  stroke('M36 -32C56 0 54 40 40 74', '#4c2669', 4) +
  ellipse(-38, 32, 48, 50, '#7d4a9e') +
  stroke('M-40 -16C-56 14 -54 50 -42 78', '#5b3078', 4) +
  ellipse(14, -4, 12, 16, '#b18ccb', { opacity: 0.8, transform: 'rotate(24 14 -4)' }) +
  ellipse(-20, 10, 10, 14, '#c4a2da', { opacity: 0.8 });
