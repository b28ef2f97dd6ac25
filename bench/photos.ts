import { join } from 'node:path';

import type { CallName } from '@relish/shared/calls.ts';

import { openDatabase } from '../packages/server/src/db/connect.ts';
import { startSession } from '../packages/server/src/features/accounts/account/public.ts';
import { makePerson } from '../packages/server/src/features/accounts/people/make.ts';
import type { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { linkRelative } from '../packages/server/src/testing/resident.ts';
import { day } from './records.ts';
import { seed, seedPhotoConsents, seedPhotos } from './seed.ts';
import { measureInTurns, prepareHome, type Subject, timing } from './subjects.ts';

const SIZES = [500, 5000, 50_000];
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 800) / 8;
const PAGE = 60;

const ofOne = ({ residentIds: [resident_id = ''] }: Subject) => ({ resident_id });
/** Photos are spread over three years. */
const inTheMiddle = { day: day(-547), id: '00000000-0000-0000-0000-000000000000' };

const ALBUM: readonly [CallName, (subject: Subject) => object][] = [
  ['photos/list', () => ({ limit: PAGE })],
  ['photos/list', () => ({ limit: PAGE, after: inTheMiddle })],
  ['photos/list', (subject) => ({ limit: PAGE, ...ofOne(subject) })],
  ['photos/list', () => ({ limit: PAGE, for_display: true })],
  ['photos/months', () => ({})],
  ['photos/months', ofOne],
  ['photos/duplicates', () => ({})],
];

const FEED: readonly [CallName, (subject: Subject) => object][] = [
  ['photos/feed', () => ({})],
  ['photos/feed', () => ({ after: inTheMiddle })],
];

/** Albums and feeds by their size. */
export async function measurePhotos(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
) {
  const homes: Subject[] = [];
  const families: Subject[] = [];
  for (const size of SIZES) {
    const { url } = await postgres.createDatabase();
    const dataDir = join(folder, `photos ${size}`);
    const home = await prepareHome(String(size), url, dataDir, async () => {
      await seed(url, { organisations: 1, homes: 1 });
      await seedPhotoConsents(url);
      await seedPhotos(url, size);
    });
    homes.push(home);
    const token = await addRelative(url, dataDir, home);
    families.push({ ...home, token, ask: timing(home.server, [token]) });
  }
  console.log('for staff, by the number of photos');
  await measureInTurns(homes, ALBUM, REQUESTS);
  console.log('for a relative');
  await measureInTurns(families, FEED, REQUESTS);
  for (const { stop } of homes) await stop();
}

/** Signed in, and linked with the resident of whom there are most photos. */
async function addRelative(url: string, dataDir: string, home: Subject): Promise<string> {
  const opened = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 2, DATA_DIR: dataDir });
  const { carehomeId, residentIds } = home;
  const token = await opened.database.system(async (db) => {
    const now = new Date();
    const userId = await makePerson(db, {
      email: 'relative@example.org',
      first_name: 'Bench',
      last_name: 'Mark',
      password_hash: '',
      role: 'relative',
      carehomeIds: [carehomeId],
      since: now,
    });
    await linkRelative(db, carehomeId, { userId, residentId: residentIds[0] ?? '', now });
    return (await startSession(db, userId, now))?.token ?? '';
  });
  await opened.close();
  return token;
}
