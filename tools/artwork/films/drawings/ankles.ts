import { group, box, ellipse, shape, stroke } from '../toolkit/svg.ts';

const SHOE = 'M-16 -14L14 -14C22 -6 50 -4 62 8C68 16 64 22 56 22L-18 22C-24 22 -24 -4 -16 -14Z';

/** One lower leg from the side. The foot turns on its heel, or on its toes when they stay down. */
function leg(x: number, turn: number, shade: boolean): string {
  const raised = Math.max(0, -turn);
  const heel = raised * 0.9;
  const pivot = turn >= 0 ? '-14 20' : '50 20';
  const cloth = shade ? '#484757' : '#5b5a6b';
  const ankle = 262 - heel;
  return (
    stroke(`M${x - 2} ${ankle - 34}L${x - 1} ${ankle + 10}`, '#e9dcc8', 32) +
    stroke(`M118 156L${x} ${140 - heel * 0.5}L${x - 2} ${ankle - 14}`, cloth, 60, {
      'stroke-linecap': 'butt',
    }) +
    group(
      { transform: `translate(${x} 284) rotate(${(-turn).toFixed(2)} ${pivot})` },
      shape(SHOE, shade ? '#7a4b34' : '#94593c', { stroke: '#4f2f20', 'stroke-width': 2.5 }),
      stroke('M-20 20L58 20', '#3a241a', 6),
      stroke('M10 -10L22 2M18 -12L30 0', '#f6e7d2', 2.5),
    )
  );
}

/** Two seated legs from the side. Positive degrees lift the toes, negative ones the heels. */
export const ankles = (left: number, right: number): string =>
  ellipse(330, 312, 260, 12, '#6d4a33', { opacity: 0.2 }) +
  box(70, 240, 16, 68, '#6d4a33', { rx: 3 }) +
  box(262, 236, 16, 72, '#6d4a33', { rx: 3 }) +
  box(56, 168, 240, 74, '#c4604f', { rx: 22 }) +
  leg(430, left, true) +
  leg(372, right, false) +
  box(40, 78, 84, 168, '#a24b3d', { rx: 30 });
