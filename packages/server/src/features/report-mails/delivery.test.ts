import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { jobHandlers } from '../../app/jobs.ts';
import { minutes } from '../../core/clock.ts';
import { JobRunner } from '../../jobs/runner.ts';
import { createMailer } from '../../mail/mailer.ts';
import { realSmtpServer } from '../../testing/smtp-server.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { LAST_WEEK, toldHome } from '../../testing/told-home.ts';

let t: TestApp;
beforeAll(async () => {
  // Jobs are everybody's: what others wait for must not come with ours.
  const database = await freshDatabase();
  t = await testApp({ database });
  return () => database.close();
});

/** The same jobs, with mail that goes out by SMTP. */
async function bySmtp(refuse: (address: string) => number | undefined) {
  const smtp = await realSmtpServer({ refuse });
  const mailer = createMailer({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Relish <mail@relish.example>',
    DATA_DIR: t.mailbox.folder,
  });
  const jobs = new JobRunner({
    database: t.database,
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

async function sentHome() {
  const home = await toldHome(t);
  await t.call(
    'report-mails/send',
    { resident_id: home.peggy, recipient_ids: [home.daughter.id], ...LAST_WEEK },
    home.manager,
  );
  const statuses = async () => {
    const { body } = await t.call('report-mails/list', { resident_id: home.peggy }, home.manager);
    return (body as Output<'report-mails/list'>).map(({ status }) => status);
  };
  return { ...home, statuses };
}

it('an address that the other side refuses for good is told as bounced, and not tried again', async () => {
  const { statuses } = await sentHome();
  let asked = 0;
  const { jobs, close } = await bySmtp(() => {
    asked += 1;
    return 550;
  });
  await jobs.runDue();
  t.advance(minutes(60));
  await jobs.runDue();
  expect([await statuses(), asked]).toEqual([['bounced'], 1]);
  await close();
});

it('one that is refused for now is tried again until it arrives', async () => {
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
