import { HomeSettings } from '@relish/shared/accounts/home-settings/contract.ts';
import { DEFAULT_SETTINGS } from '@relish/shared/accounts/home-settings/defaults.ts';
import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { decide } from '../../../testing/resident.ts';
import { makeSessions } from '../../../testing/sessions.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const DEFAULTS = HomeSettings.parse(DEFAULT_SETTINGS);
type Settings = Input<'home-settings/edit'>;
const edit = (by: TestUser, changes: Partial<Settings>) =>
  t.call('home-settings/edit', { ...DEFAULTS, ...changes }, by);

describe('the settings of a home', () => {
  it('are cautious by default and separate per home', async () => {
    const [ours, theirs] = [await t.signIn(), await t.signIn()];
    expect((await t.call('home-settings/get', {}, ours)).body).toEqual(DEFAULTS);
    const changed = { ...DEFAULTS, pal_review_months: 12, room_shown_to_relatives: true };
    expect((await edit(ours, changed)).body).toEqual(changed);
    const carer = await t.signIn({ role: 'carer', carehomeId: ours.carehomeId });
    expect((await t.call('home-settings/get', {}, carer)).body).toEqual(changed);
    expect((await edit(carer, {})).status).toBe(403);
    expect((await t.call('home-settings/get', {}, theirs)).body).toEqual(DEFAULTS);
  });

  it.each<[string, Partial<Settings>]>([
    ['pal_review_months', { pal_review_months: 13 }],
    ['consent_review_months', { consent_review_months: 2.5 }],
    ['missed_days.urgent', { missed_days: { soon: 5, urgent: 5 } }],
    ['bands.K5.amber', { bands: { ...DEFAULTS.bands, K5: { green: 60, amber: 180 } } }],
    ['bands.K19.amber', { bands: { ...DEFAULTS.bands, K19: { green: 10, amber: 5 } } }],
    ['bands.K3.green', { bands: { ...DEFAULTS.bands, K3: { green: 101, amber: 70 } } }],
  ])('are rejected at the field: %s', async (field, changes) => {
    const { status, error } = await edit(await t.signIn(), changes);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  const TEAM = {
    name: 'Adult safeguarding team',
    telephone: '01632 960 101',
    out_of_hours_telephone: '',
    email: 'adults@council.example',
    website: '',
  };

  it('include local safeguarding contacts, readable by all staff of the home', async () => {
    const [ours, theirs] = [await t.signIn(), await t.signIn()];
    expect((await edit(ours, { safeguarding_contacts: [TEAM] })).status).toBe(200);
    const read = async (by: TestUser) =>
      ((await t.call('home-settings/get', {}, by)).body as Output<'home-settings/get'>)
        .safeguarding_contacts;
    const carer = await t.signIn({ role: 'carer', carehomeId: ours.carehomeId });
    const kept = { ...TEAM, out_of_hours_telephone: null, website: null };
    expect(await read(carer)).toEqual([kept]);
    expect(await read(theirs)).toEqual([]);
    expect((await edit(carer, { safeguarding_contacts: [] })).status).toBe(403);
  });

  it.each<[string, Partial<typeof TEAM>]>([
    ['name', { name: ' ' }],
    ['telephone', { telephone: 'ring the council' }],
    ['telephone', { telephone: '', email: '' }],
    ['email', { email: 'council' }],
    ['website', { website: 'javascript:alert(1)' }],
  ])('reject a safeguarding contact at its %s: %o', async (field, wrong) => {
    const safeguarding_contacts = [{ ...TEAM, ...wrong }];
    const { status, error } = await edit(await t.signIn(), { safeguarding_contacts });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([
      422,
      [`safeguarding_contacts.0.${field}`],
    ]);
  });

  it('cannot be changed in a relative’s transaction', async () => {
    const { id, carehomeId } = await t.signIn({ role: 'relative' });
    const { numUpdatedRows } = await t.database.asTenant(
      { carehomeId, userId: id, isRelative: true },
      (db) =>
        db
          .updateTable('carehomes')
          .set({ settings: '{}' })
          .where('id', '=', carehomeId)
          .executeTakeFirst(),
    );
    expect(numUpdatedRows).toBe(0n);
  });
});

describe('a home’s settings', () => {
  it('set the default for sharing with families', async () => {
    const { manager, people, add, get } = await makeSessions(t, ['Molly']);
    const [resident_id = ''] = people;
    await t.database.system((db) =>
      decide(db, manager.carehomeId, resident_id, {
        purpose: 'share_activity_family',
        decision: 'yes',
        now: t.now(),
      }),
    );
    const readShared = async (share_with_family: boolean | null) => {
      const took = { resident_id, attendance: 'took_part', share_with_family } as const;
      const { body } = await add({ participations: [took] });
      return ((await get(body.id)) as Output<'reports/get'>).participations[0]?.share_with_family;
    };
    expect(await readShared(null)).toBe(true);
    await edit(manager, { share_by_default: false });
    expect((await t.call('reports/beginning', {}, manager)).body.share_by_default).toBe(false);
    expect([await readShared(null), await readShared(true)]).toEqual([false, true]);
  });

  it('set when consents are due for review', async () => {
    const { manager, people } = await makeSessions(t, ['Molly']);
    const [resident_id = ''] = people;
    await edit(manager, { consent_review_months: 6 });
    const answer = { resident_id, purpose: 'video_call', decision: 'no' } as const;
    await t.call('consents/record', answer, manager);
    const { body } = await t.call('consents/list', { resident_id }, manager);
    const { purposes } = body as Output<'consents/list'>;
    expect(purposes.find(({ purpose }) => purpose === 'video_call')?.consent?.review_on).toBe(
      '2027-05-15',
    );
  });
});
