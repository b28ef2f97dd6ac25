import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { CATEGORY_COLOURS } from '@relish/shared/library/activities/category-colours.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';

import { drawPicture } from './draw-picture.ts';
import type { Guide } from './draw-picture.ts';
import { drawGlyph } from './glyphs.ts';

const ACTIVITIES = fileURLToPath(new URL('../../../content/activities', import.meta.url));

/** All pictures and glyphs as they should be, by file name. */
export async function drawAll(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const category of Object.keys(CATEGORY_COLOURS) as Category[]) {
    files.set(`glyphs/${category}.svg`, drawGlyph(category));
  }
  for (const name of globSync('*.json', { cwd: ACTIVITIES }).toSorted()) {
    const guide = JSON.parse(readFileSync(join(ACTIVITIES, name), 'utf8')) as Guide;
    files.set(`pictures/${guide.code}.svg`, await drawPicture(guide));
  }
  return files;
}

/** The pictures and glyphs on disk, by file name. */
export function drawnBefore(): Map<string, string> {
  const names = globSync('{pictures,glyphs}/*', { cwd: ACTIVITIES });
  return new Map(names.map((name) => [name, readFileSync(join(ACTIVITIES, name), 'utf8')]));
}

function write(files: Map<string, string>) {
  for (const name of drawnBefore().keys()) {
    if (!files.has(name)) rmSync(join(ACTIVITIES, name));
  }
  for (const [name, drawn] of files) {
    mkdirSync(dirname(join(ACTIVITIES, name)), { recursive: true });
    writeFileSync(join(ACTIVITIES, name), drawn);
  }
  console.log(`${files.size} pictures and glyphs drawn`);
}

if (import.meta.main) write(await drawAll());
