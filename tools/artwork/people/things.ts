import { area, circle, ellipse, line, rect, tag } from '../pictures/svg.ts';
import { at } from './place-at.ts';

const DOG =
  area('M-76 150C-92 60 -56 8 0 8C56 8 92 60 76 150Z', '#d9a463') +
  area('M-30 150C-38 90 -20 50 0 50C20 50 38 90 30 150Z', '#f3e2c4') +
  area(
    'M-54 -34C-58 -78 -28 -92 0 -92C28 -92 58 -78 54 -34C54 14 30 36 0 36C-30 36 -54 14 -54 -34Z',
    '#d9a463',
  ) +
  area(
    'M-22 -4C-26 -26 -12 -40 0 -40C12 -40 26 -26 22 -4C28 26 14 36 0 36C-14 36 -28 26 -22 -4Z',
    '#f3e2c4',
  ) +
  area(
    'M-46 -74C-84 -84 -92 -30 -76 6C-58 8 -48 -26 -42 -52ZM46 -74C84 -84 92 -30 76 6C58 8 48 -26 42 -52Z',
    '#b5763f',
  ) +
  ellipse(-24, -34, 7, 8, '#35231b') +
  ellipse(24, -34, 7, 8, '#35231b') +
  circle(-26, -37, 2.4, '#ffffff') +
  circle(22, -37, 2.4, '#ffffff') +
  area('M-13 -12Q0 -20 13 -12Q10 2 0 4Q-10 2 -13 -12Z', '#35231b') +
  line('M0 4V12M0 12Q-10 22 -20 14M0 12Q10 22 20 14', '#7d5a45', 3.4) +
  area('M-8 17Q0 38 8 17Q0 21 -8 17Z', '#d9777a') +
  line('M-50 38Q0 66 50 38', '#b0524c', 12) +
  circle(0, 60, 8, '#dba844');

export const THINGS = {
  books: (x: number) =>
    at(
      x,
      500,
      rect(-90, 24, 180, 28, '#b0524c', { rx: 4 }) +
        rect(-76, -4, 160, 28, '#4f8c8a', { rx: 4 }) +
        rect(-84, -30, 150, 26, '#dba844', { rx: 4 }) +
        rect(-76, 32, 150, 6, '#fffaf0') +
        rect(-62, 4, 130, 6, '#fffaf0'),
    ),
  scones: (x: number) =>
    at(
      x,
      506,
      ellipse(0, 40, 120, 18, '#fffaf0') +
        [
          [-66, 14],
          [0, 18],
          [66, 14],
          [-34, -20],
          [34, -20],
        ]
          .map(
            ([dx = 0, dy = 0]) =>
              rect(dx - 32, dy - 18, 64, 38, '#e8bd84', { rx: 14 }) +
              rect(dx - 32, dy - 2, 64, 8, '#fdf6ea') +
              ellipse(dx, dy - 16, 28, 8, '#d9a463'),
          )
          .join(''),
    ),
  glasses: (x: number) =>
    [-90, 0, 90]
      .map((dx, index) =>
        at(
          x + dx,
          500,
          area('M-26 -44H26L20 48H-20Z', '#f2f6f4') +
            area('M-24 -18H24L19 44H-19Z', ['#dba844', '#b5763f', '#f0b9a0'][index] ?? '#fff') +
            rect(-25, -24, 50, 8, '#fffaf0', { rx: 4 }),
        ),
      )
      .join(''),
  album: (x: number) =>
    at(
      x,
      500,
      area('M0 -22Q-70 -44 -150 -26V64Q-70 46 0 68Q70 46 150 64V-26Q70 -44 0 -22Z', '#7d5a45') +
        area('M0 -16Q-66 -36 -140 -20V56Q-66 38 0 60Q66 38 140 56V-20Q66 -36 0 -16Z', '#fdf6ea') +
        [
          [-118, -8],
          [-62, -14],
          [26, -14],
          [84, -8],
          [-92, 26],
          [50, 24],
        ]
          .map(
            ([dx = 0, dy = 0]) =>
              rect(dx, dy, 42, 30, '#b9ae9f') +
              circle(dx + 16, dy + 13, 6, '#e9e2d4') +
              circle(dx + 29, dy + 15, 5, '#e9e2d4'),
          )
          .join('') +
        line('M0 -16V60', '#cdbfa9', 3),
    ),
  balloon: (x: number) =>
    at(
      x,
      130,
      ellipse(0, 0, 62, 74, '#b0524c') +
        tag('ellipse', { cx: -20, cy: -26, rx: 12, ry: 20, fill: '#ffffff', opacity: 0.45 }) +
        area('M-8 74H8L0 62Z', '#8f3f39') +
        line('M0 76q14 26 -4 56', '#8a7a6a', 3),
    ),
  dog: (x: number) => at(x, 470, DOG, 1.15),
  cat: (x: number) =>
    at(
      x,
      500,
      area('M-56 110C-70 40 -40 10 0 10C40 10 70 40 56 110Z', '#a3988c') +
        area(
          'M-38 -8L-42 -54L-14 -34Q0 -38 14 -34L42 -54L38 -8Q36 30 0 30Q-36 30 -38 -8Z',
          '#a3988c',
        ) +
        tag(
          'g',
          { opacity: 0.5 },
          line(
            'M-8 -32V-18M0 -34V-18M8 -32V-18M-54 60H-34M54 60H34M-58 80H-36M58 80H36',
            '#6f655b',
            5,
          ),
        ) +
        ellipse(-15, -6, 5, 6, '#3a2f28') +
        ellipse(15, -6, 5, 6, '#3a2f28') +
        area('M-6 8H6L0 15Z', '#c98a80') +
        line('M0 15Q-8 22 -14 18M0 15Q8 22 14 18', '#5b5048', 2.6) +
        line('M-24 10L-54 6M-24 14L-52 18M24 10L54 6M24 14L52 18', '#e9e2d4', 2),
    ),
  bowls: (x: number) =>
    [
      ['#b0524c', -110],
      ['#3f5672', -30],
      ['#f8efdf', 40],
      ['#7a9d5f', 120],
    ]
      .map(([fill, dx]) =>
        at(
          x + Number(dx),
          540,
          tag('ellipse', { cx: 4, cy: 30, rx: 34, ry: 7, fill: '#3a2418', opacity: 0.2 }) +
            circle(0, 0, 33, String(fill)) +
            tag('circle', { cx: -10, cy: -12, r: 8, fill: '#ffffff', opacity: 0.4 }),
        ),
      )
      .join(''),
  bench: () =>
    rect(20, 420, 760, 22, '#a87f57', { rx: 6 }) +
    rect(20, 456, 760, 26, '#b98d63', { rx: 6 }) +
    rect(60, 482, 26, 120, '#8a6a4c') +
    rect(714, 482, 26, 120, '#8a6a4c'),
  bread: (x: number) =>
    at(
      x,
      504,
      rect(-120, 34, 240, 20, '#a87f57', { rx: 8 }) +
        area('M-92 36Q-104 -34 0 -38Q104 -34 92 36Z', '#d9a463') +
        line('M-46 -12L-30 14M-8 -20L6 10M34 -16L46 12', '#f3d9a8', 9),
    ),
  leaves: (x: number) =>
    [
      ['#cf8257', -130, 10],
      ['#dba844', -60, -6],
      ['#b0524c', 10, 12],
      ['#7a9d5f', 76, -4],
      ['#cf9a57', 136, 14],
    ]
      .map(([fill, dx, dy], index) =>
        at(
          x + Number(dx),
          512 + Number(dy),
          tag(
            'g',
            { transform: `rotate(${index * 34 - 60})` },
            area('M0 34C-26 22 -30 -10 0 -36C30 -10 26 22 0 34Z', String(fill)) +
              tag('g', { opacity: 0.5 }, line('M0 40V-20', '#5b3a2a', 3)),
          ),
        ),
      )
      .join(''),
  dominoes: (x: number) =>
    [-150, -90, -30, 40, 100]
      .map((dx, index) =>
        at(
          x + dx,
          514 + (index % 2) * 12,
          rect(-26, -40, 52, 92, '#fffaf0', { rx: 7, stroke: '#cdbfa9' }) +
            line('M-20 6H20', '#68737f', 3) +
            circle(-9, -22, 5, '#39322f') +
            circle(9, -8, 5, '#39322f') +
            circle(0, 28, 5, '#39322f') +
            (index % 2 ? circle(-11, 18, 5, '#39322f') + circle(11, 40, 5, '#39322f') : ''),
        ),
      )
      .join(''),
  radio: (x: number) =>
    at(
      x,
      484,
      rect(-86, -46, 172, 108, '#a87f57', { rx: 18 }) +
        rect(-72, -32, 84, 80, '#e3d3b8', { rx: 8 }) +
        line('M-60 -16H0M-60 0H0M-60 16H0M-60 32H0', '#b9a283', 4) +
        circle(50, -4, 22, '#fdf6ea') +
        line('M50 -4L60 -16', '#7d5a45', 4) +
        circle(50, 40, 8, '#7d5a45'),
    ),
};
