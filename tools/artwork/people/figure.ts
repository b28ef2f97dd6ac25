import { area, circle, ellipse, line, path, rect, tag } from '../pictures/svg.ts';
import type { Look } from './look.ts';
import { CLOTHS, darker, lighter, skinTones } from './paints.ts';
import { drawPerson } from './person.ts';

export type Pose = 'rest' | 'wave' | 'clap' | 'hold' | 'low' | 'reach-left' | 'reach-right';
export type Held =
  | 'sheet'
  | 'cup'
  | 'knitting'
  | 'bowl'
  | 'brush'
  | 'cards'
  | 'photo'
  | 'flowers'
  | 'can'
  | 'tambourine'
  | 'book'
  | 'leaf'
  | 'plate'
  | 'cushion';

type Point = readonly [x: number, y: number];
type Arm = { elbow: Point; hand: Point };

/** Arms mirrored to the left and right; the numbers are for the right of the picture. */
const ARMS: Record<Pose, { left: Arm; right: Arm }> = {
  rest: both({ elbow: [100, 196], hand: [44, 216] }),
  low: both({ elbow: [102, 196], hand: [88, 270] }),
  clap: both({ elbow: [98, 192], hand: [13, 150] }),
  hold: both({ elbow: [98, 190], hand: [36, 172] }),
  wave: {
    left: { elbow: [100, 196], hand: [44, 216] },
    right: { elbow: [122, 152], hand: [128, 74] },
  },
  'reach-left': {
    left: { elbow: [116, 180], hand: [150, 236] },
    right: { elbow: [100, 196], hand: [44, 216] },
  },
  'reach-right': {
    left: { elbow: [100, 196], hand: [44, 216] },
    right: { elbow: [116, 180], hand: [150, 236] },
  },
};

function both(arm: Arm) {
  return { left: arm, right: arm };
}

/** A person to below the hips, with arms; the origin is the middle of the head. */
export function drawFigure(look: Look, id: string, pose: Pose, held?: Held): string {
  const own = look.garment === 'waistcoat' ? CLOTHS[look.accent] : CLOTHS[look.cloth];
  const skin = skinTones(look.skin);
  const torso =
    area(
      'M-98 150C-98 118 -76 106 -46 96L46 96C76 106 98 118 98 150L88 400L-88 400Z',
      CLOTHS[look.cloth],
    ) + tag('path', { d: 'M56 150L88 150L88 400L44 400Z', fill: '#2c1710', opacity: 0.1 });
  const { left, right } = ARMS[pose];
  const arms = drawArm(left, -1, own, skin.base) + drawArm(right, 1, own, skin.base);
  return torso + drawPerson(look, id) + (held ? drawHeld(held) : '') + arms;
}

function drawArm({ elbow, hand }: Arm, side: 1 | -1, cloth: string, skin: string): string {
  const [ex, ey, hx, hy] = [side * elbow[0], elbow[1], side * hand[0], hand[1]];
  const length = Math.hypot(hx - ex, hy - ey) || 1;
  const reach = (far: number): Point => [
    hx + ((hx - ex) / length) * far,
    hy + ((hy - ey) / length) * far,
  ];
  const [px, py] = reach(24);
  const [cx, cy] = reach(6);
  const sleeve = path`M${side * 82} 130Q${ex} ${ey - 20} ${ex} ${ey}L${hx} ${hy}`;
  return (
    line(path`M${cx} ${cy}L${px} ${py}`, darker(skin, 0.12), 33) +
    line(path`M${cx} ${cy}L${px} ${py}`, skin, 30) +
    line(path`M${px} ${py}l${-side * 10} ${-14}`, skin, 11) +
    line(sleeve, darker(cloth, 0.3), 39) +
    line(sleeve, lighter(cloth, 0.06), 35)
  );
}

/** Near the hands of the pose "hold". */
function drawHeld(held: Held): string {
  switch (held) {
    case 'sheet':
      return (
        rect(-44, 118, 88, 62, '#fffaf0', { rx: 3 }) +
        line('M-34 132H34M-34 144H28M-34 156H32', '#b9ae9f', 2.6) +
        circle(-28, 166, 4, '#68737f') +
        circle(-8, 163, 4, '#68737f') +
        line('M-24 166V150M-4 163V148', '#68737f', 2)
      );
    case 'cup':
      return (
        area('M-20 142H20V164Q20 182 0 182Q-20 182 -20 164Z', '#fffaf0') +
        line('M20 150q13 2 0 18', '#fffaf0', 5) +
        line('M-20 150H20', '#d58a8a', 5) +
        tag('g', { opacity: 0.5 }, line('M-6 134q-6 -8 0 -16M7 134q-6 -8 0 -16', '#ffffff', 3))
      );
    case 'knitting':
      return (
        area('M-38 158H38Q44 210 30 232H-30Q-44 210 -38 158Z', '#dba844') +
        line('M-36 172H37M-38 188H39M-36 204H36', '#c08d30', 3) +
        line('M-58 132L40 164M58 132L-40 164', '#7d5a45', 4) +
        circle(-58, 132, 5, '#b0524c') +
        circle(58, 132, 5, '#b0524c')
      );
    case 'bowl':
      return (
        ellipse(0, 160, 50, 11, '#f8efdf') +
        area('M-50 160Q-46 206 0 206Q46 206 50 160Z', '#8fb4c7') +
        line('M18 158L44 116', '#c69d70', 7)
      );
    case 'brush':
      return line('M30 166L62 108', '#c69d70', 6) + line('M60 112L68 96', '#b0524c', 10);
    case 'cards':
      return [-18, -6, 6, 18]
        .map((turn, index) =>
          tag(
            'g',
            { transform: `rotate(${turn} 0 200)` },
            rect(-15, 124, 30, 44, index % 2 ? '#fffaf0' : '#f8efdf', {
              rx: 4,
              stroke: '#cdbfa9',
            }) + circle(0, 146, 5, index % 2 ? '#b0524c' : '#3f5672'),
          ),
        )
        .join('');
    case 'photo':
      return (
        rect(-40, 116, 80, 62, '#fffaf0', { rx: 2 }) +
        rect(-33, 123, 66, 48, '#b9ae9f') +
        circle(-10, 142, 9, '#e3d3b8') +
        circle(12, 144, 8, '#e3d3b8') +
        area('M-26 171Q-10 144 4 171ZM-2 171Q12 148 26 171Z', '#7d6a58')
      );
    case 'flowers':
      return (
        line('M0 186L-16 138M0 186L0 130M0 186L16 138', '#7a9d5f', 5) +
        [
          [-18, 130, '#d58a8a'],
          [0, 120, '#dba844'],
          [18, 130, '#b7a3cf'],
          [-8, 140, '#f8efdf'],
          [9, 142, '#b0524c'],
        ]
          .map(
            ([x, y, fill]) =>
              circle(Number(x), Number(y), 12, String(fill)) +
              circle(Number(x), Number(y), 4.4, '#7d5a45'),
          )
          .join('')
      );
    case 'can':
      return (
        rect(-30, 146, 54, 46, '#4f8c8a', { rx: 6 }) +
        line('M24 176L58 146', '#4f8c8a', 9) +
        line('M-24 148Q0 112 20 148', '#39677b', 6) +
        line('M62 152l5 14M68 148l8 13M56 156l2 16', '#9cc6d6', 3)
      );
    case 'tambourine':
      return (
        tag('circle', {
          cx: 0,
          cy: 156,
          r: 36,
          fill: '#f8efdf',
          stroke: '#c69d70',
          'stroke-width': 9,
        }) +
        [0, 60, 120, 180, 240, 300]
          .map((turn) =>
            circle(
              Math.cos((turn * Math.PI) / 180) * 36,
              156 + Math.sin((turn * Math.PI) / 180) * 36,
              6,
              '#dba844',
            ),
          )
          .join('')
      );
    case 'book':
      return (
        area(
          'M0 128Q-28 116 -56 126V180Q-28 170 0 182Q28 170 56 180V126Q28 116 0 128Z',
          '#fffaf0',
        ) +
        line(
          'M0 128V182M-46 140Q-26 134 -10 140M-46 154Q-26 148 -10 154M46 140Q26 134 10 140M46 154Q26 148 10 154',
          '#b9ae9f',
          2.4,
        ) +
        line('M-58 128V184Q-28 172 0 186Q28 172 58 184V128', '#b0524c', 4)
      );
    case 'leaf':
      return (
        area('M0 182C-34 168 -40 132 -2 106C38 132 34 168 0 182Z', '#cf8257') +
        line('M0 186V122M0 150l-14 -10M0 150l14 -10M0 166l-13 -8M0 166l13 -8', '#a85f37', 3)
      );
    case 'plate':
      return (
        ellipse(0, 172, 54, 13, '#fffaf0') +
        ellipse(0, 170, 38, 8, '#eadfcf') +
        area('M-26 168Q-26 138 0 138Q26 138 26 168Z', '#e8bd84') +
        line('M-25 156H25', '#f8efdf', 6) +
        line('M-25 161H25', '#b0524c', 5)
      );
    case 'cushion':
      return (
        rect(-50, 134, 100, 74, '#b7a3cf', { rx: 18 }) +
        line('M-36 150L36 194M36 150L-36 194', '#9a83b8', 3)
      );
  }
}
