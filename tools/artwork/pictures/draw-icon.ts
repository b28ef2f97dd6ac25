import type { Icon } from './icons.ts';
import { findMaterial } from './materials.ts';
import type { Outline } from './outline.ts';
import { PAINTS } from './palette.ts';
import type { Paint } from './palette.ts';
import { boundingBox } from './shapes.ts';
import type { Box } from './shapes.ts';
import { tag } from './svg.ts';

export type Place = { x: number; y: number; scale: number; turn: number };

type Colours = { ink: string; skin: string };

const PEN = 3.5;
const DOT = 6;
const BRUSH = 10;

/** Loose paint with pen lines over it. */
export function drawIcon(icon: Icon, place: Place, { ink, skin }: Colours): string {
  const pen = (width: number) => ({
    fill: 'none',
    stroke: ink,
    'stroke-width': units(width, place),
  });
  const dots = icon.outlines.filter(({ points }) => isDot(boundingBox(points)));
  const strokes = icon.outlines.filter((each) => !dots.includes(each));
  return tag(
    'g',
    {
      transform: writeTransform(icon.box, place),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    paintLayers(icon, place, { ...PAINTS, skin }) +
      layer(strokes, pen(PEN)) +
      layer(dots, pen(DOT)),
  );
}

function paintLayers(icon: Icon, place: Place, paints: Record<Paint, string>): string {
  const { main, low, inner, enclosed } = findMaterial(icon.name);
  const waist = low === main ? Infinity : middle(icon.box) + 0.1;
  const outside = icon.outlines.filter((each) => !icon.inside.includes(each));
  const paint = (colour: Paint, wanted: (y: number) => boolean) => {
    const chosen = outside.filter(({ points }) => wanted(middle(boundingBox(points))));
    const brush = { stroke: paints[colour], 'stroke-width': units(BRUSH, place) };
    const lines = chosen.filter((each) => !icon.bodies.includes(each));
    const bodies = chosen.filter((each) => icon.bodies.includes(each));
    return (
      hatch(icon, paints[enclosed ?? colour], wanted) +
      layer(lines, { fill: 'none', ...brush }) +
      layer(bodies, { fill: paints[colour], ...brush })
    );
  };
  const layers =
    paint(main, (y) => y <= waist) +
    paint(low, (y) => y > waist) +
    layer(icon.inside, { fill: paints[inner] });
  // The paint is slightly offset from the line, as in a print.
  return tag('g', { transform: 'translate(.35 .3)' }, layers);
}

const isDot = ({ left, right, top, bottom }: Box) => right - left < 0.1 && bottom - top < 0.1;

const middle = ({ top, bottom }: Box) => (top + bottom) / 2;

/** Fills what several strokes enclose together. */
function hatch({ holes }: Icon, stroke: string, wanted: (y: number) => boolean): string {
  const d = holes
    .filter(({ y }) => wanted(y))
    .map(({ x, y, width }) => `M${x} ${y}h${width || 0.1}`)
    .join('');
  return d && tag('path', { d, stroke, 'stroke-width': '1.1' });
}

const units = (pixels: number, { scale }: Place) => (pixels / scale).toFixed(2);

function layer(outlines: Outline[], attributes: Record<string, string>): string {
  if (outlines.length === 0) return '';
  return tag('path', { d: outlines.map(({ d }) => d).join(''), ...attributes });
}

/** Rotates around the centre and moves it to the given place. */
function writeTransform({ left, right, top, bottom }: Box, { x, y, scale, turn }: Place): string {
  const write = (value: number) => Number(value.toFixed(2));
  const toMiddle = `translate(${write(-(left + right) / 2)} ${write(-(top + bottom) / 2)})`;
  return `translate(${write(x)} ${write(y)}) rotate(${write(turn)}) scale(${write(scale)}) ${toMiddle}`;
}
