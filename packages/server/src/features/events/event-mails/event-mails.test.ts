import { beforeAll, describe, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { makeFamily } from '../../../testing/family.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const week = '2026-11-16';

const want = (user: TestUser, programme: boolean) =>
  t.call('event-mails/set', { programme, reminders: true }, user);
const isWanted = async (user: TestUser) =>
  (await t.call('event-mails/get', {}, user)).body.programme as boolean;

/** Publishes one event that everyone sees, announces it, then tells each person. */
async function publish(manager: TestUser, meanwhile: () => Promise<unknown> = async () => null) {
  await t.call('events/add', { ...aSingAlong, is_draft: true }, manager);
  const { body } = await t.call('planning/publish-preview', { week }, manager);
  await t.call('planning/publish', { week }, manager);
  await meanwhile();
  await t.jobs.runDue();
  await t.jobs.runDue();
  return body;
}
const mailsTo = async ({ email }: TestUser) =>
  (await t.mailbox.to(email)).filter((mail) =>
    mail.includes('Subject: New events in the programme'),
  );

describe('the email about a published week', () => {
  it('reaches everyone except relatives and staff who declined it', async () => {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const [relative, declinedRelative] = [
      (await makeFamily(t, manager, 'ONE')).relative,
      (await makeFamily(t, manager, 'TWO')).relative,
    ];
    const carer = await t.signIn({ role: 'carer', carehomeId });
    const declinedCarer = await t.signIn({ role: 'carer', carehomeId });
    expect([await isWanted(relative), await isWanted(carer)]).toEqual([true, true]);
    for (const user of [declinedRelative, declinedCarer])
      expect((await want(user, false)).body).toEqual({ programme: false, reminders: true });
    expect([await isWanted(declinedRelative), await isWanted(relative)]).toEqual([false, true]);
    expect(await publish(manager)).toMatchObject({ families: 1, staff: 1 });
    for (const user of [relative, carer]) {
      const [mail, ...more] = await mailsTo(user);
      expect(more).toEqual([]);
      expect(mail).toMatch(/You can stop these emails at \S+\/tabs\/account/);
    }
    for (const user of [declinedRelative, declinedCarer]) expect(await mailsTo(user)).toEqual([]);
  });

  it('is not sent to someone who declines before it leaves, and is sent again after a change of mind', async () => {
    const manager = await t.signIn();
    const { relative } = await makeFamily(t, manager, 'ONE');
    await publish(manager, () => want(relative, false));
    expect(await mailsTo(relative)).toEqual([]);
    await want(relative, true);
    await publish(manager);
    expect(await mailsTo(relative)).toHaveLength(1);
  });

  it('is declined for one home at a time', async () => {
    const [manager, other] = [await t.signIn(), await t.signIn()];
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    await t.database.system((db) =>
      db
        .insertInto('memberships')
        .values({ carehome_id: other.carehomeId, user_id: carer.id, role: 'carer' })
        .execute(),
    );
    await want(carer, false);
    await publish(manager);
    expect(await mailsTo(carer)).toEqual([]);
    await publish(other);
    expect(await mailsTo(carer)).toHaveLength(1);
  });

  it('cannot be chosen by inspectors, who never get it', async () => {
    const { carehomeId } = await t.signIn();
    const inspector = await t.signIn({ role: 'viewer_inspector', carehomeId });
    expect((await want(inspector, false)).status).toBe(403);
  });
});
