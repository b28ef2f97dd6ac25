import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { makeFamily } from '../../../testing/family.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const TEA_DANCE = { kind: 'event', text: 'A tea dance.' } as const;
const { day, start_time } = aSingAlong;

/** A home with two families, one of which has an accepted suggestion. */
async function makeHome() {
  const manager = await t.signIn();
  const susan = (await makeFamily(t, manager, 'SUSAN')).relative;
  const { relative: other, residentId: otherResident } = await makeFamily(t, manager, 'OTHER');
  const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
  const id = await propose(susan);
  await t.call('proposals/accept', { id }, carer);
  return { manager, carer, susan, other, otherResident, id };
}
const propose = async (user: TestUser) =>
  (await t.call('proposals/add', TEA_DANCE, user)).body.id as string;
const add = (user: TestUser, differences: Partial<Input<'events/add'>>) =>
  t.call('events/add', { ...aSingAlong, ...differences }, user);
const plan = async (user: TestUser, id: string, differences: Partial<Input<'events/add'>> = {}) => {
  const { status, body } = await add(user, { proposal_id: id, ...differences });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};
const planOf = async (user: TestUser) => {
  const { body } = await t.call('proposals/list', {}, user);
  return (body as Output<'proposals/list'>)[0]?.plan;
};
const countEvents = async (user: TestUser) => {
  const { body } = await t.call('events/list', { from: day, to: day }, user);
  return (body as Output<'events/list'>).events.length;
};

describe('an event planned from a proposal', () => {
  it('is shown on it to staff and to the relative, whoever of the team accepted it', async () => {
    const { manager, carer, susan, other, id } = await makeHome();
    expect([await planOf(manager), await planOf(susan)]).toEqual([null, null]);
    const event = await plan(manager, id);
    const shown = { is_cancelled: false, event: { id: event, day, start_time } };
    for (const user of [manager, carer, susan]) expect(await planOf(user)).toEqual(shown);
    expect(await planOf(other)).toBeUndefined();
  });

  it.each<[string, Partial<Input<'events/add'>>]>([
    ['for staff', { audience: 'staff', family_scope: 'none' }],
    ['hidden from families', { family_scope: 'none' }],
  ])('N1: is planned without details for the relative while it is %s', async (_, differences) => {
    const { manager, susan, id } = await makeHome();
    const event = await plan(manager, id, differences);
    expect(await planOf(manager)).toMatchObject({ event: { id: event } });
    expect(await planOf(susan)).toEqual({ is_cancelled: false, event: null });
    await t.call('events/cancel', { id: event, reason: 'The band is ill' }, manager);
    expect(await planOf(susan)).toBeNull();
  });

  it('N1: is planned without details when only another family is invited', async () => {
    const { manager, susan, otherResident, id } = await makeHome();
    await plan(manager, id, { family_scope: 'linked_to_invited', resident_ids: [otherResident] });
    expect(await planOf(susan)).toEqual({ is_cancelled: false, event: null });
  });

  it('is planned without details for relatives and carers while it is a draft', async () => {
    const { manager, carer, susan, id } = await makeHome();
    const event = await plan(manager, id, { is_draft: true });
    expect(await planOf(manager)).toMatchObject({ event: { id: event } });
    for (const user of [carer, susan])
      expect(await planOf(user)).toEqual({ is_cancelled: false, event: null });
    await t.call('planning/publish', { week: day }, manager);
    for (const user of [carer, susan])
      expect(await planOf(user)).toMatchObject({ event: { id: event } });
  });

  it('is shown as cancelled, and another event can be planned instead', async () => {
    const { manager, carer, susan, id } = await makeHome();
    const first = await plan(manager, id);
    await t.call('events/cancel', { id: first, reason: 'The band is ill' }, manager);
    const cancelled = { is_cancelled: true, event: { id: first, day, start_time } };
    expect([await planOf(manager), await planOf(susan)]).toEqual([cancelled, cancelled]);
    const second = await plan(carer, id);
    expect(await planOf(susan)).toMatchObject({ is_cancelled: false, event: { id: second } });
  });

  it('is no longer shown after it was deleted, and can be planned again', async () => {
    const { manager, susan, id } = await makeHome();
    const event = await plan(manager, id);
    await t.call('events/delete', { id: event, scope: 'one' }, manager);
    expect([await planOf(manager), await planOf(susan)]).toEqual([null, null]);
    await plan(manager, id);
    expect(await planOf(susan)).toMatchObject({ is_cancelled: false });
  });

  it('is not added twice by colleagues who plan it at the same time', async () => {
    const { manager, carer, id } = await makeHome();
    const made = await Promise.all([manager, carer].map((user) => add(user, { proposal_id: id })));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = made.find(({ status }) => status === 422);
    expect(refused?.error.errors?.['proposal_id']?.[0]).toMatch(/^A colleague has already/);
    expect(await countEvents(manager)).toBe(1);
  });

  it('needs a proposal that was accepted', async () => {
    const { manager, susan } = await makeHome();
    const open = await propose(susan);
    const early = await add(manager, { proposal_id: open });
    expect(early.error.errors?.['proposal_id']?.[0]).toMatch(/^Accept the suggestion/);
    await t.call('proposals/withdraw', { id: open }, susan);
    expect((await add(manager, { proposal_id: open })).status).toBe(404);
    expect(await countEvents(manager)).toBe(0);
  });
});

describe('N2: another home', () => {
  it('cannot plan the proposal, and nothing is added', async () => {
    const { manager, id } = await makeHome();
    const stranger = await t.signIn();
    expect((await add(stranger, { proposal_id: id })).status).toBe(404);
    expect([await countEvents(stranger), await planOf(manager)]).toEqual([0, null]);
  });

  it('has no event that a proposal could lead to', async () => {
    const { manager, id } = await makeHome();
    const stranger = await t.signIn();
    const event_id = (await add(stranger, {})).body.id as string;
    const link = t.database.asTenant(
      { carehomeId: manager.carehomeId, userId: manager.id, isRelative: false },
      (db) =>
        db
          .updateTable('proposals')
          .set({ event_id, planned_by: manager.id })
          .where('id', '=', id)
          .execute(),
    );
    await expect(link).rejects.toThrow(/foreign key/);
  });
});

it('relatives and volunteers cannot plan a proposal', async () => {
  const { manager, susan, id } = await makeHome();
  const { carehomeId } = manager;
  const volunteer = await t.signIn({ role: 'volunteer_external', carehomeId });
  expect((await add(susan, { proposal_id: id })).status).toBe(403);
  expect((await add(volunteer, { proposal_id: id })).status).toBe(404);
  const link = t.database.asTenant({ carehomeId, userId: susan.id, isRelative: true }, (db) =>
    db.updateTable('proposals').set({ planned_by: susan.id }).where('id', '=', id).execute(),
  );
  await expect(link).rejects.toThrow(/row-level security/);
});
