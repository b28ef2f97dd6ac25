import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as waiting } from 'node:timers/promises';

import { largePhoto } from '../packages/server/src/testing/pictures.ts';
import type { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { type Beside, measureBeside } from './beside.ts';
import { upload } from './processes.ts';
import { seed } from './seed.ts';
import { prepareHome, type Subject } from './subjects.ts';

const ROUNDS = 4;
const ALONE_MS = 8000;
const UPLOADS = 20;
const MEGAPIXELS = 12;
const GOAL = { me: 2, megabytes: 150 };

/** Compares other requests while large pictures arrive with quiet times. */
export async function measureUploads(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
) {
  const { url } = await postgres.createDatabase();
  const home = await prepareHome('uploads', url, join(folder, 'uploads'), () =>
    seed(url, { organisations: 1, homes: 1 }),
  );
  const files = await writePhotos(join(folder, 'pictures'));
  const sending = (some: readonly string[]) =>
    upload(`${home.server.url}/api/v2/media/upload`, home.token, some);
  await measureBeside(home, waiting(ALONE_MS));
  const one = await measureBeside(home, sending(files.slice(0, 1)));
  const rounds = await measureRounds(home, () => sending(files));
  await home.stop();

  const calm = rounds[0]?.alone.memory ?? 0;
  console.log(
    `uploading one picture of ${MEGAPIXELS} megapixels: ${one.seconds.toFixed(1)} s, ${one.memory - calm} MB more`,
  );
  for (const { alone, busy } of rounds)
    console.log(
      `uploading ${UPLOADS} in a row: ${busy.seconds.toFixed(1)} s, ${busy.memory - calm} MB more (goal: at most ${GOAL.megabytes}); me ${describe(busy)}, alone ${describe(alone)}`,
    );
  const ratios = rounds.map(({ alone, busy }) => busy.p99 / alone.p99).toSorted((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)] ?? 0;
  console.log(
    `me meanwhile: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} × its p99 alone, median ${median.toFixed(2)} (goal: at most ${GOAL.me})`,
  );
}

const describe = ({ p50, p99 }: Beside) => `p50 ${p50.toFixed(1)} ms p99 ${p99.toFixed(1)} ms`;

/** Alternating, so that other load on the machine affects both. */
async function measureRounds(home: Subject, send: () => Promise<unknown>) {
  const rounds: { alone: Beside; busy: Beside }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      alone: await measureBeside(home, waiting(ALONE_MS)),
      busy: await measureBeside(home, send()),
    });
  return rounds;
}

async function writePhotos(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = Array.from({ length: UPLOADS }, (_, at) => join(folder, `${at}.jpg`));
  for (const [at, file] of files.entries()) await writeFile(file, await largePhoto(at));
  return files;
}
