import type { Input } from '@relish/shared/calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { days, minutes } from '../../../core/clock.ts';
import {
  LAST_WEEK,
  leaveNoJobs,
  makeDocumentHome,
  type DocumentHome,
} from '../../../testing/document-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { updateHomeSettings } from '../../accounts/home-settings/public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => leaveNoJobs(t));

const send = (
  home: DocumentHome,
  changes: Partial<Input<'report-mails/send'>> = {},
  by: TestUser = home.manager,
) => t.call('report-mails/send', { resident_id: home.peggy, ...LAST_WEEK, ...changes }, by);

const toDaughter = (home: DocumentHome, by?: TestUser) =>
  send(home, { recipient_ids: [home.daughter.id] }, by);

async function attachingHome() {
  const home = await makeDocumentHome(t);
  await t.database.system((db) =>
    updateHomeSettings(db, home.manager.carehomeId, { email_attachments: true }),
  );
  const typed = (addresses: string[], more: Partial<Input<'report-mails/send'>> = {}) =>
    send(home, { addresses, addresses_checked: true, attach: true, ...more });
  return { ...home, typed };
}

const countMails = ({ manager, peggy }: DocumentHome) =>
  t
    .call('report-mails/list', { resident_id: peggy }, manager)
    .then(({ body }) => (body as unknown[]).length);

it('a relative gets at most three updates a day about one resident, whoever sends them', async () => {
  const home = await makeDocumentHome(t);
  const nurse = await t.signIn({ role: 'nurse', carehomeId: home.manager.carehomeId });
  const answers = [await toDaughter(home), await toDaughter(home, nurse), await toDaughter(home)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const fourth = await toDaughter(home, nurse);
  expect(fourth.status).toBe(422);
  expect(fourth.error.errors?.['recipient_ids']?.[0]).toContain('three updates about Peggy');
  expect(await countMails(home)).toBe(3);
  t.advance(days(1));
  expect((await toDaughter(home)).status).toBe(200);
});

it('the same limit applies to typed addresses, and other recipients are not counted', async () => {
  const home = await attachingHome();
  for (let sent = 0; sent < 3; sent += 1)
    expect((await home.typed(['aunt@example.org'])).status).toBe(200);
  const both = { recipient_ids: [home.daughter.id] };
  for (let tried = 0; tried < 4; tried += 1)
    expect((await home.typed(['AUNT@example.org'], both)).error.errors).toHaveProperty('addresses');
  expect((await toDaughter(home)).status).toBe(200);
});

it('a user can send sixty mails an hour, and is told when the next may go', async () => {
  const home = await attachingHome();
  const named = (round: number) => [1, 2, 3].map((each) => `family-${round}-${each}@example.org`);
  for (let sent = 0; sent < 19; sent += 1) await home.typed(named(sent));
  expect((await home.typed(['one@example.org', 'two@example.org'])).status).toBe(200);
  // At 59 of 60, two more are too many and neither is sent.
  const refused = await home.typed(['three@example.org', 'four@example.org']);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await home.typed(['five@example.org'])).status).toBe(200);
  expect((await home.typed(['six@example.org'])).status).toBe(429);
  const nurse = await t.signIn({ role: 'nurse', carehomeId: home.manager.carehomeId });
  expect((await toDaughter(home, nurse)).status).toBe(200);
  t.advance(minutes(60));
  expect((await home.typed(['six@example.org'])).status).toBe(200);
});

it('an address in several spellings, or a chosen relative’s, gets one mail', async () => {
  const home = await attachingHome();
  const { body } = await home.typed(
    [' Aunt@Example.org ', 'aunt@example.org', home.daughter.email.toUpperCase()],
    { recipient_ids: [home.daughter.id] },
  );
  expect(body).toMatchObject({ mails: 2 });
  expect(await countMails(home)).toBe(2);
});

it('an update covers a year at most', async () => {
  const home = await makeDocumentHome(t);
  const of = (from: string, to: string) =>
    send(home, { recipient_ids: [home.daughter.id], from, to });
  expect((await of('2025-11-15', '2026-11-16')).error.errors).toHaveProperty('to');
  expect((await of('2026-11-15', '2026-11-09')).error.errors).toHaveProperty('to');
  expect((await of('2025-11-15', '2026-11-15')).status).toBe(200);
});
