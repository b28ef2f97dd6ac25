import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { describe, type Sitter } from './describe.ts';
import { drawScene, type Face } from './draw-scene.ts';
import { drawPortrait } from './person.ts';
import type { Scene } from './scene.ts';
import { FAMILY_SITTERS, SCENES_ELSEWHERE } from './scenes-elsewhere.ts';
import { SCENES_FOR_ALBUMS } from './scenes-for-albums.ts';
import { SCENES_OF_MONTHS } from './scenes-of-months.ts';
import { SCENES_OF_RECORDS } from './scenes-of-records.ts';

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));
const PICTURES = join(CONTENT, 'demo-pictures');

/** Encoders differ between versions, so a drawing is recognised by its shapes. */
export interface Drawing {
  drawing: string;
}

export interface DrawnAlbumPhoto extends Drawing {
  name: string;
  caption: string;
  people: Face[];
}

export interface DrawnPhoto extends DrawnAlbumPhoto {
  code: string;
  weeks_ago: number;
}

const digest = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

interface HomeFile {
  residents: (Sitter & { status: string })[];
}

const readHome = (name: string) =>
  JSON.parse(readFileSync(join(CONTENT, 'demo', `${name}.json`), 'utf8')) as HomeFile;

const readResidents = () =>
  globSync('*.json', { cwd: join(CONTENT, 'demo') })
    .toSorted()
    .flatMap((file) => readHome(file.replace('.json', '')).residents);

/** Everyone who has moved in; the others have not been photographed yet. */
export function drawPortraits(): Map<string, string> {
  const sitters = readResidents().filter(({ status }) => status !== 'pre_admission');
  return new Map(sitters.map((sitter) => [sitter.key, drawPortrait(describe(sitter), sitter.key)]));
}

export function drawScenes(): { scene: Scene; svg: string; faces: Face[] }[] {
  const sitters = new Map(
    [...readResidents(), ...FAMILY_SITTERS].map((each): [string, Sitter] => [each.key, each]),
  );
  return [...SCENES_OF_RECORDS, ...SCENES_FOR_ALBUMS, ...SCENES_OF_MONTHS, ...SCENES_ELSEWHERE].map(
    (scene) => ({ scene, ...drawScene(scene, sitters) }),
  );
}

export const describePhotos = (): DrawnPhoto[] =>
  drawScenes().flatMap(({ scene: { name, caption, session }, svg, faces }) =>
    session ? [{ name, caption, ...session, people: faces, drawing: digest(svg) }] : [],
  );

export const describeAlbums = (): DrawnAlbumPhoto[] =>
  drawScenes().flatMap(({ scene: { name, caption, session }, svg, faces }) =>
    session ? [] : [{ name, caption, people: faces, drawing: digest(svg) }],
  );

export const describePortraits = (): Record<string, string> =>
  Object.fromEntries([...drawPortraits()].map(([key, svg]) => [key, digest(svg)]));

// Faded prints are brown, not grey.
const SEPIA = '#b09472';

const encode = (
  svg: string,
  { old = false, width }: { old?: boolean | undefined; width: number },
) => {
  const drawn = sharp(Buffer.from(svg)).resize({ width });
  return (old ? drawn.tint(SEPIA) : drawn).webp({ quality: 80, effort: 6 }).toBuffer();
};

async function writeUsed() {
  rmSync(PICTURES, { recursive: true, force: true });
  for (const folder of ['portraits', 'photos'])
    mkdirSync(join(PICTURES, folder), { recursive: true });
  for (const [key, svg] of drawPortraits())
    writeFileSync(join(PICTURES, 'portraits', `${key}.webp`), await encode(svg, { width: 320 }));
  for (const { scene, svg } of drawScenes()) {
    const file = join(PICTURES, 'photos', scene.name);
    writeFileSync(`${file}.webp`, await encode(svg, { old: scene.old, width: 1280 }));
    writeFileSync(`${file}-small.webp`, await encode(svg, { old: scene.old, width: 320 }));
  }
  const list = {
    portraits: describePortraits(),
    photos: describePhotos(),
    albums: describeAlbums(),
  };
  writeFileSync(join(PICTURES, 'pictures.json'), `${JSON.stringify(list, null, 2)}\n`);
}

/** Every scene, with who is in it, for looking at or for another use. */
async function writeAll(folder: string) {
  mkdirSync(folder, { recursive: true });
  const drawn = drawScenes();
  for (const { scene, svg } of drawn)
    writeFileSync(
      join(folder, `${scene.name}.webp`),
      await encode(svg, { old: scene.old, width: 1600 }),
    );
  const list = drawn.map(({ scene, faces }) => ({
    name: scene.name,
    caption: scene.caption,
    people: faces,
  }));
  writeFileSync(join(folder, 'scenes.json'), `${JSON.stringify(list, null, 2)}\n`);
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  await (folder === undefined ? writeUsed() : writeAll(folder));
}
