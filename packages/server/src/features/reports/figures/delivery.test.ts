import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import type { DocumentContent } from '@relish/shared/reports/documents/content.ts';
import { beforeAll, expect, it } from 'vitest';

import { findSection, previewed } from '../../../testing/document-home.ts';
import { makeEventsOf } from '../../../testing/events.ts';
import { LAST_WEEK } from '../../../testing/recorded-home.ts';
import { makeSessions } from '../../../testing/sessions.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeGroups } from '../../residents/groups/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const planned = async (user: TestUser, filters: object = {}) => {
  const { body } = await t.call('dashboard/figures', { ...LAST_WEEK, ...filters }, user);
  return (body as Output<'dashboard/figures'>).figures.find(({ id }) => id === 'K27');
};
const titles = (...names: string[]) => names.map((title) => ({ title }));

/** Seven finished events: one recorded, one with a resident who came, one not held, one cancelled, three not known. */
async function makeProgramme() {
  const made = await makeSessions(t, ['Ann', 'Bert']);
  const { manager, people, add } = made;
  const ids = await makeEventsOf(t, manager, [
    ...titles('Choir', 'Tea dance', 'Gardening', 'Outing', 'Bingo', 'Quiz', 'Film'),
    // Not counted: for others, in the future, drafts and deleted events.
    { title: 'Handover', audience: 'staff', family_scope: 'none' },
    { title: 'Carols', audience: 'family' },
    { title: 'Tomorrow', day: '2026-11-16' },
    ...titles('Draft', 'Deleted'),
  ]);
  const [choir = '', tea = '', gardening = '', outing = '', bingo = ''] = ids;
  await add({ event_id: choir });
  const mark = (event_id: string, at: number, what: 'came' | 'declined') =>
    t.call(
      'register/mark',
      { event_id, resident_id: people[at] ?? '', mark: what, client_uuid: randomUUID() },
      manager,
    );
  await mark(tea, 0, 'came');
  await mark(tea, 1, 'declined');
  // An event to which everyone said no is not delivered.
  await mark(bingo, 0, 'declined');
  await t.call('outcomes/not-held', { id: gardening, reason: 'weather' }, manager);
  await t.database.system(async (db) => {
    const update = db.updateTable('events').where('carehome_id', '=', manager.carehomeId);
    await update
      .set({ status: 'cancelled', cancel_reason: 'The bus broke down' })
      .where('id', '=', outing)
      .execute();
    await update.set({ is_draft: true }).where('title', '=', 'Draft').execute();
    await update.set({ deleted_at: t.now() }).where('title', '=', 'Deleted').execute();
  });
  return { ...made, ids };
}

it('K27: counts finished events for residents that took place, of this home only', async () => {
  const { manager } = await makeProgramme();
  await makeProgramme();
  expect(await planned(manager)).toMatchObject({ value: 28.6, n: 7, unit: 'percent' });
  const { body } = await t.call('insights/home', { ...LAST_WEEK }, manager);
  expect((body as Output<'insights/home'>).programme).toEqual({
    planned: 7,
    delivered: 2,
    not_held: 2,
    not_known: 3,
    reasons: [
      { reason: 'weather', count: 1 },
      { reason: 'cancelled_before', count: 1 },
    ],
    value: 28.6,
  });
});

it('K27: follows category and group, and is unknown for a format or below five events', async () => {
  const { manager, people } = await makeProgramme();
  expect(await planned(manager, { category: 'PHY' })).toMatchObject({ value: null, n: 0 });
  expect(await planned(manager, { format: 'group' })).toMatchObject({ value: null, n: 0 });
  expect(await planned(manager, { from: '2026-11-15' })).toMatchObject({ value: null, n: 0 });
  const [choir = '', walkers = ''] = await t.database.system((db) =>
    makeGroups(
      db,
      manager.carehomeId,
      [
        { name: 'Choir', kind: 'interest', colour: 'teal', member_ids: [people[0] ?? ''] },
        { name: 'Walkers', kind: 'interest', colour: 'blue', member_ids: [] },
      ],
      t.now(),
    ),
  );
  await makeEventsOf(t, manager, [{ group_ids: [choir] }, { resident_ids: [people[0] ?? ''] }]);
  expect(await planned(manager, { group_id: choir })).toMatchObject({ n: 9 });
  expect(await planned(manager, { group_id: walkers })).toMatchObject({ n: 7 });
});

it('the home evidence document says what became of the programme, and why', async () => {
  const { manager } = await makeProgramme();
  const { body } = await previewed(t, manager, { kind: 'home_evidence' });
  const [words, outcomes, reasons] = findSection(
    body as DocumentContent,
    'Planned and delivered',
  ) as { text?: string; rows?: string[][] }[];
  expect(words?.text).toContain('Of 7 planned events for residents, 2 (29%) took place.');
  expect(outcomes?.rows?.map((row) => row[1])).toEqual(['2', '2', '3']);
  expect(reasons?.rows).toEqual([
    ['Weather', '1'],
    ['Cancelled before the event', '1'],
  ]);
});
