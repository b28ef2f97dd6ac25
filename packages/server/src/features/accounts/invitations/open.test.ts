import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { randomAddress, type TestApp, testApp } from '../../../testing/test-app.ts';
import { makeResident } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const newEmail = () => `${randomUUID()}@example.org`;
const codeFor = (email: string) => t.mailedSecret(email, 'register');
const open = async (code: string) => (await t.call('invitations/open', { code })).body as unknown;

describe('an opened invitation', () => {
  it('for a colleague names the home and no person', async () => {
    const [manager, email] = [await t.signIn({ name: 'Rose House' }), newEmail()];
    await t.call('invitations/add', { email, role: 'carer' }, manager);
    expect(await open(await codeFor(email))).toEqual({
      email,
      carehome_name: 'Rose House',
      first_name: null,
      last_name: null,
      has_account: false,
    });
  });

  it('for an existing account shows its name', async () => {
    const [manager, colleague] = [await t.signIn(), await t.signIn({ role: 'carer' })];
    await t.call('invitations/add', { email: colleague.email, role: 'nurse' }, manager);
    expect(await open(await codeFor(colleague.email))).toMatchObject({
      first_name: 'Kim',
      last_name: 'Sharma',
      has_account: true,
    });
  });

  it('for a relative shows the name given by the home', async () => {
    const [manager, email] = [await t.signIn(), newEmail()];
    const resident_id = await t.database.system((db) =>
      makeResident(db, manager.carehomeId, {
        preferred_name: 'Molly',
        createdBy: manager.id,
        now: t.now(),
      }),
    );
    await t.call(
      'relatives/invite',
      {
        resident_id,
        email,
        first_name: 'Susan',
        last_name: 'Brown',
        relationship: 'child',
        access_level: 3,
        agreed: 'resident_agrees',
      },
      manager,
    );
    expect(await open(await codeFor(email))).toMatchObject({
      first_name: 'Susan',
      last_name: 'Brown',
      has_account: false,
    });
  });

  it('returns 404 for an invalid code, and guessing is limited', async () => {
    const address = randomAddress();
    const statuses = new Set<number>();
    for (let each = 0; each < 101; each += 1)
      statuses.add(
        (await t.call('invitations/open', { code: `guess-${each}` }, { address })).status,
      );
    expect(statuses).toEqual(new Set([404, 429]));
  });
});
