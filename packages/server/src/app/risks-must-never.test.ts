import { type CallName, calls } from '@relish/shared/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { days } from '../core/clock.ts';
import { makeResident } from '../features/residents/residents/make.ts';
import { findGuideId } from '../testing/activities.ts';
import { aSingAlong } from '../testing/events.ts';
import { testPushService } from '../testing/push-service.ts';
import { workOnce } from '../testing/regular-work.ts';
import { linkRelative } from '../testing/resident.ts';
import { addApproved, addAssessment, anAssessment, takeStep } from '../testing/risk-home.ts';
import { type TestApp, testApp, type TestUser } from '../testing/test-app.ts';
import { freshDatabase } from '../testing/test-database.ts';

let t: TestApp;
let service: Awaited<ReturnType<typeof testPushService>>;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  service = await testPushService();
  // Regular work is done for every home.
  database = await freshDatabase();
  t = await testApp({ PUSH_HOSTS: [service.host], database });
}, 120_000);
afterAll(async () => {
  service.close();
  await database.close();
});

const RISK_CALLS = (Object.keys(calls) as CallName[]).filter((name) => name.startsWith('risk-'));
const readStatuses = async (by: TestUser) => {
  const statuses = new Set<number>();
  for (const name of RISK_CALLS) {
    t.advance(1000);
    statuses.add((await t.send(name, { body: '{}', token: by.token })).status);
  }
  return [...statuses];
};

async function makeFamily() {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const author = await t.signIn({ role: 'activity_lead', carehomeId });
  const daughter = await t.signIn({ role: 'relative', carehomeId });
  const resident_id = await t.database.system(async (db) => {
    const person = { first_name: 'Winifred', createdBy: manager.id, now: t.now() };
    const residentId = await makeResident(db, carehomeId, person);
    await linkRelative(db, carehomeId, { userId: daughter.id, residentId, now: t.now() });
    return residentId;
  });
  return { manager, author, daughter, resident_id };
}

const aboutWinifred = (resident_id: string) =>
  anAssessment('moderate', {
    kind: 'resident_specific',
    title: 'Winifred walks to the shop',
    person_view: 'Winifred wants her own paper.',
    resident_id,
    review_on: '2027-02-10',
  });

describe('relatives', () => {
  it('N1, N9: are refused by every call, also about their own resident', async () => {
    const { author, manager, daughter, resident_id } = await makeFamily();
    await addApproved(t, { author, approver: manager }, aboutWinifred(resident_id));
    expect(await readStatuses(daughter)).toEqual([403]);
  });

  it('N1, N9: find no row in any table of assessments', async () => {
    const { author, manager, daughter, resident_id } = await makeFamily();
    await addApproved(t, { author, approver: manager }, aboutWinifred(resident_id));
    const { carehomeId } = manager;
    const count = (user: TestUser, isRelative: boolean) =>
      t.database.asTenant({ carehomeId, userId: user.id, isRelative }, async (db) => {
        const counts: number[] = [];
        for (const table of [
          'risk_assessments',
          'risk_assessment_versions',
          'risk_assessment_people',
          'risk_actions',
        ] as const)
          counts.push((await db.selectFrom(table).select('carehome_id').execute()).length);
        return counts;
      });
    expect(await count(daughter, true)).toEqual([0, 0, 0, 0]);
    expect(await count(manager, false)).toEqual([1, 1, 1, 1]);
  });
});

it('N2: another home finds nothing, by id or in its register', async () => {
  const { author, manager, resident_id } = await makeFamily();
  const seen = await addApproved(t, { author, approver: manager }, aboutWinifred(resident_id));
  const stranger = await t.signIn();
  for (const name of ['get', 'copy'] as const)
    expect((await t.call(`risk-assessments/${name}`, { id: seen.id }, stranger)).status).toBe(404);
  const { body } = await t.call('risk-assessments/list', {}, stranger);
  expect(body).toEqual({ rows: [], next: null });
  const filtered = await t.call('risk-assessments/list', { resident_id }, stranger);
  expect(filtered.status).toBe(404);
});

it('N13: an approved assessment does not silence the warnings about a resident', async () => {
  const { author, manager, resident_id } = await makeFamily();
  await t.database.system((db) =>
    db
      .updateTable('residents')
      .set({ diet: JSON.stringify({ food_texture: 4 }) })
      .where('id', '=', resident_id)
      .execute(),
  );
  const activity_id = await findGuideId(t, 'scone-baking');
  const start = { from: 'activity' as const, activity_id, resident_ids: [resident_id] };
  const started = await t.call('risk-assessments/start', start, manager);
  expect(JSON.stringify(started.body)).toContain('IDDSI level 4');
  const assessment = anAssessment('moderate', { activity_id, resident_ids: [resident_id] });
  await addApproved(t, { author, approver: manager }, assessment);
  const event = { ...aSingAlong, activity_id, category: 'FOO', audience: 'residents' } as const;
  const invited = { ...event, resident_ids: [resident_id] };
  const planned = await t.call('events/add', invited, manager);
  expect([planned.status, Object.keys(planned.error.errors ?? {})]).toEqual([
    422,
    ['acknowledged'],
  ]);
});

describe('N17', () => {
  const subscribe = async (user: TestUser) => {
    const browser = service.browser();
    await t.call('devices/subscribe', browser.subscription, user);
    return browser;
  };

  it('notifications about approval, return and review name nobody and nothing', async () => {
    const { author, manager, resident_id } = await makeFamily();
    const phones = { manager: await subscribe(manager), author: await subscribe(author) };
    const review_on = '2026-12-01';
    const seen = await addAssessment(t, author, { ...aboutWinifred(resident_id), review_on });
    const sent = await takeStep(t, 'send', seen, author);
    const returned = await t.call(
      'risk-assessments/return',
      { ...sent, reason: 'Winifred has not been asked.' },
      manager,
    );
    const again = await takeStep(t, 'send', returned.body as never, author);
    await takeStep(t, 'approve', again, manager);
    await t.jobs.runDue();
    const bodies = (phone: typeof phones.author) =>
      phone.shown().map((message) => (message as { body: string }).body);
    const home = 'Rosewood Care';
    expect(bodies(phones.manager)).toEqual(
      Array.from({ length: 2 }, () => `A risk assessment at ${home} awaits approval.`),
    );
    expect(bodies(phones.author).toSorted()).toEqual([
      `A risk assessment of yours at ${home} was approved.`,
      `A risk assessment of yours at ${home} was returned with a reason.`,
    ]);
    t.advance(days(5));
    await workOnce(t);
    await workOnce(t);
    expect(bodies(phones.author).at(-1)).toBe(
      `A risk assessment of yours at ${home} is due for review.`,
    );
    // Once, however often the work is done.
    expect(bodies(phones.author)).toHaveLength(3);
  });

  it('neither the log, the queue nor the audit holds a title or a name', async () => {
    const { author, manager, resident_id } = await makeFamily();
    await addApproved(t, { author, approver: manager }, aboutWinifred(resident_id));
    const stored = await t.database.system(async (db) => [
      await db.selectFrom('jobs').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(JSON.stringify(stored)).not.toContain('Winifred');
    expect(t.log.join('\n')).not.toContain('Winifred');
  });
});

describe('N23', () => {
  it('an organisation without risk assessments is refused by every call', async () => {
    expect(await readStatuses(await t.signIn({ is_risk_assessment_enabled: false }))).toEqual([
      403,
    ]);
  });

  it('an expired or basic package reads and reviews, and adds nothing', async () => {
    const kinds = [{ expired: true }, { is_basic: true }];
    for (const kind of kinds) {
      const manager = await t.signIn({ package_title: 'Package E', ...kind });
      const input = { assessment: anAssessment() };
      expect((await t.call('risk-assessments/add', input, manager)).status).toBe(403);
    }
  });

  it('a home that requires an assessment is refused the plan, never the draft or the record', async () => {
    const { author, manager } = await makeFamily();
    const activity_id = await findGuideId(t, 'garden-centre-trip');
    const event = {
      ...aSingAlong,
      day: t.now().toISOString().slice(0, 10),
      start_time: '23:00',
      minutes: 30,
      activity_id,
      category: 'COM',
    } as const;
    const plan = async (differences: object = {}) =>
      (await t.call('events/add', { ...event, ...differences }, manager)).status;
    expect(await plan()).toBe(200);
    const settings = { blocks_planning: true };
    expect((await t.call('risk-assessments/save-settings', settings, author)).status).toBe(403);
    await t.call('risk-assessments/save-settings', settings, manager);
    expect(await plan()).toBe(422);
    expect(await plan({ is_draft: true })).toBe(200);
    const assessed_on = event.day;
    const assessment = anAssessment('moderate', {
      activity_id,
      assessed_on,
      review_on: assessed_on,
    });
    await addApproved(t, { author, approver: manager }, assessment);
    expect(await plan()).toBe(200);
  });
});
