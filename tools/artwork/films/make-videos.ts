// node scripts/run.mjs tools/artwork/films/make-videos.ts [CODE …]: generates the films of
// content/videos, or only those named.
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { films } from './films.ts';
import { webVtt } from './toolkit/captions.ts';
import { encode, poster } from './toolkit/encode.ts';
import type { Video } from './toolkit/video.ts';

const FOLDER = fileURLToPath(new URL('../../../content/videos/', import.meta.url));
const VERSION = 1;
const MEGABYTE = 1_000_000;
const BIGGEST = 2.5 * MEGABYTE;

function checkPrograms(): void {
  const missing = ['ffmpeg', 'espeak-ng'].filter(
    (name) => spawnSync(name, ['--version']).error !== undefined,
  );
  if (missing.length === 0) return;
  console.error(
    `The films need ${missing.join(' and ')}. On Debian: apt-get install -y ${missing.join(' ')}`,
  );
  process.exit(1);
}

const description = (video: Video) => ({
  code: video.code,
  title: video.title,
  summary: video.summary,
  category: video.category,
  levels: video.levels,
  minutes: Math.max(1, Math.round(video.seconds / 60)),
  seconds: video.seconds,
  narrated: video.narrated,
  together: video.together,
  opening_line: video.opening_line,
  chapters: video.chapters,
  poster_alt: video.poster.alt,
  interests: video.interests,
  version: VERSION,
  status: 'published',
});

async function make(video: Video): Promise<void> {
  const file = (ending: string) => join(FOLDER, `${video.code}.${ending}`);
  writeFileSync(file('vtt'), webVtt(video));
  writeFileSync(file('json'), `${JSON.stringify(description(video), null, 2)}\n`);
  writeFileSync(file('jpg'), await poster(video));
  await encode(video, file('mp4'));
  const { size } = statSync(file('mp4'));
  console.log(`${video.code}: ${video.seconds} s, ${(size / MEGABYTE).toFixed(2)} MB`);
  if (size > BIGGEST) throw new Error(`${video.code} is too big: raise its coarseness.`);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((code) => films.every((film) => film.code !== code));
if (unknown.length > 0) {
  console.error(
    `There is no film ${unknown.join(', ')}. There are: ${films.map(({ code }) => code).join(', ')}`,
  );
  process.exit(1);
}
checkPrograms();
mkdirSync(FOLDER, { recursive: true });
for (const film of films) if (wanted.length === 0 || wanted.includes(film.code)) await make(film);
// Formats the generated descriptions.
spawnSync('oxfmt', [FOLDER], { stdio: 'inherit' });
