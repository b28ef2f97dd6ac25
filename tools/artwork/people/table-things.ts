import { area, circle, ellipse, line, path, rect, tag } from '../pictures/svg.ts';
import { at } from './place-at.ts';

const cup = (x: number, y: number, colour: string) =>
  at(
    x,
    y,
    ellipse(0, 32, 38, 8, '#fffaf0') +
      area('M-24 0H24V14Q24 32 0 32Q-24 32 -24 14Z', colour) +
      line('M24 6q13 2 0 16', colour, 5) +
      ellipse(0, 1, 22, 4, '#a06a43'),
  );

/** Each around a place on the table. */
export const TABLE_THINGS = {
  cake: (x: number) =>
    at(
      x,
      472,
      ellipse(0, 64, 130, 16, '#fffaf0') +
        rect(-92, -10, 184, 74, '#f0c8c0', { rx: 12 }) +
        area(
          'M-92 4Q-80 -22 0 -22Q80 -22 92 4V14q-15 22 -31 0q-15 22 -31 0q-15 22 -30 0q-15 22 -31 0q-15 22 -30 0q-15 22 -31 0Z',
          '#fffaf0',
        ) +
        [-56, -28, 0, 28, 56]
          .map(
            (dx, index) =>
              rect(
                dx - 4,
                -62,
                8,
                42,
                ['#8fb4c7', '#dba844', '#d58a8a', '#7a9d5f', '#b7a3cf'][index] ?? '#fff',
                { rx: 2 },
              ) +
              area(
                path`M${dx} ${-86}Q${dx + 11} ${-70} ${dx} ${-62}Q${dx - 11} ${-70} ${dx} ${-86}Z`,
                '#f4b942',
              ),
          )
          .join('') +
        [-66, -22, 22, 66].map((dx) => circle(dx, 46, 7, '#b0524c')).join(''),
    ),
  tea: (x: number) =>
    at(
      x,
      476,
      area('M-56 0Q-56 -52 0 -52Q56 -52 56 0Q56 52 0 52Q-56 52 -56 0Z', '#4f8c8a') +
        line('M54 6Q84 0 92 -30', '#4f8c8a', 14) +
        line('M-54 -20Q-96 -16 -80 14Q-72 28 -50 22', '#4f8c8a', 10) +
        ellipse(0, -48, 28, 9, '#39677b') +
        circle(0, -62, 9, '#dba844') +
        [
          [-16, -4],
          [16, -4],
          [0, 18],
        ]
          .map(([dx = 0, dy = 0]) => circle(dx, dy, 8, '#fffaf0') + circle(dx, dy, 3, '#dba844'))
          .join(''),
    ) +
    cup(x - 130, 498, '#fffaf0') +
    cup(x + 130, 502, '#f0c8c0'),
  baking: (x: number) =>
    at(
      x,
      488,
      ellipse(0, -26, 84, 18, '#f8efdf') +
        area('M-84 -26Q-78 52 0 52Q78 52 84 -26Z', '#8fb4c7') +
        rect(-66, 6, 132, 8, '#fffaf0', { opacity: 0.6 }) +
        tag('ellipse', { cx: -6, cy: -28, rx: 52, ry: 10, fill: '#e8cf9f' }) +
        line('M34 -28L84 -96', '#c69d70', 10),
    ) +
    at(
      x + 160,
      522,
      rect(-66, -12, 132, 24, '#d9b07c', { rx: 12 }) + rect(-92, -6, 184, 12, '#a87f57', { rx: 6 }),
    ),
  wool: (x: number) =>
    [
      ['#b0524c', -76, 6],
      ['#dba844', 0, 18],
      ['#4f8c8a', 74, 4],
    ]
      .map(([fill, dx, dy]) =>
        at(
          x + Number(dx),
          500 + Number(dy),
          circle(0, 0, 37, String(fill)) +
            tag(
              'g',
              { opacity: 0.4 },
              line('M-30 -14Q0 -34 30 -12M-35 4Q0 -20 35 6M-26 22Q4 2 30 20', '#fffaf0', 4),
            ),
        ),
      )
      .join(''),
  paints: (x: number) =>
    at(
      x,
      506,
      rect(-110, -16, 150, 74, '#fffaf0', { rx: 4 }) +
        circle(-60, 18, 18, '#d58a8a') +
        circle(-18, 26, 14, '#dba844') +
        line('M-60 36V52M-18 40V54', '#7a9d5f', 5) +
        [64, 98, 132]
          .map(
            (dx, index) =>
              rect(dx, -18, 28, 36, ['#b0524c', '#8fb4c7', '#7a9d5f'][index] ?? '#fff', { rx: 5 }) +
              rect(dx, -22, 28, 10, '#fffaf0', { rx: 3 }),
          )
          .join('') +
        line('M-120 60L-20 76', '#c69d70', 7),
    ),
  jigsaw: (x: number) =>
    at(
      x,
      496,
      rect(-150, -26, 300, 92, '#e3d3b8', { rx: 4 }) +
        [
          [-130, -18, '#8fb4c7'],
          [-82, -18, '#b5cf9b'],
          [-34, -18, '#8fb4c7'],
          [14, -18, '#f8dc8e'],
          [-130, 24, '#7a9d5f'],
          [-82, 24, '#cf8257'],
          [-34, 24, '#92b676'],
          [80, 4, '#d58a8a'],
        ]
          .map(
            ([dx, dy, fill]) =>
              rect(Number(dx), Number(dy), 44, 38, String(fill), { rx: 4 }) +
              circle(Number(dx) + 44, Number(dy) + 19, 7, String(fill)),
          )
          .join(''),
    ),
  pots: (x: number) =>
    [-120, 0, 120]
      .map((dx, index) =>
        at(
          x + dx,
          506,
          area('M0 -20C-22 -44 -22 -74 0 -96C22 -74 22 -44 0 -20Z', '#7a9d5f') +
            line('M0 -10V-60', '#476b54', 4) +
            circle(0, -96, 17, ['#d58a8a', '#dba844', '#b7a3cf'][index] ?? '#fff') +
            circle(0, -96, 6, '#7d5a45') +
            area('M-38 -16H38L30 58H-30Z', '#cf8257') +
            rect(-42, -22, 84, 16, '#bd7248', { rx: 4 }),
        ),
      )
      .join(''),
  flowers: (x: number) =>
    at(
      x,
      490,
      [-40, -20, 0, 20, 40]
        .map(
          (dx, index) =>
            line(
              path`M0 0Q${dx * 0.6} ${-50} ${dx * 1.4} ${-92 + Math.abs(dx) * 0.5}`,
              '#7a9d5f',
              5,
            ) +
            circle(
              dx * 1.4,
              -96 + Math.abs(dx) * 0.5,
              20,
              ['#d58a8a', '#f8efdf', '#b0524c', '#b7a3cf', '#dba844'][index] ?? '#fff',
            ) +
            circle(dx * 1.4, -96 + Math.abs(dx) * 0.5, 7, '#f8dc8e'),
        )
        .join('') +
        area('M-34 -24H34Q44 30 24 64H-24Q-44 30 -34 -24Z', '#8fb4c7') +
        tag('g', { opacity: 0.5 }, line('M-22 -10Q-26 24 -14 52', '#ffffff', 6)),
    ),
  cards: (x: number) =>
    at(
      x,
      508,
      [-120, -60, 0, 60]
        .map((dx, index) =>
          tag(
            'g',
            { transform: `rotate(${(index - 1) * 6} ${dx} 0)` },
            rect(dx, -24, 52, 70, '#fffaf0', { rx: 5, stroke: '#cdbfa9' }) +
              area(
                path`M${dx + 26} ${-4}l14 16l-14 16l-14 -16Z`,
                index % 2 ? '#b0524c' : '#3f5672',
              ),
          ),
        )
        .join(''),
    ),
};
