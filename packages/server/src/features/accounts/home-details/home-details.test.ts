import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const DETAILS = {
  telephone: '01632 960 300',
  address: '1 Orchard Lane\nAshby',
  visiting_times: 'Every day, 9:00 to 20:00',
};
const NONE = { telephone: null, address: null, visiting_times: null };
const read = async ({ token }: TestUser) => (await t.call('home-details/get', {}, { token })).body;

describe('the details of a home', () => {
  it('are empty at first, edited by managers and read by all of the home, relatives included', async () => {
    const [manager, stranger] = [await t.signIn(), await t.signIn()];
    expect(await read(manager)).toEqual(NONE);
    expect((await t.call('home-details/edit', DETAILS, manager)).body).toEqual(DETAILS);
    for (const role of ['carer', 'relative', 'volunteer_external'] as const)
      expect(await read(await t.signIn({ role, carehomeId: manager.carehomeId }))).toEqual(DETAILS);
    expect(await read(stranger)).toEqual(NONE);
  });

  it.each(['carer', 'activity_lead', 'relative'] as const)(
    'cannot be changed by a %s',
    async (role) => {
      expect((await t.call('home-details/edit', DETAILS, await t.signIn({ role }))).status).toBe(
        403,
      );
    },
  );

  it.each([
    ['telephone', { telephone: 'ring the bell' }],
    ['address', { address: 'x'.repeat(301) }],
    ['visiting_times', { visiting_times: 'x'.repeat(501) }],
  ])('are rejected at the %s', async (field, wrong) => {
    const manager = await t.signIn();
    const { status, error } = await t.call('home-details/edit', { ...DETAILS, ...wrong }, manager);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('can be emptied again, and leave a trace in the audit log', async () => {
    const manager = await t.signIn();
    await t.call('home-details/edit', DETAILS, manager);
    await t.call('home-details/edit', { telephone: '', address: ' ', visiting_times: '' }, manager);
    expect(await read(manager)).toEqual(NONE);
    const actions = await t.database.system((db) =>
      db
        .selectFrom('audit_log')
        .select('action')
        .where('carehome_id', '=', manager.carehomeId)
        .execute(),
    );
    expect(actions.filter(({ action }) => action === 'home-details.edit')).toHaveLength(2);
  });
});
