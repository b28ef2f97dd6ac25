import { createHash } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import {
  LAST_WEEK,
  OTHERS,
  makeDocumentHome,
  type DocumentHome,
} from '../../../testing/document-home.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { decide, linkRelative } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { updateHomeSettings } from '../../accounts/home-settings/public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const send = (
  home: DocumentHome,
  changes: Partial<Input<'report-mails/send'>> = {},
  by: TestUser = home.manager,
) =>
  t.call(
    'report-mails/send',
    { resident_id: home.peggy, recipient_ids: [home.daughter.id], ...LAST_WEEK, ...changes },
    by,
  );

const allowAttachments = ({ manager }: DocumentHome) =>
  t.database.system((db) =>
    updateHomeSettings(db, manager.carehomeId, { email_attachments: true }),
  );

const listed = async ({ manager, peggy }: DocumentHome) =>
  (await t.call('report-mails/list', { resident_id: peggy }, manager))
    .body as Output<'report-mails/list'>;

function parts(mail: string) {
  const encoded = /Content-Transfer-Encoding: base64[\s\S]*?\r?\n\r?\n([\w+/=\s]+)/.exec(mail)?.[1];
  return {
    subject: /^Subject: (.*)$/m.exec(mail)?.[1]?.trim(),
    link: /http\S+download-report\?id=([\da-f-]+)/.exec(mail)?.[1],
    attached: encoded === undefined ? undefined : Buffer.from(encoded, 'base64'),
  };
}

describe('an update', () => {
  it('reaches a relative as a link that requires signing in; N17: without names', async () => {
    const home = await makeDocumentHome(t);
    const { body } = await send(home);
    expect(body).toMatchObject({ mails: 1 });
    expect(await listed(home)).toMatchObject([{ status: 'queued', to: 'Susan Hill' }]);
    await t.jobs.runDue();
    const [mail = '', ...more] = await t.mailbox.to(home.daughter.email);
    expect(more).toEqual([]);
    expect(parts(mail)).toEqual({
      subject: 'An update from Rosewood Care',
      link: body.document_id,
      attached: undefined,
    });
    for (const name of [...OTHERS, 'Peggy', 'Margaret', 'Hartley', 'delighted'])
      expect(mail).not.toContain(name);
    expect(await listed(home)).toMatchObject([{ status: 'sent', attach: false, opened_at: null }]);
    expect(t.log.join('')).not.toMatch(/Peggy|Zebedee|delighted/);
  });

  it('can be read and opened by its recipient, and every opening is audited', async () => {
    const home = await makeDocumentHome(t);
    const { daughter } = home;
    const { document_id: id } = (await send(home)).body;
    await t.jobs.runDue();
    const read = await t.call('documents/read', { id }, daughter);
    expect(read.body.content.heading).toBe('What Peggy has been doing');
    const sent = await t.call('documents/for-family', {}, daughter);
    expect(sent.body).toMatchObject([{ id, preferred_name: 'Peggy' }]);
    const opened = await t.call('documents/open', { id }, daughter);
    const pdf = Buffer.from(opened.body.base64 as string, 'base64');
    // N9, N11: nothing internal and no other resident.
    for (const text of [JSON.stringify(read.body), pdfText(pdf)])
      for (const secret of [...OTHERS, 'SECRET', 'ROOM', 'ensory', 'istress'])
        expect(text).not.toContain(secret);
    expect((await listed(home))[0]?.opened_at).not.toBeNull();
    const noted = await t.database.system((db) =>
      db
        .selectFrom('audit_log')
        .select('action')
        .where('user_id', '=', daughter.id)
        .where('entity_id', '=', id as string)
        .orderBy('id')
        .execute(),
    );
    expect(noted.map(({ action }) => action)).toEqual(['document.read', 'document.open']);
  });

  it('N1, N3: is visible to no one else, and closes with the link', async () => {
    const home = await makeDocumentHome(t);
    const { manager, daughter, linkId, peggy } = home;
    const { document_id: id } = (await send(home)).body;
    await t.jobs.runDue();
    const son = await t.signIn({ role: 'relative', carehomeId: manager.carehomeId });
    await t.database.system((db) =>
      linkRelative(db, manager.carehomeId, { userId: son.id, residentId: peggy, now: t.now() }),
    );
    const stranger = (await makeDocumentHome(t)).daughter;
    const statuses = async (by: TestUser) => [
      (await t.call('documents/read', { id }, by)).status,
      (await t.call('documents/open', { id }, by)).status,
    ];
    expect(await statuses(son)).toEqual([404, 404]);
    expect(await statuses(stranger)).toEqual([404, 404]);
    const setLink = (values: { status?: 'suspended' | 'active'; access_level?: number }) =>
      t.database.system((db) =>
        db
          .updateTable('relative_links')
          .set(values)
          .where('carehome_id', '=', manager.carehomeId)
          .where('id', '=', linkId)
          .execute(),
      );
    await setLink({ status: 'suspended' });
    expect(await statuses(daughter)).toEqual([404, 404]);
    await setLink({ status: 'active', access_level: 1 });
    expect(await statuses(daughter)).toEqual([404, 404]);
    expect((await t.call('documents/for-family', {}, daughter)).body).toEqual([]);
    await setLink({ access_level: 2 });
    expect(await statuses(daughter)).toEqual([200, 200]);
  });

  it('is not sent when the link has ended meanwhile', async () => {
    const home = await makeDocumentHome(t);
    await send(home);
    await t.database.system((db) =>
      db
        .updateTable('relative_links')
        .set({ status: 'ended' })
        .where('id', '=', home.linkId)
        .execute(),
    );
    await t.jobs.runDue();
    expect(await t.mailbox.to(home.daughter.email)).toEqual([]);
    expect(await listed(home)).toMatchObject([{ status: 'failed' }]);
  });

  it('is attached where the home allows it, and its hash is stored', async () => {
    const home = await makeDocumentHome(t);
    expect((await send(home, { attach: true })).error.errors).toHaveProperty('attach');
    await allowAttachments(home);
    const { body } = await send(home, { attach: true });
    await t.jobs.runDue();
    const [mail = ''] = await t.mailbox.to(home.daughter.email);
    const { attached = Buffer.alloc(0), link } = parts(mail);
    expect(link).toBeUndefined();
    expect(pdfText(attached)).toContain('WhatPeggyhasbeendoing');
    for (const name of OTHERS) expect(pdfText(attached)).not.toContain(name);
    const hash = createHash('sha256').update(attached).digest('hex');
    const rows = await t.database.system((db) =>
      db
        .selectFrom('report_mails')
        .select(['sha256', 'recipient_user_id'])
        .where('document_id', '=', body.document_id as string)
        .execute(),
    );
    expect(rows).toEqual([{ sha256: hash, recipient_user_id: home.daughter.id }]);
    const noted = await t.database.system((db) =>
      db
        .selectFrom('audit_log')
        .select(['entity_id', 'reason'])
        .where('carehome_id', '=', home.manager.carehomeId)
        .where('action', '=', 'report-mail.sent')
        .execute(),
    );
    expect(noted).toEqual([{ entity_id: home.daughter.id, reason: `sha256 ${hash}` }]);
  });
});

describe('N11: an update is refused', () => {
  it('to a typed address, unless a manager has checked it and it can be attached', async () => {
    const home = await makeDocumentHome(t);
    const nurse = await t.signIn({ role: 'nurse', carehomeId: home.manager.carehomeId });
    const typed = { recipient_ids: [], addresses: ['aunt@example.org'], attach: true };
    await allowAttachments(home);
    expect((await send(home, { ...typed, addresses_checked: true }, nurse)).status).toBe(403);
    const unchecked = await send(home, typed);
    expect(unchecked.error.errors).toHaveProperty('addresses_checked');
    const unattached = await send(home, { ...typed, addresses_checked: true, attach: false });
    expect(unattached.error.errors).toHaveProperty('addresses');
    expect((await send(home, { ...typed, addresses_checked: true })).status).toBe(200);
    await t.jobs.runDue();
    const [mail = ''] = await t.mailbox.to('aunt@example.org');
    expect(pdfText(parts(mail).attached ?? Buffer.alloc(0))).not.toContain('Zebedee');
  });

  it.each([
    ['not_active', { status: 'suspended' as const }, {}],
    ['access', { access_level: 1 }, {}],
    ['not_confirmed', {}, { email_confirmed_at: null }],
  ])('for a relative who is %s', async (obstacle, link, account) => {
    const home = await makeDocumentHome(t);
    await t.database.system(async (db) => {
      if (Object.keys(link).length > 0)
        await db.updateTable('relative_links').set(link).where('id', '=', home.linkId).execute();
      if (Object.keys(account).length > 0)
        await db.updateTable('users').set(account).where('id', '=', home.daughter.id).execute();
    });
    const shown = await t.call(
      'report-mails/recipients',
      { resident_id: home.peggy },
      home.manager,
    );
    expect(shown.body.recipients).toMatchObject([{ name: 'Susan Hill', obstacle }]);
    expect((await send(home)).error.errors).toHaveProperty('recipient_ids');
  });

  it('for a relative of another resident or of none', async () => {
    const home = await makeDocumentHome(t);
    const other = await t.signIn({ role: 'relative', carehomeId: home.manager.carehomeId });
    await t.database.system((db) =>
      linkRelative(db, home.manager.carehomeId, {
        userId: other.id,
        residentId: home.zebedee,
        now: t.now(),
      }),
    );
    expect((await send(home, { recipient_ids: [other.id] })).status).toBe(404);
    expect((await send(home, { recipient_ids: [home.manager.id] })).status).toBe(404);
    expect((await send(home, { recipient_ids: [] })).error.errors).toHaveProperty('recipient_ids');
  });

  it('when nothing of these days is shared', async () => {
    const home = await makeDocumentHome(t);
    const before = { from: '2026-10-01', to: '2026-10-07' };
    expect((await send(home, before)).error.errors).toHaveProperty('from');
    await t.database.system((db) =>
      decide(db, home.manager.carehomeId, home.peggy, {
        purpose: 'share_activity_family',
        decision: 'withdrawn',
        now: t.now(),
      }),
    );
    expect((await send(home)).error.errors).toHaveProperty('resident_id');
  });

  it('about a resident who has died, unless a manager confirms it', async () => {
    const home = await makeDocumentHome(t);
    const nurse = await t.signIn({ role: 'nurse', carehomeId: home.manager.carehomeId });
    await t.database.system((db) =>
      db
        .updateTable('residents')
        .set({ status: 'deceased', status_since: t.now() })
        .where('id', '=', home.peggy)
        .execute(),
    );
    expect((await send(home, { after_death: true }, nurse)).status).toBe(403);
    expect((await send(home)).error.errors).toHaveProperty('after_death');
    expect((await send(home, { after_death: true })).status).toBe(200);
  });
});

describe('N23: updates are refused', () => {
  it.each([
    ['on Package B', { package_title: 'Package B' }],
    ['on Package A', { package_title: 'Package A' }],
    ['when the package has expired', { package_title: 'Package D', expired: true }],
    ['on a basic package', { package_title: 'Package C', is_basic: true }],
  ] as const)('%s', async (_, organisation) => {
    const home = await makeDocumentHome(t, organisation);
    expect((await send(home)).status).toBe(403);
    await t.jobs.runDue();
    expect(await t.mailbox.to(home.daughter.email)).toEqual([]);
  });
});
