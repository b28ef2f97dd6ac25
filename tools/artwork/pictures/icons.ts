import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

import { holesIn } from './holes.ts';
import type { Run } from './holes.ts';
import { SEEN_THROUGH } from './materials.ts';
import { parseOutlines } from './outline.ts';
import type { Outline } from './outline.ts';
import { listBodies, boundingBox, isWithin } from './shapes.ts';
import type { Box } from './shapes.ts';

type Values = Record<string, string>;
type IconModule = { __iconData: { node: [name: string, values: Values][] } };

/** An icon of the set used on screens (Lucide, ISC licence), on its grid of 24. */
export type Icon = {
  name: string;
  box: Box;
  outlines: Outline[];
  bodies: Outline[];
  inside: Outline[];
  holes: Run[];
};

// The icon set is a dependency of the web package.
const fromWeb = createRequire(new URL('../../../packages/web/package.json', import.meta.url));
const { default: modules } = (await import(
  pathToFileURL(fromWeb.resolve('lucide-react/dynamicIconImports')).href
)) as { default: Record<string, (() => Promise<IconModule>) | undefined> };

const known = new Map<string, Promise<Icon>>();

export function iconNamed(name: string): Promise<Icon> {
  const icon = known.get(name) ?? load(name);
  known.set(name, icon);
  return icon;
}

async function load(name: string): Promise<Icon> {
  const file = name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z]{2})(?=\d)/g, '-').toLowerCase();
  const open = modules[file];
  if (!open) throw new Error(`There is no icon called ${name}`);
  const { node } = (await open()).__iconData;
  const outlines = node.flatMap(([kind, values]) => parseOutlines(asPath(kind, values)));
  const bodies = listBodies(name, outlines);
  return {
    name,
    outlines,
    bodies,
    box: boundingBox(outlines.flatMap((each) => each.points)),
    inside: bodies.filter((each) => bodies.some((other) => isWithin(other, each))),
    holes: SEEN_THROUGH.has(name) ? [] : holesIn(outlines, bodies),
  };
}

function asPath(kind: string, values: Values): string {
  const number = (key: string) => Number(values[key] ?? 0);
  switch (kind) {
    case 'path':
      return values.d ?? '';
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'line':
      return `M${values.x1} ${values.y1}L${values.x2} ${values.y2}`;
    case 'polyline':
      return `M${values.points}`;
    case 'polygon':
      return `M${values.points}Z`;
    case 'rect':
      return roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
    default:
      throw new Error(`No way to draw <${kind}> yet`);
  }
}

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function roundedRect(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '');
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}
