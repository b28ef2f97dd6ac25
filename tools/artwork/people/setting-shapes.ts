import { area, circle, ellipse, line, path, rect, tag } from '../pictures/svg.ts';

export const wall = (colour: string, floor: string, at = 470) =>
  rect(0, 0, 800, 600, colour) +
  rect(0, at, 800, 600 - at, floor) +
  rect(0, at - 10, 800, 12, '#fffaf0');

export const windowAt = (x: number, y: number, w: number, h: number) =>
  rect(x - 12, y - 12, w + 24, h + 24, '#fffaf0', { rx: 6 }) +
  rect(x, y, w, h, '#cfe4ea') +
  tag('ellipse', { cx: x + w * 0.7, cy: y + h * 0.28, rx: 20, ry: 20, fill: '#f8dc8e' }) +
  area(
    path`M${x} ${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.46} ${x + w * 0.6} ${y + h * 0.66}T${x + w} ${y + h * 0.58}V${y + h}H${x}Z`,
    '#b5cf9b',
  ) +
  area(
    path`M${x} ${y + h * 0.86}Q${x + w * 0.4} ${y + h * 0.7} ${x + w} ${y + h * 0.84}V${y + h}H${x}Z`,
    '#92b676',
  ) +
  rect(x + w / 2 - 4, y, 8, h, '#fffaf0') +
  rect(x, y + h * 0.5 - 4, w, 8, '#fffaf0');

export const curtains = (x: number, y: number, w: number, h: number, colour: string) =>
  area(
    path`M${x - 46} ${y - 24}H${x + 26}Q${x + 20} ${y + h * 0.6} ${x - 8} ${y + h + 40}H${x - 50}Z`,
    colour,
  ) +
  area(
    path`M${x + w + 46} ${y - 24}H${x + w - 26}Q${x + w - 20} ${y + h * 0.6} ${x + w + 8} ${y + h + 40}H${x + w + 50}Z`,
    colour,
  ) +
  tag(
    'g',
    { opacity: 0.25 },
    line(
      path`M${x - 24} ${y - 20}Q${x - 20} ${y + h * 0.6} ${x - 32} ${y + h + 36}M${x + w + 24} ${y - 20}Q${x + w + 20} ${y + h * 0.6} ${x + w + 32} ${y + h + 36}`,
      '#5b3a2a',
      4,
    ),
  ) +
  rect(x - 60, y - 34, w + 120, 10, '#a87f57', { rx: 5 });

export const picture = (x: number, y: number, w: number, h: number, fill: string) =>
  rect(x, y, w, h, '#a87f57', { rx: 3 }) +
  rect(x + 8, y + 8, w - 16, h - 16, '#fdf6ea') +
  area(
    path`M${x + 14} ${y + h - 14}L${x + w * 0.4} ${y + h * 0.4}L${x + w * 0.6} ${y + h * 0.62}L${x + w * 0.76} ${y + h * 0.46}L${x + w - 14} ${y + h - 14}Z`,
    fill,
  );

export const plant = (x: number, y: number, size = 1) =>
  tag(
    'g',
    { transform: `translate(${x} ${y}) scale(${size})` },
    area(
      'M0 0C-34 -30 -34 -70 0 -104C34 -70 34 -30 0 0ZM-6 0C-52 -6 -76 -34 -78 -76C-34 -72 -8 -44 -6 0ZM6 0C52 -6 76 -34 78 -76C34 -72 8 -44 6 0Z',
      '#7a9d5f',
    ) +
      tag(
        'g',
        { opacity: 0.4 },
        line('M0 0V-90M-6 -2Q-36 -24 -66 -66M6 -2Q36 -24 66 -66', '#476b54', 3),
      ) +
      area('M-40 -6H40L32 60H-32Z', '#cf8257') +
      rect(-44, -12, 88, 16, '#bd7248', { rx: 4 }),
  );

export const lamp = (x: number, y: number) =>
  line(path`M${x} ${y}V${y + 250}`, '#8a6a4c', 8) +
  area(path`M${x - 34} ${y - 70}H${x + 34}L${x + 52} ${y + 6}H${x - 52}Z`, '#f8e3b4') +
  tag('circle', { cx: x, cy: y - 20, r: 110, fill: '#fff4d2', opacity: 0.35 });

export const bunting = (colours: readonly string[], y = 40) =>
  line(path`M0 ${y}Q200 ${y + 60} 400 ${y + 24}T800 ${y}`, '#a87f57', 3) +
  Array.from({ length: 16 }, (_, index) => {
    const x = 24 + index * 50;
    const drop = y + 14 + Math.sin((index / 15) * Math.PI * 2) * 16 + (index < 8 ? 14 : 6);
    return area(
      path`M${x - 18} ${drop}H${x + 18}L${x} ${drop + 40}Z`,
      colours[index % colours.length] ?? '#d58a8a',
    );
  }).join('');

const bush = (x: number, y: number, r: number, colour: string) =>
  circle(x, y, r, colour) +
  circle(x - r * 0.8, y + r * 0.3, r * 0.75, colour) +
  circle(x + r * 0.8, y + r * 0.3, r * 0.75, colour);

export const tree = (x: number, y: number, size: number, colour: string) =>
  rect(x - 11 * size, y - 120 * size, 22 * size, 150 * size, '#8a6a4c') +
  bush(x, y - 170 * size, 70 * size, colour);

export const blooms = (y: number, step: number, colours: readonly string[]) =>
  Array.from({ length: Math.ceil(800 / step) }, (_, index) => {
    const x = 14 + index * step;
    const top = y - (index % 3) * 12;
    return (
      line(path`M${x} ${y + 46}V${top}`, '#6f9455', 4) +
      circle(x, top, 11, colours[index % colours.length] ?? '#d58a8a') +
      circle(x, top, 4, '#f8dc8e')
    );
  }).join('');

export const sky = () =>
  rect(0, 0, 800, 600, '#d6e9ef') +
  circle(660, 96, 52, '#f8dc8e') +
  tag(
    'g',
    { opacity: 0.8 },
    ellipse(160, 92, 80, 22, '#ffffff') +
      ellipse(210, 76, 54, 24, '#ffffff') +
      ellipse(470, 66, 60, 16, '#ffffff'),
  );
