import { area, circle, line, path, tag } from './svg.ts';

/** A small floating shape at a point, with colour and rotation. */
type Decoration = (x: number, y: number, colour: string, turn: number) => string;

const turned = (x: number, y: number, turn: number, drawn: string) =>
  tag(
    'g',
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})` },
    drawn,
  );

const dot: Decoration = (x, y, colour) => circle(x, y, 3.6, colour);

const ring: Decoration = (x, y, colour) =>
  tag('circle', { cx: x, cy: y, r: 5.5, fill: 'none', stroke: colour, 'stroke-width': 2.6 });

const leaf: Decoration = (x, y, colour, turn) =>
  turned(x, y, turn, area('M-9 0Q0-8 9 0Q0 8-9 0Z', colour));

const star: Decoration = (x, y, colour, turn) =>
  turned(x, y, turn / 3, area('M0-9Q1.5-1.5 9 0Q1.5 1.5 0 9Q-1.5 1.5-9 0Q-1.5-1.5 0-9Z', colour));

const steam: Decoration = (x, y, colour) =>
  line(path`M${x} ${y + 11}q-6 -5.5 0 -11t0 -11`, colour, 3.4);

const note: Decoration = (x, y, colour, turn) =>
  turned(x, y, turn / 4, circle(-2, 6, 4, colour) + line('M1.5 5V-9q2 4 6 5', colour, 2.6));

const petal: Decoration = (x, y, colour, turn) =>
  turned(x, y, turn, area('M0 8C-9 0-5-8 0-5C5-8 9 0 0 8Z', colour));

const stitch: Decoration = (x, y, colour, turn) =>
  turned(x, y, turn / 2, line('M-10 0h5M0 0h5M10 0h.1', colour, 3.2));

const cross: Decoration = (x, y, colour, turn) =>
  turned(x, y, turn / 2, line('M-5 0H5M0-5V5', colour, 3.2));

const wave: Decoration = (x, y, colour, turn) =>
  turned(x, y, turn / 6, line('M-13 0q6.5-7 13 0t13 0', colour, 3.2));

const paw: Decoration = (x, y, colour, turn) =>
  turned(
    x,
    y,
    turn / 2,
    area('M0 0C4 0 7 4 5 7S-3 8-5 7S-4 0 0 0Z', colour) +
      circle(-6, -2, 2, colour) +
      circle(-2, -5, 2, colour) +
      circle(3, -5, 2, colour) +
      circle(6.5, -2, 2, colour),
  );

const streamer: Decoration = (x, y, colour, turn) =>
  turned(x, y, turn, line('M-7-3q4-6 7 0t7 3', colour, 3.2));

const bubble: Decoration = (x, y, colour) =>
  tag('circle', { cx: x, cy: y, r: 8, fill: 'none', stroke: colour, 'stroke-width': 2.4 }) +
  line(path`M${x - 4} ${y - 2}q1.5 -2.5 4 -2.5`, colour, 2);

const square: Decoration = (x, y, colour, turn) =>
  turned(
    x,
    y,
    turn / 2,
    tag('rect', { x: -5, y: -5, width: 10, height: 10, rx: 2.4, fill: colour }),
  );

export const DECORATIONS = {
  dot,
  ring,
  leaf,
  star,
  steam,
  note,
  petal,
  stitch,
  cross,
  wave,
  paw,
  streamer,
  bubble,
  square,
};

export type DecorationName = keyof typeof DECORATIONS;
