import { rect, tag } from '../pictures/svg.ts';
import { describe, type Sitter } from './describe.ts';
import { drawFigure } from './figure.ts';
import type { Look } from './look.ts';
import { drawProps, drawTable } from './props.ts';
import type { Sat, Scene } from './scene.ts';
import { drawSetting } from './settings.ts';

/** Shares of the picture's width and height. */
export interface Face {
  resident: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Place {
  x: number;
  y: number;
  scale: number;
}

const WIDTH = 800;
const HEIGHT = 600;
const GROUND: Partial<Record<string, number>> = { dog: 24, cat: 10, bench: 20 };

export function drawScene(
  scene: Scene,
  sitters: ReadonlyMap<string, Sitter>,
): { svg: string; faces: Face[] } {
  const places = arrange(scene);
  const seated = scene.people.map((sat, index) => ({
    sat,
    place: places[index] ?? { x: WIDTH / 2, y: HEIGHT / 2, scale: 1 },
  }));
  const drawn = seated
    // Those at the back come first.
    .toSorted((one, other) => one.place.y - other.place.y)
    .map(({ sat, place }) =>
      tag(
        'g',
        { transform: `translate(${place.x} ${place.y}) scale(${place.scale})` },
        drawFigure(
          lookOf(sat, sitters),
          `${scene.name}-${sat.resident}`,
          sat.pose ?? 'rest',
          sat.held,
        ),
      ),
    );
  const svg = tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 1280, height: 960, viewBox: '0 0 800 600' },
    drawSetting(scene.setting) +
      drawn.join('') +
      (scene.table ? drawTable(...scene.table) : '') +
      drawProps(scene.props ?? []) +
      (scene.old ? paperEdge : ''),
  );
  return { svg, faces: seated.map(({ sat, place }) => findFace(sat.resident, place)) };
}

function lookOf({ resident, look }: Sat, sitters: ReadonlyMap<string, Sitter>): Look {
  const sitter = sitters.get(resident);
  if (!sitter) throw new Error(`There is no resident ${resident}.`);
  return { ...describe(sitter), ...look };
}

const SCALES = [1.5, 1.34, 1.12, 0.92];

/** Up to four in one row, more in two. */
function arrange({ people, table, props = [] }: Scene): Place[] {
  const count = people.length;
  const lift = Math.max(0, ...props.map((prop) => GROUND[prop] ?? 0));
  const row = (size: number, y: number, scale: number, inset = 0): Place[] =>
    Array.from({ length: size }, (_, index) => ({
      x: inset + ((index + 0.5) * (WIDTH - inset * 2)) / size,
      y: y + (index % 2) * 12,
      scale,
    }));
  if (count > 4) {
    const back = Math.ceil(count / 2);
    const up = table ? 48 : 0;
    return [...row(back, 196 - up, 0.86, 40), ...row(count - back, 330 - up, 0.98, 60)];
  }
  const scale = SCALES[count - 1] ?? 0.9;
  const isBesideDog = props.includes('dog') || props.includes('cat');
  const y = table ? Math.min(444 - 182 * scale, 258) : 420 - 110 * scale - lift;
  if (isBesideDog && count === 1) return [{ x: 250, y, scale: 1.4 }];
  if (isBesideDog && count === 2)
    return [
      { x: 190, y, scale: 1.25 },
      { x: 610, y: y + 8, scale: 1.25 },
    ];
  return row(count, y, scale, count === 2 ? 80 : 0);
}

function findFace(resident: string, { x, y, scale }: Place): Face {
  const share = (value: number, whole: number) => Math.round((value / whole) * 1000) / 1000;
  return {
    resident,
    x: share(x - 58 * scale, WIDTH),
    y: share(y - 82 * scale, HEIGHT),
    w: share(116 * scale, WIDTH),
    h: share(150 * scale, HEIGHT),
  };
}

const paperEdge = rect(9, 9, 782, 582, 'none', { stroke: '#fffaf0', 'stroke-width': 18 });
