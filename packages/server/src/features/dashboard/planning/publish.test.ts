import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { makeFamily } from '../../../testing/family.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResidents } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const week = '2026-11-16';

const addDraft = async (user: TestUser, differences: Partial<Input<'events/add'>> = {}) => {
  const draft = { ...aSingAlong, is_draft: true, ...differences };
  const { status, body } = await t.call('events/add', draft, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};
const preview = async (user: TestUser) =>
  (await t.call('planning/publish-preview', { week }, user))
    .body as Output<'planning/publish-preview'>;
const publish = (user: TestUser, differences: Partial<Input<'planning/publish'>> = {}) =>
  t.call('planning/publish', { week, ...differences }, user);
const listTitles = async (user: TestUser) => {
  const { body } = await t.call('events/list', { from: week, to: '2026-11-22' }, user);
  return (body as Output<'events/list'>).events.map(({ title }) => title);
};

/** Announces, then tells each person. */
async function tell() {
  await t.jobs.runDue();
  await t.jobs.runDue();
}
const mailsTo = async ({ email }: TestUser) =>
  (await t.mailbox.to(email)).filter((mail) =>
    mail.includes('Subject: New events in the programme'),
  );

describe('publishing a week', () => {
  it('makes its drafts public at once: families and carers see them after, not before', async () => {
    const manager = await t.signIn();
    const { relative } = await makeFamily(t, manager, 'OURS');
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    await addDraft(manager);
    await addDraft(manager, { title: 'Tea dance' });
    await addDraft(manager, { title: 'In another week', day: '2026-11-24' });
    expect([await listTitles(relative), await listTitles(carer)]).toEqual([[], []]);
    expect((await publish(manager)).body).toEqual({ published: 2 });
    const both = ['Sing-along', 'Tea dance'];
    expect([await listTitles(relative), await listTitles(carer)]).toEqual([both, both]);
  });

  it('tells each person once, with the number of events they see and no name', async () => {
    const manager = await t.signIn({ name: 'Rosewood' });
    const ours = await makeFamily(t, manager, 'OURS');
    const theirs = await makeFamily(t, manager, 'THEIRS');
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    await addDraft(manager, { title: 'OURS-FIRST at the piano' });
    await addDraft(manager, {
      title: 'Birthday tea',
      family_scope: 'linked_to_invited',
      resident_ids: [ours.residentId],
    });
    await addDraft(manager, { title: 'Handover', audience: 'staff', family_scope: 'none' });
    expect(await preview(manager)).toMatchObject({ events: 3, families: 2, staff: 1 });
    await publish(manager);
    expect((await publish(manager)).body).toEqual({ published: 0 });
    await tell();
    const [[ourMail, ...more], [theirMail], [carerMail], own] = [
      await mailsTo(ours.relative),
      await mailsTo(theirs.relative),
      await mailsTo(carer),
      await mailsTo(manager),
    ];
    expect([more, own]).toEqual([[], []]);
    expect(ourMail).toContain('Rosewood has added 2 events');
    expect(theirMail).toContain('Rosewood has added an event');
    expect(carerMail).toContain('Rosewood has added 3 events');
    for (const mail of [ourMail, theirMail, carerMail]) expect(mail).not.toContain('OURS');
  });

  it('N3, N7: tells no relative who is blocked, and none after a death', async () => {
    const manager = await t.signIn();
    const [blocked, bereaved] = [
      await makeFamily(t, manager, 'ONE'),
      await makeFamily(t, manager, 'TWO'),
    ];
    await t.database.system(async (db) => {
      await db
        .updateTable('relative_links')
        .set({ status: 'blocked' })
        .where('id', '=', blocked.linkId)
        .execute();
      await db
        .updateTable('residents')
        .set({ status: 'deceased' })
        .where('id', '=', bereaved.residentId)
        .execute();
    });
    await addDraft(manager);
    expect(await preview(manager)).toMatchObject({ families: 0 });
    await publish(manager);
    await tell();
    expect([await mailsTo(blocked.relative), await mailsTo(bereaved.relative)]).toEqual([[], []]);
  });

  it('leaves drafts whose time has passed, and refuses a week that is over', async () => {
    const manager = await t.signIn();
    await addDraft(manager, { title: 'Passed', day: '2026-11-16', start_time: '10:00' });
    await addDraft(manager, { title: 'To come', day: '2026-11-20' });
    const days = 86_400_000;
    t.advance(2 * days);
    expect(await preview(manager)).toMatchObject({ events: 1, passed: 1 });
    expect((await publish(manager)).body).toEqual({ published: 1 });
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    expect(await listTitles(carer)).toEqual(['To come']);
    t.advance(7 * days);
    expect((await publish(manager)).status).toBe(422);
    t.advance(-9 * days);
  });

  it('does not change a single event that is added later: nobody is told', async () => {
    const manager = await t.signIn();
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    await t.call('events/add', aSingAlong, manager);
    await tell();
    expect(await mailsTo(carer)).toEqual([]);
  });
});

it('N13: a copied draft is not published until each of its warnings was read', async () => {
  const manager = await t.signIn();
  const [peggy = ''] = await t.database.system((db) =>
    makeResidents(db, manager.carehomeId, [
      {
        createdBy: manager.id,
        now: t.now(),
        first_name: 'Peggy',
        diet: JSON.stringify({ food_texture: 4 }),
      },
    ]),
  );
  const { body: listed } = await t.call(
    'suggestions/list',
    { resident_ids: [peggy], limit: 20, categories: ['FOO'] },
    manager,
  );
  const { suggestions } = listed as Output<'suggestions/list'>;
  const warned = suggestions.find(({ conflicts }) => conflicts.length > 0);
  const acknowledged = warned?.conflicts ?? [];
  const activity_id = warned?.activity.id ?? '';
  const baking = { ...aSingAlong, day: '2026-11-25', activity_id, resident_ids: [peggy] };
  expect((await t.call('events/add', { ...baking, acknowledged }, manager)).status).toBe(200);
  const copied = await t.call('planning/copy-week', { from: '2026-11-25', to: week }, manager);
  const [event_id = ''] = (copied.body as Output<'planning/copy-week'>).ids;
  // Moving a draft does not need them to be read.
  const time = { day: '2026-11-19', start_time: '15:00', minutes: 60 };
  const moved = await t.call('events/move', { id: event_id, version: 1, ...time }, manager);
  expect(moved.status).toBe(200);

  const { warnings } = await preview(manager);
  expect(warnings).toMatchObject([
    { event_id, conflicts: acknowledged, people: [{ id: peggy, preferred_name: 'Peggy' }] },
  ]);
  const refused = await publish(manager);
  expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([
    422,
    ['acknowledged'],
  ]);
  const accepted = await publish(manager, {
    acknowledged: [{ event_id, conflicts: acknowledged }],
  });
  expect(accepted.body).toEqual({ published: 1 });
  const { body } = await t.call('events/get', { id: event_id }, manager);
  expect((body as Output<'events/get'>).staff?.acknowledged).toEqual(acknowledged);
});
