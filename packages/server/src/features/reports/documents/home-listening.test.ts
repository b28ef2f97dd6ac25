import type { DocumentContent } from '@relish/shared/reports/documents/content.ts';
import { beforeAll, expect, it } from 'vitest';

import { findSection, openedDocument, previewed } from '../../../testing/document-home.ts';
import { A_COMPLAINT, A_MEETING, anAction } from '../../../testing/foreign-listening.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const PERIOD = { kind: 'home_evidence', from: '2026-11-01', to: '2026-11-15' } as const;
const read = async (user: TestUser) =>
  findSection((await previewed(t, user, PERIOD)).body as DocumentContent, 'Listening');

it('counts complaints, compliments, actions and meetings of the period in the home evidence document', async () => {
  const manager = await t.signIn();
  await t.call('feedback/add', A_COMPLAINT, manager);
  await t.call('feedback/add', { ...A_COMPLAINT, kind: 'compliment' }, manager);
  await t.call('meetings/add', A_MEETING, manager);
  await t.call('actions/add', anAction(manager.id), manager);
  const [, counts] = await read(manager);
  expect(counts).toMatchObject({
    rows: expect.arrayContaining([
      ['Complaints received', '1'],
      ['Compliments received', '1'],
      ['Meetings of residents and relatives', '1'],
      ['“You said, we did”: actions added', '1'],
    ]),
  });
  const stranger = await t.signIn();
  expect(JSON.stringify((await previewed(t, stranger, PERIOD)).body)).not.toContain('Listening');
});

it('N25: does not count a complaint about the manager who asks, on screen or on paper', async () => {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const other = await t.signIn({ carehomeId });
  const about = { ...A_COMPLAINT, about_staff_ids: [manager.id] };
  expect((await t.call('feedback/add', about, other)).status).toBe(200);
  await t.call('meetings/add', A_MEETING, other);
  const complaints = async (user: TestUser) => {
    const [, counts] = await read(user);
    return (counts as { rows: string[][] }).rows.find(([what]) => what === 'Complaints received');
  };
  expect(await complaints(other)).toEqual(['Complaints received', '1']);
  expect(await complaints(manager)).toEqual(['Complaints received', '0']);
  const { file } = await openedDocument(t, manager, PERIOD);
  expect(pdfText(file)).toContain('Complaintsreceived0');
});
