import type { Input, Output } from '@relish/shared/calls.ts';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, it } from 'vitest';

import { readCalendar } from '../../../content/content-files.ts';
import { createLibrary } from '../../../content/library.ts';
import { mediaFor } from '../../../files/media.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { makeResident } from '../../residents/residents/make.ts';
import { makeOwnActivities } from '../activities/make.ts';
import { suggestionHandlers } from './handlers.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const guide: Input<'activities/add'>['guide'] = {
  category: 'SOC',
  levels: ['planned'],
  formats: ['one_to_one'],
  duration_min: 7,
  description: 'Together.',
};

it('uses as many queries with a thousand own activities as with none', async () => {
  const manager = await t.signIn();
  const residentIds = await Promise.all(
    ['Ann', 'Bea', 'Cy'].map((first_name) =>
      t.database.system((db) =>
        makeResident(db, manager.carehomeId, { createdBy: manager.id, now: t.now(), first_name }),
      ),
    ),
  );
  const user = (await t.call('me', {}, manager)).body as Output<'me'>;
  const library = createLibrary(await readCalendar());
  const suggestions = suggestionHandlers['suggestions/list'];
  if ('staged' in suggestions) throw new Error('is no longer one transaction');
  const count = async (resident_ids: string[]) => {
    let statements = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await t.database.system((db) =>
      suggestions(
        {
          ...t,
          db: db.withPlugin(counter),
          media: mediaFor(t.media, user.id),
          library,
          user,
          carehomeId: manager.carehomeId,
          now: t.now(),
        } as never,
        {
          resident_ids,
          query: '',
          limit: 20,
          levels: [],
          categories: [],
          max_minutes: null,
          people: null,
          formats: [],
          places: [],
          in_bed: false,
          equipment: '',
          seasons: [],
          themes: [],
        },
      ),
    );
    return statements;
  };
  const write = (from: number, to: number) =>
    t.database.system((db) =>
      makeOwnActivities(
        db,
        manager,
        Array.from({ length: to - from }, (_, at) => ({ title: `Ours ${from + at}`, guide })),
        { createdBy: manager.id, now: t.now() },
      ),
    );
  await write(0, 1);
  await count(residentIds.slice(0, 1));
  const few = await count(residentIds.slice(0, 1));
  await write(1, 1000);
  const first = await count(residentIds);
  expect(await count(residentIds)).toBe(few);
  expect(first - few).toBeLessThanOrEqual(2);
});
