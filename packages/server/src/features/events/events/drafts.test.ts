import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { aPrint, aSingAlong } from '../../../testing/events.ts';
import { makeFamily } from '../../../testing/family.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { workOnce } from '../../../testing/regular-work.ts';
import { randomAddress, type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ database: await freshDatabase() });
});

const aDraft = { ...aSingAlong, title: 'Tea dance', rsvp: true, is_draft: true } as const;

async function addDraft(user: TestUser, differences: Partial<Input<'events/add'>> = {}) {
  const { status, body } = await t.call('events/add', { ...aDraft, ...differences }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
}
const list = async (user: TestUser) =>
  (await t.call('events/list', { from: '2026-11-16', to: '2026-11-22' }, user))
    .body as Output<'events/list'>;

describe('a draft', () => {
  it('is marked as one for those who plan, in the calendar and on its page', async () => {
    const manager = await t.signIn();
    const id = await addDraft(manager);
    expect((await list(manager)).events).toMatchObject([{ id, is_draft: true }]);
    expect((await t.call('events/get', { id }, manager)).body).toMatchObject({ is_draft: true });
  });

  it.each(['relative', 'carer', 'reception', 'volunteer_external', 'viewer_inspector'] as const)(
    'does not exist for a %s: not in the calendar, by its address, as a file or to change',
    async (role) => {
      const manager = await t.signIn();
      const id = await addDraft(manager);
      const { carehomeId } = manager;
      const other =
        role === 'relative'
          ? (await makeFamily(t, manager, 'OURS')).relative
          : await t.signIn({ role, carehomeId });
      expect((await list(other)).events).toEqual([]);
      const statuses = [
        await t.call('events/get', { id }, other),
        await t.call('sharing/ics', { id }, other),
        await t.call('events/delete', { id }, other),
        await t.call('events/cancel', { id, reason: 'Storm' }, other),
        await t.call('events/move', { ...aSingAlong, id, version: 1 }, other),
      ].map(({ status }) => status);
      expect(statuses).toEqual([404, 404, 404, 404, 404]);
    },
  );

  it('cannot be replied to by a relative, nor can a resident be put down for it', async () => {
    const manager = await t.signIn();
    const { relative, residentId: resident_id } = await makeFamily(t, manager, 'OURS');
    const id = await addDraft(manager);
    const reply = { event_id: id, guests: 1 };
    expect((await t.call('replies/accept', reply, relative)).status).toBe(404);
    const putDown = await t.call('replies/put-down', { event_id: id, resident_id }, manager);
    expect([putDown.status, putDown.error.errors]).toEqual([
      422,
      { event_id: ['This event is not published yet.'] },
    ]);
  });

  it('has a closed register, also on its day', async () => {
    const manager = await t.signIn();
    const event_id = await addDraft(manager, { day: '2026-11-15', start_time: '23:30' });
    expect((await t.call('register/get', { event_id }, manager)).body).toMatchObject({
      is_open: false,
    });
  });

  it('is in nobody’s feed, calendar file or printed programme', async () => {
    const manager = await t.signIn();
    const id = await addDraft(manager);
    const { body: feed } = await t.call('sharing/create-feed', {}, manager);
    const { body } = await t.app.inject({
      method: 'GET',
      url: feed.path as string,
      headers: { 'x-forwarded-for': randomAddress() },
    });
    expect(body).not.toContain('Tea dance');
    expect((await t.call('sharing/ics', { id }, manager)).status).toBe(404);
    const { body: print } = await t.call('sharing/programme', aPrint(), manager);
    expect(pdfText(Buffer.from(print.base64 as string, 'base64'))).not.toContain('Teadance');
  });

  it('reminds nobody, even of a reply that was left from before', async () => {
    const manager = await t.signIn();
    const { relative } = await makeFamily(t, manager, 'OURS');
    const id = await addDraft(manager);
    await t.database.system((db) =>
      db
        .insertInto('event_replies')
        .values({
          carehome_id: manager.carehomeId,
          event_id: id,
          user_id: relative.id,
          resident_id: null,
          guests: 1,
          status: 'coming',
          seen_version: 1,
          replied_at: t.now(),
        })
        .execute(),
    );
    const shift = Date.parse('2026-11-17T10:00:00Z') - t.now().getTime();
    t.advance(shift);
    await workOnce(t);
    t.advance(-shift);
    const mails = await t.mailbox.to(relative.email);
    expect(mails.filter((mail) => mail.includes('An event tomorrow'))).toEqual([]);
  });

  it('is only added by those who plan, and cannot repeat', async () => {
    const manager = await t.signIn();
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    expect((await t.call('events/add', aDraft, carer)).status).toBe(403);
    const recurrence = { repeats: 'daily', until: '2026-11-30' } as const;
    const repeated = await t.call('events/add', { ...aDraft, recurrence }, manager);
    expect([repeated.status, Object.keys(repeated.error.errors ?? {})]).toEqual([
      422,
      ['recurrence'],
    ]);
    const id = await addDraft(manager);
    const { is_draft: _, ...input } = aDraft;
    const edited = await t.call('events/edit', { ...input, id, version: 1, recurrence }, manager);
    expect(edited.status).toBe(422);
  });

  it('is deleted instead of cancelled, also when its time is over', async () => {
    const manager = await t.signIn();
    const id = await addDraft(manager);
    const cancel = await t.call('events/cancel', { id, reason: 'Storm' }, manager);
    expect(cancel.status).toBe(422);
    t.advance(7 * 86_400_000);
    expect((await t.call('events/delete', { id }, manager)).body).toEqual({ count: 1 });
    t.advance(-7 * 86_400_000);
  });
});
