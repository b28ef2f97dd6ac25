import { area, circle, ellipse, line, path, rect, tag } from '../pictures/svg.ts';
import { drawNecklace } from './jewellery.ts';
import type { Garment, Look } from './look.ts';
import { CLOTHS, darker, lighter, type SkinTones } from './paints.ts';

const SHOULDERS = 'M-112 170C-114 122 -92 106 -52 95L-22 84L22 84L52 95C92 106 114 122 112 170Z';

/** How far the shoulders sit below the chin. */
const RAISED = 15;

interface Paint {
  own: string;
  dark: string;
  light: string;
  accent: string;
  accentDark: string;
  skin: SkinTones;
  neck: number;
}

/** Neck and shoulders, from the chin down to y = 170. */
export function drawClothes(look: Look, skin: SkinTones, id: string, isBroad: boolean): string {
  const own = CLOTHS[look.cloth];
  const accent = CLOTHS[look.accent];
  const neck = isBroad ? 25 : 20;
  const paint: Paint = {
    own,
    dark: darker(own, 0.22),
    light: lighter(own, 0.25),
    accent,
    accentDark: darker(accent, 0.22),
    skin,
    neck,
  };
  const spread = isBroad ? 1.06 : 0.94;
  const body = tag(
    'g',
    { transform: `translate(0 0) scale(${spread} 1)` },
    area(SHOULDERS, own) +
      tag('clipPath', { id: `${id}-body` }, tag('path', { d: SHOULDERS })) +
      tag(
        'g',
        { 'clip-path': `url(#${id}-body)` },
        drawPattern(look, paint) +
          tag('path', {
            d: 'M40 84C70 100 80 130 76 180L130 180L120 100Z',
            fill: '#2c1710',
            opacity: 0.1,
          }),
      ),
  );
  const drawn =
    body + drawNeck(paint, look.lines) + GARMENTS[look.garment](paint) + drawNecklace(look);
  return tag('g', { transform: `translate(0 ${-RAISED})` }, drawn);
}

const drawNeck = ({ skin, neck }: Paint, lines: number) =>
  area(
    path`M${-neck} 36L${-neck} 82Q${-neck - 2} 88 ${-neck - 8} 91Q0 118 ${neck + 8} 91Q${neck + 2} 88 ${neck} 82L${neck} 36Z`,
    skin.base,
  ) +
  tag('path', {
    d: path`M${-neck} 52Q0 82 ${neck} 52L${neck} 78Q0 104 ${-neck} 76Z`,
    fill: skin.shade,
    opacity: 0.7,
  }) +
  (lines >= 2
    ? tag('g', { opacity: 0.3 }, line('M-9 92Q-6 97 -7 102M9 92Q6 97 7 102', skin.line, 1.8))
    : '');

function drawPattern({ pattern }: Look, { light, dark, accent }: Paint): string {
  const grid = (step: number, draw: (x: number, y: number, odd: boolean) => string) => {
    const drawn: string[] = [];
    for (let row = 0; row * step < 96; row += 1)
      for (let column = -7; column * step < 130; column += 1)
        drawn.push(draw(column * step + (row % 2) * (step / 2), 90 + row * step, row % 2 === 1));
    return drawn.join('');
  };
  switch (pattern) {
    case 'plain':
      return '';
    case 'dots':
      return grid(17, (x, y) => circle(x, y, 3, light));
    case 'flowers':
      return grid(24, (x, y, odd) => {
        const petal = odd ? accent : light;
        return (
          [
            [-3.4, 0],
            [3.4, 0],
            [0, -3.4],
            [0, 3.4],
          ]
            .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 3.2, petal))
            .join('') + circle(x, y, 2, dark)
        );
      });
    case 'stripes':
      return tag(
        'g',
        { opacity: 0.55 },
        [-98, -84, -70, -56, -42, -28, -14, 0, 14, 28, 42, 56, 70, 84, 98]
          .map((x) => rect(x - 2, 80, 4, 100, light))
          .join(''),
      );
    case 'checks':
      return tag(
        'g',
        { opacity: 0.4 },
        [-96, -72, -48, -24, 0, 24, 48, 72, 96].map((x) => rect(x - 4, 80, 8, 100, dark)).join('') +
          [98, 122, 146].map((y) => rect(-120, y, 240, 8, dark)).join(''),
      );
  }
}

const collar = (fill: string, edge: string) =>
  [-1, 1]
    .map((side) =>
      tag('path', {
        d: path`M${side * 24} 78L${side * 36} 96L${side * 14} 114L0 98L${side * 16} 92Z`,
        fill,
        stroke: edge,
        'stroke-width': 1.4,
        'stroke-linejoin': 'round',
      }),
    )
    .join('');

const neckline = (fill: string, depth: number, width = 30) =>
  area(
    path`M${-width} 88Q${-width * 0.5} ${depth * 0.6 + 40} 0 ${depth}Q${width * 0.5} ${depth * 0.6 + 40} ${width} 88Q0 108 ${-width} 88Z`,
    fill,
  );

const GARMENTS: Record<Garment, (paint: Paint) => string> = {
  cardigan: ({ accent, accentDark, dark, skin }) =>
    area('M-36 90L-3 172L3 172L36 90Q0 116 -36 90Z', accent) +
    neckline(skin.base, 108, 26) +
    line('M-26 90Q0 116 26 90', accentDark, 2) +
    line('M-37 90L-4 172M37 90L4 172', dark, 4) +
    [132, 150].map((y) => circle(0, y, 3, accentDark)).join(''),

  twinset: ({ own, dark, light }) =>
    area('M-34 90Q-14 130 -12 172L12 172Q14 130 34 90Q0 112 -34 90Z', light) +
    line('M-26 90Q0 112 26 90', dark, 2.6) +
    line('M-35 90Q-14 130 -12 172M35 90Q14 130 12 172', dark, 2.6) +
    circle(-7, 140, 2.6, own) +
    circle(-7, 158, 2.6, own),

  blouse: ({ accent, accentDark, dark }) =>
    line('M0 106L0 172', dark, 2) +
    [124, 144, 162].map((y) => circle(0, y, 3, accent)).join('') +
    [-1, 1]
      .map((side) =>
        tag('path', {
          d: path`M0 103Q${side * 16} 102 ${side * 27} 84Q${side * 44} 96 ${side * 33} 112Q${side * 14} 122 0 103Z`,
          fill: accent,
          stroke: accentDark,
          'stroke-width': 1.2,
        }),
      )
      .join(''),

  jumper: ({ dark, light }) =>
    line('M-29 88Q0 120 29 88', dark, 11) + line('M-29 88Q0 120 29 88', light, 7.5),

  'v-neck': ({ accent, accentDark, dark }) =>
    area('M-32 88L0 136L32 88Q0 108 -32 88Z', accent) +
    line('M-33 88L0 137L33 88', dark, 5) +
    collar(accent, accentDark),

  shirt: ({ accent, own, dark }) =>
    line('M0 104L0 172', dark, 2) +
    [122, 142, 162].map((y) => circle(5, y, 2.4, accent)).join('') +
    collar(lighter(own, 0.4), dark),

  'polo-neck': ({ own, dark, light, neck }) =>
    area(path`M${-neck - 5} 64Q0 80 ${neck + 5} 64L${neck + 9} 96Q0 114 ${-neck - 9} 96Z`, own) +
    line(path`M${-neck - 5} 65Q0 81 ${neck + 5} 65`, light, 3) +
    line(path`M${-neck - 8} 96Q0 113 ${neck + 8} 96`, dark, 2.4),

  jacket: ({ own, dark, accent, accentDark }) =>
    area('M-34 88L0 158L34 88Q0 110 -34 88Z', '#fbf6ec') +
    area('M-7 102L7 102L10 152L0 164L-10 152Z', accent) +
    area('M-8 96L8 96L6 108L-6 108Z', accentDark) +
    collar('#fbf6ec', '#d8cdbd') +
    [-1, 1]
      .map((side) =>
        tag('path', {
          d: path`M${side * 30} 84L${side * 52} 104L${side * 38} 116L${side * 44} 122L${side * 4} 172L${side * 20} 120Z`,
          fill: own,
          stroke: dark,
          'stroke-width': 1.6,
          'stroke-linejoin': 'round',
        }),
      )
      .join(''),

  waistcoat: ({ accent, accentDark, own, dark }) =>
    area(SHOULDERS, accent) +
    area('M-62 96L-34 88L0 146L34 88L62 96L58 172L-58 172Z', own) +
    line('M-34 88L0 146L34 88', dark, 3) +
    [156].map((y) => circle(0, y, 3, accentDark)).join('') +
    area('M-30 88L0 138L30 88Q0 110 -30 88Z', accent) +
    collar(lighter(accent, 0.3), accentDark) +
    area('M0 104L-17 95L-17 113ZM0 104L17 95L17 113Z', own) +
    circle(0, 104, 4.6, dark),

  sari: ({ own, accent, accentDark, dark, skin }) =>
    neckline(skin.base, 112, 30) +
    line('M-30 90Q0 124 30 90', accentDark, 3) +
    area('M-20 172L-112 172C-114 122 -92 106 -62 97L-44 92Q-20 126 34 172Z', own) +
    line('M-44 92Q-20 128 34 174', accent, 7) +
    line('M-64 99Q-40 140 -6 174M-86 106Q-66 146 -44 174', dark, 2),

  tunic: ({ accent, accentDark, dark, skin }) =>
    neckline(skin.base, 112, 28) +
    line('M-28 90Q0 118 28 90', accent, 4) +
    line('M0 108L0 136', accent, 4) +
    area(
      'M-64 98Q-34 88 -26 84Q-34 130 -44 172L-84 172Q-72 130 -64 98ZM64 98Q34 88 26 84Q34 130 44 172L84 172Q72 130 64 98Z',
      accent,
    ) +
    line('M-42 96Q-50 130 -58 172M42 96Q50 130 58 172', accentDark, 2) +
    circle(0, 140, 2, dark),

  kurta: ({ own, dark, light, neck }) =>
    area(path`M${-neck - 7} 80Q0 102 ${neck + 7} 80L${neck + 8} 93Q0 114 ${-neck - 8} 93Z`, light) +
    line(path`M${-neck - 8} 93Q0 114 ${neck + 8} 93`, dark, 2) +
    rect(-7, 102, 14, 70, light) +
    [116, 134, 152].map((y) => circle(0, y, 2.6, own)).join(''),

  'print-dress': ({ accent, dark, light, skin }) =>
    tag(
      'g',
      {},
      [
        [-82, 134],
        [-44, 122],
        [-16, 152],
        [24, 142],
        [56, 124],
        [88, 146],
        [-66, 164],
        [58, 164],
      ]
        .map(
          ([x = 0, y = 0], index) =>
            ellipse(x, y, 13, 13, index % 2 ? accent : dark) +
            ellipse(x, y, 8, 8, index % 2 ? dark : light) +
            ellipse(x, y, 3.4, 3.4, accent),
        )
        .join(''),
    ) +
    neckline(skin.base, 112, 30) +
    line('M-30 89Q0 122 30 89', accent, 5),

  'fair-isle': ({ own, dark, light, accent }) =>
    line('M-29 88Q0 120 29 88', dark, 10) +
    line('M-29 88Q0 120 29 88', own, 7) +
    [-1, 1]
      .map((side) =>
        [0, 1, 2, 3, 4]
          .map((index) => {
            const [x, y] = [side * (8 + index * 19), 128 - index * 2.6];
            return area(path`M${x} ${y - 7}l7 7l-7 7l-7 -7Z`, index % 2 ? light : accent);
          })
          .join(''),
      )
      .join('') +
    line(
      'M-104 138Q-50 138 0 144Q50 138 104 138M-98 112Q-50 104 -30 112M98 112Q50 104 30 112',
      light,
      3,
    ),
};
