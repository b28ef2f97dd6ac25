import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeReports } from '../../reports/reports/make.ts';
import { makeInterests } from '../../residents/interests/make.ts';
import { makeResident } from '../../residents/residents/make.ts';
import { makeOwnActivities } from '../activities/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const LONG_AGO = '2026-10-01';

async function waitingHome() {
  const manager = await t.signIn();
  const id = await t.database.system((db) =>
    makeResident(db, manager.carehomeId, {
      createdBy: manager.id,
      now: t.now(),
      move_in_date: '2026-01-05',
      mobility: JSON.stringify({ moves: 'independent' }),
    }),
  );
  await love(manager, id, 'arts_crafts.knitting');
  await t.database.system((db) =>
    makeReports(db, manager.carehomeId, [
      {
        id: crypto.randomUUID(),
        title: 'Tea',
        category: 'SOC',
        started_at: `${LONG_AGO}T10:00:00.000Z`,
        day: LONG_AGO,
        createdBy: manager.id,
        people: [{ resident_id: id, attendance: 'took_part' }],
      },
    ]),
  );
  return { manager, id };
}

const love = (
  user: TestUser,
  resident_id: string,
  interest_code: 'arts_crafts.knitting' | 'music.singing',
) =>
  t.database.system((db) =>
    makeInterests(db, user.carehomeId, [{ resident_id, interest_code, stance: 'love' }], {
      day: LONG_AGO,
      createdBy: user.id,
    }),
  );

async function idea(user: TestUser) {
  const { body } = await t.call('dashboard/missed', {}, user);
  return (body as Output<'dashboard/missed'>).people[0]?.idea ?? null;
}

const record = (id: string, values: object) =>
  t.database.system((db) => db.updateTable('residents').set(values).where('id', '=', id).execute());

it('drops a cached idea when a new allergy conflicts with it', async () => {
  const { manager, id } = await waitingHome();
  const before = await idea(manager);
  expect(before?.title).toBe('Knit a square together');
  const allergies = JSON.stringify([{ allergen: 'wool', severity: 'severe', detail: null }]);
  await record(id, { allergies });
  expect((await idea(manager))?.activity_id).not.toBe(before?.activity_id);
});

it('drops a cached idea when the organisation hides it', async () => {
  const { manager } = await waitingHome();
  const before = await idea(manager);
  await t.call('hidden-items/hide', { id: before?.activity_id ?? '', hidden: true }, manager);
  expect((await idea(manager))?.activity_id).not.toBe(before?.activity_id);
});

it('finds a new idea when interests change or the home adds a better one', async () => {
  const { manager, id } = await waitingHome();
  const before = await idea(manager);
  const guide = {
    category: 'CRE' as const,
    levels: ['planned' as const],
    formats: ['one_to_one' as const],
    duration_min: 20,
    description: 'Together.',
    seated: true,
    suitable_in_bed: true,
    interests: ['arts_crafts.knitting' as const, 'music.singing' as const],
  };
  await t.database.system((db) =>
    makeOwnActivities(db, manager, [{ title: 'Knit and sing', guide }], {
      createdBy: manager.id,
      now: t.now(),
    }),
  );
  await love(manager, id, 'music.singing');
  const after = await idea(manager);
  expect([before?.title, after?.title]).toEqual(['Knit a square together', 'Knit and sing']);
});
