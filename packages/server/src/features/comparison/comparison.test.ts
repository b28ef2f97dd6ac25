import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { doRegularWork } from '../../app/regular-work.ts';
import { days } from '../../core/clock.ts';
import { type TestApp, testApp, type TestUser } from '../../testing/test-app.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { insertCarehome } from '../organisations/queries.ts';
import { joinCarehome } from '../people/queries.ts';
import { makeReports } from '../reports/make.ts';
import { makeResidents } from '../residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ database: await freshDatabase() });
});

const work = async () => {
  const { round, stop } = doRegularWork({ ...t, clock: t.now }, { error: () => {} });
  stop();
  await round();
  await t.jobs.runDue();
};

/** Another home of the same organisation, with so many people of whom the first took part last week. */
async function sister(user: TestUser, name: string, { people = 0, member = true } = {}) {
  return t.database.system(async (db) => {
    const id = await insertCarehome(db, {
      organisation_id: user.organisationId,
      name,
      region: 'england',
    });
    if (member)
      await joinCarehome(db, id, {
        user_id: user.id,
        role: 'org_admin',
        started_at: t.now(),
        job_title: null,
      });
    const ids = await makeResidents(
      db,
      id,
      Array.from({ length: people }, () => ({
        createdBy: user.id,
        now: t.now(),
        move_in_date: '2026-01-05',
      })),
    );
    if (ids[0] !== undefined)
      await makeReports(db, id, [
        {
          id: randomUUID(),
          title: 'Singing',
          category: 'MUS',
          started_at: '2026-11-05T10:00:00.000Z',
          day: '2026-11-05',
          createdBy: user.id,
          people: [{ resident_id: ids[0], attendance: 'took_part', engagement: 3 }],
        },
      ]);
    return id;
  });
}

const compare = async (user: TestUser) => {
  const { status, body } = await t.call('comparison/homes', {}, user);
  expect(status).toBe(200);
  return body as Output<'comparison/homes'>;
};

describe('homes beside each other', () => {
  it('are counted in the background, each night anew, and few people are not told apart', async () => {
    const us = await t.signIn({ role: 'org_admin' });
    await sister(us, 'Bridge', { people: 5 });
    await sister(us, 'Ash', { people: 4 });
    expect(await compare(us)).toMatchObject({ waiting: 3, counted_at: null });
    await work();
    const { week, homes, waiting, counted_at } = await compare(us);
    expect([week, waiting, counted_at]).toEqual(['2026-11-02', 0, t.now().toISOString()]);
    expect(homes.map(({ name, people, suppressed }) => [name, people, suppressed])).toEqual([
      ['Ash', 4, true],
      ['Bridge', 5, false],
      ['Rosewood Care', 0, true],
    ]);
    expect(homes[0]).toMatchObject({ figures: {}, trend: [] });
    expect(homes[1]?.figures.K3).toEqual({ value: 20, previous: 0, status: 'red' });
    expect(homes[1]?.trend).toHaveLength(8);

    // Counted again a day later, and not before.
    t.advance(days(1) + 1);
    await work();
    expect((await compare(us)).counted_at).toBe(t.now().toISOString());
  });

  it('tell nothing of a week in which a home was too small, whichever week is chosen', async () => {
    const us = await t.signIn({ role: 'org_admin' });
    const id = await sister(us, 'Grown', { people: 5 });
    await work();
    await t.database.system((db) =>
      db
        .updateTable('home_weeks')
        .set({ figures: JSON.stringify({ K3: { value: 77.7, n: 4 } }) })
        .where('carehome_id', '=', id)
        .where('week', '<', '2026-11-02')
        .execute(),
    );
    expect(JSON.stringify(await compare(us))).not.toContain('77.7');
  });

  it('N2: are only those that a person answers for', async () => {
    const us = await t.signIn({ role: 'org_admin' });
    await sister(us, 'Not mine', { people: 5, member: false });
    const theirs = await t.signIn({ role: 'org_admin' });
    await sister(theirs, 'Theirs', { people: 5 });
    await work();
    expect((await compare(us)).homes.map(({ id }) => id)).toEqual([us.carehomeId]);
    const manager = await t.signIn({ carehomeId: us.carehomeId });
    expect((await t.call('comparison/homes', {}, manager)).status).toBe(403);
  });

  it('are counted again when somebody asks, but not without end', async () => {
    const us = await t.signIn({ role: 'org_admin' });
    const again = async () => (await t.call('comparison/count-again', {}, us)).status;
    expect([await again(), await again(), await again()]).toEqual([200, 200, 429]);
    await t.jobs.runDue();
    expect((await compare(us)).waiting).toBe(0);
    const { status } = await t.call('comparison/homes', { week: '2020-01-06' }, us);
    expect(status).toBe(422);
  });
});
