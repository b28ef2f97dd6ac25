import type { Output } from '@relish/shared/calls.ts';
import type { Purpose } from '@relish/shared/residents/consents/purposes.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { jobHandlers, jobKinds } from '../../../app/jobs.ts';
import { after, minutes } from '../../../core/clock.ts';
import { JobRunner } from '../../../jobs/runner.ts';
import { createMailer } from '../../../mail/mailer.ts';
import {
  photographed,
  makeDocumentHome,
  type DocumentHome,
} from '../../../testing/document-home.ts';
import { decide } from '../../../testing/resident.ts';
import { realSmtpServer } from '../../../testing/smtp-server.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { updateHomeSettings } from '../../accounts/home-settings/public.ts';

// Time advances between tests.
const THESE_DAYS = { from: '2026-11-09', to: '2026-11-30' };

let t: TestApp;
beforeAll(async () => {
  // Jobs are shared, so other tests' jobs must not run here.
  const database = await freshDatabase();
  t = await testApp({ database });
  return () => database.close();
});

async function bySmtp(refuse: (address: string) => number | undefined) {
  const smtp = await realSmtpServer({ refuse });
  const mailer = createMailer({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Relish <mail@relish.example>',
    DATA_DIR: t.mailbox.folder,
  });
  const jobs = new JobRunner({
    database: t.database,
    kinds: jobKinds,
    handlers: jobHandlers,
    context: { ...t.jobContext, mailer },
    clock: t.now,
    log: { error: () => {} },
  });
  const close = async () => {
    mailer.close();
    await smtp.close();
  };
  return { jobs, received: smtp.received, close };
}

async function sentHome({ typed = false } = {}) {
  const home = await makeDocumentHome(t);
  t.advance(minutes(60));
  const { manager, peggy, daughter } = home;
  const aunt = `aunt-${peggy}@example.org`;
  if (typed)
    await t.database.system((db) =>
      updateHomeSettings(db, manager.carehomeId, { email_attachments: true }),
    );
  await photographed(t, home, { others: true });
  await t.call(
    'report-mails/send',
    {
      resident_id: peggy,
      ...THESE_DAYS,
      ...(typed
        ? { addresses: [aunt], addresses_checked: true, attach: true }
        : { recipient_ids: [daughter.id] }),
    },
    manager,
  );
  const statuses = async () => {
    const { body } = await t.call('report-mails/list', { resident_id: peggy }, manager);
    return (body as Output<'report-mails/list'>).map(({ status }) => status);
  };
  return { ...home, statuses };
}

it('a permanently rejected address is shown as bounced and not retried', async () => {
  const { statuses } = await sentHome();
  let attempts = 0;
  const { jobs, close } = await bySmtp(() => {
    attempts += 1;
    return 550;
  });
  await jobs.runDue();
  t.advance(minutes(60));
  await jobs.runDue();
  expect([await statuses(), attempts]).toEqual([['bounced'], 1]);
  await close();
});

it('a temporarily rejected mail is retried until it arrives', async () => {
  const { statuses, daughter } = await sentHome();
  let busy = true;
  const { jobs, received, close } = await bySmtp(() => (busy ? 451 : undefined));
  await jobs.runDue();
  expect([await statuses(), received]).toEqual([['queued'], []]);
  busy = false;
  t.advance(minutes(60));
  await jobs.runDue();
  expect(await statuses()).toEqual(['sent']);
  expect(received.map(({ to }) => to)).toEqual([[daughter.email]]);
  await close();
});

const decides = ({ manager }: DocumentHome, residentId: string, purpose: Purpose) =>
  t.database.system((db) =>
    decide(db, manager.carehomeId, residentId, { purpose, decision: 'withdrawn', now: t.now() }),
  );

/** Recorded now with an earlier date of death. */
const dies = async ({ manager, peggy }: DocumentHome) => {
  const { body } = await t.call('residents/get', { id: peggy }, manager);
  const since = after(t.now(), -minutes(30)).toISOString();
  const death = { id: peggy, version: body.version, status: 'deceased', since } as const;
  const { status } = await t.call(
    'residents/change-status',
    { ...death, family_informed: true },
    manager,
  );
  expect(status).toBe(200);
};

describe.each([
  ['a relative', { typed: false }],
  ['an address that was typed', { typed: true }],
])('mail waiting for %s is checked again before it leaves: not sent', (_, to) => {
  it.each<[string, (home: DocumentHome) => Promise<unknown>]>([
    [
      'when the person takes back that activities are shared',
      (home) => decides(home, home.peggy, 'share_activity_family'),
    ],
    [
      'when the person takes back that moods are shared',
      (home) => decides(home, home.peggy, 'share_mood_family'),
    ],
    [
      'when somebody else in a photo no longer agrees to it',
      (home) => decides(home, home.zebedee, 'photo_other_families'),
    ],
    [
      'when a record in it is no longer shared',
      ({ manager, peggy }) =>
        t.database.system((db) =>
          db
            .updateTable('participations')
            .set({ share_with_family: false })
            .where('carehome_id', '=', manager.carehomeId)
            .where('resident_id', '=', peggy)
            .where('day', '=', '2026-11-13')
            .execute(),
        ),
    ],
    [
      'when a record in it is corrected and now tells of distress',
      ({ manager, peggy }) =>
        t.database.system((db) =>
          db
            .updateTable('participations')
            .set({ mood_after: 1 })
            .where('carehome_id', '=', manager.carehomeId)
            .where('resident_id', '=', peggy)
            .where('day', '=', '2026-11-13')
            .execute(),
        ),
    ],
    ['when the person has died meanwhile', dies],
  ])('%s', async (__, change) => {
    const home = await sentHome(to);
    let busy = true;
    const { jobs, received, close } = await bySmtp(() => (busy ? 451 : undefined));
    await jobs.runDue();
    expect(await home.statuses()).toEqual(['queued']);
    t.advance(minutes(1));
    await change(home);
    busy = false;
    t.advance(minutes(60));
    await jobs.runDue();
    expect([await home.statuses(), received]).toEqual([['failed'], []]);
    // Not even once the limit has passed.
    t.advance(minutes(600));
    expect(await jobs.runDue()).toBe(0);
    await close();
  });
});

it('a mail confirmed after the resident’s death is still sent', async () => {
  const home = await sentHome();
  t.advance(minutes(1));
  await dies(home);
  t.advance(minutes(1));
  const sending = { resident_id: home.peggy, recipient_ids: [home.daughter.id], ...THESE_DAYS };
  await t.call('report-mails/send', { ...sending, after_death: true }, home.manager);
  const { jobs, received, close } = await bySmtp(() => undefined);
  await jobs.runDue();
  // The second was confirmed; the first predates the news.
  expect([await home.statuses(), received.length]).toEqual([['sent', 'failed'], 1]);
  await close();
});

it('nothing is attached if the home no longer allows it, nor sent to a former address', async () => {
  const [typed, related] = [await sentHome({ typed: true }), await sentHome()];
  await t.database.system(async (db) => {
    await updateHomeSettings(db, typed.manager.carehomeId, { email_attachments: false });
    await db
      .updateTable('users')
      .set({ email: `new-${related.daughter.email}` })
      .where('id', '=', related.daughter.id)
      .execute();
  });
  const { jobs, received, close } = await bySmtp(() => undefined);
  await jobs.runDue();
  expect([await typed.statuses(), await related.statuses(), received]).toEqual([
    ['failed'],
    ['failed'],
    [],
  ]);
  await close();
});
