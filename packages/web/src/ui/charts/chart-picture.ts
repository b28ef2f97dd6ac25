import { textWidth, wrapped } from './text-fit.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Styles from the style sheet that the exported picture must carry inline. */
const CARRIED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const;
// A system font, because a picture cannot load ours.
const FONT = 'system-ui, sans-serif';
const PADDING = 24;
/** Sharp enough for print. */
const SCALE = 2;

function made(name: string, attributes: Record<string, string | number>, text?: string) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** A copy with inline styles. */
function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('*');
  drawing.querySelectorAll('*').forEach((element, at) => {
    const style = getComputedStyle(element);
    const own = copies[at];
    for (const name of CARRIED) own?.setAttribute(name, style.getPropertyValue(name));
    own?.removeAttribute('class');
    own?.removeAttribute('style');
  });
  return copy;
}

/** The sample before a legend entry: a box, or a line where there is only a border. */
function drawMark(item: HTMLElement, x: number, y: number) {
  const mark = item.firstElementChild ?? item;
  const style = getComputedStyle(mark);
  const stroke = {
    stroke: style.borderTopColor,
    'stroke-width': style.borderTopWidth,
    'stroke-dasharray': style.borderTopStyle === 'dashed' ? '4 3' : 'none',
  };
  return mark.clientHeight === 0
    ? made('line', { x1: x, x2: x + 16, y1: y + 11, y2: y + 11, ...stroke })
    : made('rect', {
        ...stroke,
        fill: style.backgroundColor,
        rx: Math.min(7, Number.parseFloat(style.borderTopLeftRadius)),
        x,
        y: y + 4,
        width: 14,
        height: 14,
      });
}

/** The chart with title, note and legend as one SVG that needs no style sheet. */
function composeDrawing(figure: Element, title: string, note: string | undefined) {
  const drawing = figure.querySelector<SVGSVGElement>('svg[data-chart]');
  if (!drawing) return null;
  const { width, height } = drawing.viewBox.baseVal;
  const colours = getComputedStyle(figure);
  const ink = colours.color;
  const whole = width + 2 * PADDING;
  let y = PADDING;
  const picture = made('svg', { 'font-family': FONT, fill: ink });
  const paper = made('rect', { width: '100%', height: '100%', fill: colours.backgroundColor });
  picture.append(paper);
  const write = (text: string, size: number, weight: number) => {
    for (const line of wrapped(text, width, size, 4)) {
      y += size * 1.3;
      picture.append(
        made('text', { x: PADDING, y, 'font-size': size, 'font-weight': weight }, line),
      );
    }
  };
  write(title, 20, 700);
  y += 4;
  if (note !== undefined) write(note, 15, 400);
  y += PADDING;
  const inside = standalone(drawing);
  for (const [key, value] of Object.entries({ x: PADDING, y, width, height }))
    inside.setAttribute(key, String(value));
  inside.setAttribute('overflow', 'visible');
  picture.append(inside);
  y += height + 12;
  let x = PADDING;
  for (const item of figure.querySelectorAll<HTMLElement>('[data-key]')) {
    const text = item.textContent;
    const room = textWidth(text, 15) + 44;
    if (x > PADDING && x + room > whole - PADDING) {
      x = PADDING;
      y += 24;
    }
    picture.append(
      drawMark(item, x, y),
      made('text', { x: x + 22, y: y + 16, 'font-size': 15 }, text),
    );
    x += room;
  }
  const high = Math.ceil(y + 24 + PADDING);
  for (const [key, value] of Object.entries({ xmlns: SVG, width: whole, height: high }))
    picture.setAttribute(key, String(value));
  return { picture, width: whole, height: high };
}

/** As a PNG; null if there is no drawing or the browser cannot create one. */
export async function renderPicture(
  figure: Element,
  title: string,
  note: string | undefined,
): Promise<Blob | null> {
  const drawn = composeDrawing(figure, title, note);
  if (!drawn) return null;
  const source = new XMLSerializer().serializeToString(drawn.picture);
  const address = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = drawn.width * SCALE;
    canvas.height = drawn.height * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
