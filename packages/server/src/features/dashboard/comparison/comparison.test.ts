import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import type { Role } from '@relish/shared/roles.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { workOnce } from '../../../testing/regular-work.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { insertCarehome } from '../../accounts/organisations/public.ts';
import { joinCarehome } from '../../accounts/people/public.ts';
import { makeReports } from '../../reports/reports/make.ts';
import { makeResidents } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ database: await freshDatabase() });
});

const work = () => workOnce(t);

async function sister(
  user: TestUser,
  name: string,
  {
    people = 0,
    role = 'org_admin',
    first_day = '2020-01-01',
  }: { people?: number; role?: Role | null; first_day?: string } = {},
) {
  return t.database.system(async (db) => {
    const id = await insertCarehome(db, {
      organisation_id: user.organisationId,
      name,
      region: 'england',
      first_day,
    });
    if (role)
      await joinCarehome(db, id, {
        user_id: user.id,
        role,
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

const compare = async (user: TestUser, input: { week?: string } = {}) => {
  const { status, body } = await t.call('comparison/homes', input, user);
  expect(status).toBe(200);
  return body as Output<'comparison/homes'>;
};

describe('homes compared with each other', () => {
  it('are recounted each night, without figures for small homes', async () => {
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

    t.advance(days(1) + 1);
    await work();
    expect((await compare(us)).counted_at).toBe(t.now().toISOString());
  });

  it('have no target in an incomplete week or while new', async () => {
    const us = await t.signIn({ role: 'org_admin' });
    await sister(us, 'New', { people: 5, first_day: '2026-11-05' });
    await sister(us, 'Old', { people: 5 });
    await work();
    const statuses = ({ homes }: Output<'comparison/homes'>) =>
      homes.map(({ name, targets_from, figures }) => [name, targets_from, figures.K3?.status]);
    const last = await compare(us);
    expect(statuses(last).slice(0, 2)).toEqual([
      ['New', '2026-11-19', 'none'],
      ['Old', null, 'red'],
    ]);
    expect(last.homes[0]?.figures.K7).toEqual({ value: null, previous: null, status: 'none' });
    const open = await compare(us, { week: last.weeks.at(-1) ?? '' });
    expect(statuses(open)[1]).toEqual(['Old', null, 'none']);
  });

  it('show nothing for a week in which a home was too small', async () => {
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

  it('N2: include only homes the user administers', async () => {
    const us = await t.signIn({ role: 'org_admin' });
    await sister(us, 'Not mine', { people: 5, role: null });
    await sister(us, 'Only managed', { people: 5, role: 'home_manager' });
    const theirs = await t.signIn({ role: 'org_admin' });
    await sister(theirs, 'Theirs', { people: 5 });
    await work();
    expect((await compare(us)).homes.map(({ id }) => id)).toEqual([us.carehomeId]);
    const manager = await t.signIn({ carehomeId: us.carehomeId });
    expect((await t.call('comparison/homes', {}, manager)).status).toBe(403);
  });

  it('are recounted on request, within limits', async () => {
    const us = await t.signIn({ role: 'org_admin' });
    const again = async () => (await t.call('comparison/count-again', {}, us)).status;
    expect([await again(), await again(), await again()]).toEqual([200, 200, 429]);
    await t.jobs.runDue();
    expect((await compare(us)).waiting).toBe(0);
    const { status } = await t.call('comparison/homes', { week: '2020-01-06' }, us);
    expect(status).toBe(422);
  });
});
