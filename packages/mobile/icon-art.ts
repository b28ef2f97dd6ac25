import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(import.meta.dirname, 'assets/icon.svg'), 'utf8');

/** The icon's own grid, at any rendered size. */
const UNITS = 48;
const MIDDLE = UNITS / 2;
/** Centre of the motif, which is slightly off the centre of the tile. */
const MOTIF_MIDDLE = { x: 24.75, y: 25.5 };

const layers = ['fruit', 'leaf', 'small-leaf'].map((id) => {
  const layer = new RegExp(`<g id="${id}">(.*?)</g>`, 's').exec(source)?.[1];
  if (layer === undefined) throw new Error(`assets/icon.svg has no group "${id}"`);
  return layer.trim();
});
const light = /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(source)?.[1];
if (light === undefined) throw new Error('assets/icon.svg has no tile');

export const TILE = { light, dark: '#1d241f', black: '#000000' } as const;

// Dark green leaves would be invisible on a dark background.
const IN_THE_DARK: Record<string, string> = { '#1f5741': '#5fa683', '#3f8a68': '#8fd0ae' };
const GAP = 1.8;

const inColour = layers.join('');
const inTheDark = inColour.replaceAll(/#[0-9a-f]{6}/g, (colour) => IN_THE_DARK[colour] ?? colour);

const painted = (layer: string, colour: string) => layer.replaceAll(/#[0-9a-f]{6}/g, colour);

/** In a single colour, so a gap along each leaf separates it from the shapes below. */
const silhouette = layers
  .map((layer, index) => {
    const above = layers.slice(index + 1).map((each) => painted(each, '#000'));
    const gap = `<g stroke="#000" stroke-width="${GAP}" stroke-linejoin="round">${above.join('')}</g>`;
    const all = `<rect width="${UNITS}" height="${UNITS}" fill="#fff" />`;
    return `<mask id="below-${index}">${all}${gap}</mask><g mask="url(#below-${index})">${painted(layer, '#fff')}</g>`;
  })
  .join('');

const MOTIFS = { light: inColour, dark: inTheDark, silhouette };

export interface Art {
  motif: keyof typeof MOTIFS;
  /** Without a tile the motif is centred by itself. */
  tile?: keyof typeof TILE;
  /** Corner radius of the tile, from 0 to 1. */
  roundness?: number;
  scale?: number;
}

/** The picture as SVG; `size` is in pixels. */
export function draw({ motif, tile, roundness = 0, scale = 1 }: Art, size = UNITS): string {
  const middle = tile ? { x: MIDDLE, y: MIDDLE } : MOTIF_MIDDLE;
  const ground = tile
    ? `<rect width="${UNITS}" height="${UNITS}" rx="${MIDDLE * roundness}" fill="${TILE[tile]}" />`
    : '';
  const place = `translate(${MIDDLE} ${MIDDLE}) scale(${scale}) translate(${-middle.x} ${-middle.y})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}" width="${size}" height="${size}">${ground}<g transform="${place}">${MOTIFS[motif]}</g></svg>\n`;
}
