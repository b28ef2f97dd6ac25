import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { changeRole, deactivateUser, endMembership } from '../people/public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const newEmail = () => `${randomUUID()}@example.org`;

describe('invitations', () => {
  it('are listed newest first with their state', async () => {
    const { token } = await t.signIn();
    const emails = [newEmail(), newEmail()];
    const ids: string[] = [];
    for (const email of emails) {
      ids.push(
        (await t.call('invitations/add', { email, role: 'carer' }, { token })).body.id as string,
      );
      t.advance(1000);
    }
    await t.call('invitations/cancel', { id: ids[0] ?? '' }, { token });
    const { body } = await t.call('invitations/list', {}, { token });
    expect(body).toEqual([
      expect.objectContaining({
        id: ids[1],
        email: emails[1],
        status: 'pending',
        invited_by: 'Kim Sharma',
      }),
      expect.objectContaining({ id: ids[0], email: emails[0], status: 'cancelled' }),
    ]);
    t.advance(days(8));
    const later = await t.call('invitations/list', {}, { token });
    expect(later.body[0].status).toBe('expired');
    expect(JSON.stringify(later.body)).not.toContain('code');
  });

  it('of another home are not found', async () => {
    const [ours, theirs] = [await t.signIn(), await t.signIn()];
    const made = await t.call(
      'invitations/add',
      { email: newEmail(), role: 'nurse' },
      { token: theirs.token },
    );
    expect((await t.call('invitations/list', {}, { token: ours.token })).body).toEqual([]);
    const cancel = await t.call('invitations/cancel', { id: made.body.id }, { token: ours.token });
    expect(cancel.status).toBe(404);
    const { body } = await t.call('invitations/list', {}, { token: theirs.token });
    expect(body[0].status).toBe('pending');
  });

  it.each([
    ['home_manager', 'org_admin', 403],
    ['home_manager', 'family_member', 403],
    ['org_admin', 'relative', 403],
    ['home_manager', 'relative', 403],
    ['org_admin', 'org_admin', 200],
    ['family_lead', 'family_member', 200],
    ['family_lead', 'carer', 403],
  ] as const)('by a %s for a %s return %i', async (role, invited, status) => {
    const { token } = await t.signIn({ role });
    const answer = await t.call('invitations/add', { email: newEmail(), role: invited }, { token });
    expect(answer.status).toBe(status);
  });

  it('are refused for an existing member', async () => {
    const manager = await t.signIn();
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const input = { email: carer.email, role: 'nurse' } as const;
    const answer = await t.call('invitations/add', input, { token: manager.token });
    expect(answer.error.errors).toHaveProperty('email');
  });

  it('are limited per recipient across homes', async () => {
    const email = newEmail();
    const statuses = [];
    for (let each = 0; each < 4; each += 1) {
      const { token } = await t.signIn();
      statuses.push((await t.call('invitations/add', { email, role: 'carer' }, { token })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('are limited per home', async () => {
    const { token } = await t.signIn();
    const statuses = new Set<number>();
    for (let each = 0; each < 201; each += 1) {
      // Stays below the general write limit.
      t.advance(1000);
      statuses.add(
        (await t.call('invitations/add', { email: newEmail(), role: 'carer' }, { token })).status,
      );
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });

  it.each(['deactivated', 'gone', 'carer'] as const)(
    'end when their author is %s',
    async (becomes) => {
      const manager = await t.signIn();
      const [stays, email] = [await t.signIn({ carehomeId: manager.carehomeId }), newEmail()];
      await t.call('invitations/add', { email, role: 'home_manager' }, { token: manager.token });
      await t.database.system(async (db) => {
        if (becomes === 'deactivated') await deactivateUser(db, manager.id, t.now());
        if (becomes === 'gone') await endMembership(db, manager.carehomeId, manager.id, t.now());
        if (becomes === 'carer')
          await changeRole(db, manager.carehomeId, manager.id, 'carer', t.now());
      });
      const { body } = await t.call('invitations/list', {}, { token: stays.token });
      expect(body).toEqual([expect.objectContaining({ email, status: 'cancelled' })]);
    },
  );

  it('are audited with their author, without code or address', async () => {
    const manager = await t.signIn();
    const email = newEmail();
    const { body } = await t.call(
      'invitations/add',
      { email, role: 'carer' },
      { token: manager.token },
    );
    const noted = await t.database.system((db) =>
      db.selectFrom('audit_log').selectAll().where('user_id', '=', manager.id).execute(),
    );
    expect(noted).toEqual([
      expect.objectContaining({
        action: 'invitation.add',
        role: 'home_manager',
        carehome_id: manager.carehomeId,
        entity: 'invitation',
        entity_id: body.id,
        at: t.now().toISOString(),
      }),
    ]);
    expect(JSON.stringify(noted)).not.toContain(email);
  });
});
