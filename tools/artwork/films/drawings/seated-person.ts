import { mix } from '../toolkit/motion.ts';
import { SKIN, SKIN_SHADE } from '../toolkit/palette.ts';
import { box, circle, ellipse, group, type Point, points, shape, stroke } from '../toolkit/svg.ts';

/** One arm seen from the front, relative to the middle of the body. */
export interface Arm {
  elbow: Point;
  hand: Point;
}

export interface Pose {
  shoulders: number;
  left: Arm;
  right: Arm;
}

/** Hands in the lap. */
export const RESTING_ARM: Arm = { elbow: [68, 8], hand: [24, 40] };
const CARDIGAN = '#4b7f95';
const CARDIGAN_DARK = '#39677b';
const TROUSERS = '#5b5a6b';
const CHAIR = '#c4604f';
const CHAIR_DARK = '#a24b3d';
const LINE = '#6b4530';

export const between = (from: Arm, to: Arm, part: number): Arm => ({
  elbow: [mix(from.elbow[0], to.elbow[0], part), mix(from.elbow[1], to.elbow[1], part)],
  hand: [mix(from.hand[0], to.hand[0], part), mix(from.hand[1], to.hand[1], part)],
});

const chair = () =>
  box(-96, -96, 192, 200, CHAIR, { rx: 34 }) +
  box(-84, -84, 168, 170, '#d0705e', { rx: 28 }) +
  box(-126, 8, 46, 130, CHAIR_DARK, { rx: 20 }) +
  box(80, 8, 46, 130, CHAIR_DARK, { rx: 20 }) +
  box(-88, 66, 176, 66, CHAIR, { rx: 16 }) +
  box(-112, 132, 14, 26, '#6d4a33', { rx: 3 }) +
  box(98, 132, 14, 26, '#6d4a33', { rx: 3 });

const legs = () =>
  stroke('M-26 58L-40 84L-38 128M26 58L40 84L38 128', TROUSERS, 40) +
  shape('M-66 156C-66 134 -14 134 -14 156L-14 162L-66 162Z', '#3b3230') +
  shape('M66 156C66 134 14 134 14 156L14 162L66 162Z', '#3b3230');

const body = (lift: number) =>
  shape(
    `M-50 ${-40 - lift}C-30 ${-56 - lift} 30 ${-56 - lift} 50 ${-40 - lift}C56 0 52 40 48 70L-48 70C-52 40 -56 0 -50 ${-40 - lift}Z`,
    CARDIGAN,
  ) +
  shape(`M-17 ${-52 - lift * 0.6}L0 ${-10}L17 ${-52 - lift * 0.6}Z`, '#fbf1de') +
  stroke('M0 -10L0 68', CARDIGAN_DARK, 2.5) +
  [8, 28, 48].map((y) => circle(6, y, 3, '#fbf1de')).join('');

function arm({ elbow, hand }: Arm, lift: number, side: 1 | -1): string {
  const joints: Point[] = [
    [side * 46, -30 - lift],
    [side * elbow[0], elbow[1]],
    [side * hand[0], hand[1]],
  ];
  const [, [ex, ey], [hx, hy]] = joints as [Point, Point, Point];
  const length = Math.hypot(hx - ex, hy - ey) || 1;
  const palm: Point = [hx + ((hx - ex) / length) * 17, hy + ((hy - ey) / length) * 17];
  return (
    circle(palm[0], palm[1], 14.5, SKIN, { stroke: SKIN_SHADE, 'stroke-width': 2 }) +
    stroke(points(joints), CARDIGAN_DARK, 32) +
    stroke(points(joints), CARDIGAN, 28)
  );
}

const neck = () => box(-13, -76, 26, 36, SKIN_SHADE, { rx: 10 });

const head = () =>
  group(
    { transform: 'translate(0 -94)' },
    ellipse(0, -4, 43, 42, '#d5d1cd'),
    circle(0, -44, 19, '#d5d1cd'),
    ellipse(0, 2, 34, 38, SKIN),
    shape(
      'M-35 -4C-34 -38 -4 -40 4 -36C20 -38 36 -26 35 -2C28 -8 22 -20 16 -24C4 -14 -22 -14 -35 -4Z',
      '#e4e1dd',
    ),
    circle(-14, 2, 10, '#fff8ee', { stroke: LINE, 'stroke-width': 2.2, 'fill-opacity': 0.35 }),
    circle(14, 2, 10, '#fff8ee', { stroke: LINE, 'stroke-width': 2.2, 'fill-opacity': 0.35 }),
    stroke('M-4 1Q0 -2 4 1M-24 0L-33 -3M24 0L33 -3', LINE, 2.2),
    circle(-14, 3, 2.8, LINE),
    circle(14, 3, 2.8, LINE),
    stroke('M-1 8Q5 14 -2 16', SKIN_SHADE, 2.2),
    stroke('M-12 23Q0 32 12 23', '#9c4a3c', 3),
    ellipse(-22, 16, 6, 4, '#e2907a', { opacity: 0.45 }),
    ellipse(22, 16, 6, 4, '#e2907a', { opacity: 0.45 }),
  );

/** A woman in an armchair, facing the viewer and mirrored: her left is on the viewer's left. */
export function seatedPerson(x: number, y: number, scale: number, pose: Pose): string {
  const lift = pose.shoulders * 15;
  return group(
    { transform: `translate(${x} ${y.toFixed(2)}) scale(${scale})` },
    ellipse(0, 158, 150, 12, '#6d4a33', { opacity: 0.22 }),
    chair(),
    legs(),
    neck(),
    body(lift),
    head(),
    arm(pose.left, lift, -1),
    arm(pose.right, lift, 1),
  );
}
