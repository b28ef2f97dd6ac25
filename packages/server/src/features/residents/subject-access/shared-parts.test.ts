import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { aBook } from '../../../testing/book-home.ts';
import { aSingAlong, aVisit } from '../../../testing/events.ts';
import { photoOfAPhone } from '../../../testing/pictures.ts';
import { decide, linkRelative } from '../../../testing/resident.ts';
import { addAssessment, anAssessment } from '../../../testing/risk-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

async function addFamily(manager: TestUser, first_name: string, last_name: string) {
  const { carehomeId, id: createdBy } = manager;
  const relative = await t.signIn({ role: 'relative', carehomeId });
  const id = await t.database.system(async (db) => {
    const now = t.now();
    const name = { first_name, preferred_name: first_name, last_name };
    const residentId = await makeResident(db, carehomeId, { ...name, createdBy, now });
    await linkRelative(db, carehomeId, { userId: relative.id, residentId, now });
    return residentId;
  });
  return { id, relative };
}

/** Two residents with an event together, an event each, and a visit each. */
async function setUp() {
  const manager = await t.signIn();
  const margaret = await addFamily(manager, 'Margaret', 'Hartley');
  const wilhelmina = await addFamily(manager, 'Wilhelmina', 'Okonkwo');
  const together = [margaret.id, wilhelmina.id];
  const add = async (title: string, resident_ids: string[]) => {
    const event = { ...aSingAlong, title, resident_ids, rsvp: true };
    const { status, body } = await t.call('events/add', event, manager);
    expect(status).toBe(200);
    return body.id as string;
  };
  const party = await add('Birthday of Wilhelmina Okonkwo', together);
  await add('Poems with Margaret', [margaret.id]);
  const chess = await add('Chess club', [wilhelmina.id]);
  for (const [event_id, resident_id] of [
    [party, margaret.id],
    [chess, wilhelmina.id],
  ] as const)
    expect((await t.call('replies/put-down', { event_id, resident_id }, manager)).status).toBe(200);
  for (const [{ id, relative }, note] of [
    [margaret, 'I bring the dog.'],
    [wilhelmina, 'I bring her harp.'],
  ] as const) {
    const visit = { ...aVisit, resident_id: id, note };
    expect((await t.call('visits/announce', visit, relative)).status).toBe(200);
  }
  t.advance(1000);
  const check = {
    resident_id: margaret.id,
    requested_by: 'resident',
    checked_by: 'Dr Shah',
    checked_as: 'health_professional',
    checked_on: t.now().toISOString().slice(0, 10),
    outcome: 'nothing_withheld',
  } as const;
  expect((await t.call('subject-access/check', check, manager)).status).toBe(200);
  return { manager, margaret, wilhelmina };
}

async function read(manager: TestUser, resident_id: string, hide_others = true) {
  const ask = { resident_id, hide_others };
  const { status, body } = await t.call('subject-access/record', ask, manager);
  expect(status).toBe(200);
  const { parts } = body as Output<'subject-access/record'>;
  const rows = (wanted: string) => parts.find(({ title }) => title === wanted)?.rows;
  return { rows, text: JSON.stringify(body) };
}

it('lists the events a resident is invited to and put down for, and announced visits', async () => {
  const { manager, margaret } = await setUp();
  const { rows } = await read(manager, margaret.id);
  const events = rows('Events they were invited to') ?? [];
  expect(events).toHaveLength(2);
  for (const title of ['Birthday of another resident', 'Poems with Margaret'])
    expect(events).toContainEqual(
      expect.objectContaining({ title, date: aSingAlong.day, 'start time': '14:30' }),
    );
  expect(rows('Events they were put down for')).toMatchObject([
    { event: 'Birthday of another resident', status: 'coming' },
  ]);
  expect(rows('Visits that were announced')).toMatchObject([
    { date: aVisit.day, part: 'afternoon', people: 2, note: 'I bring the dog.', user: 'relative' },
  ]);
});

it('has nothing of the events and visits of others', async () => {
  const { manager, margaret, wilhelmina } = await setUp();
  const { text } = await read(manager, margaret.id);
  for (const other of [wilhelmina.id, 'Wilhelmina', 'Okonkwo', 'Chess club', 'harp'])
    expect(text).not.toContain(other);
});

it('names others in the texts of shared events only on request', async () => {
  const { manager, margaret, wilhelmina } = await setUp();
  const { text } = await read(manager, margaret.id, false);
  expect(text).toContain('Birthday of Wilhelmina Okonkwo');
  for (const other of [wilhelmina.id, 'Chess club', 'harp']) expect(text).not.toContain(other);
});

it('has the conversation with the family alone, without others’ names and without private ones', async () => {
  const { manager, margaret } = await setUp();
  const { carehomeId } = manager;
  await t.database.system((db) =>
    decide(db, carehomeId, margaret.id, {
      purpose: 'chat_family',
      decision: 'yes',
      now: t.now(),
    }),
  );
  const { body } = await t.call('threads/list', {}, margaret.relative);
  const { threads } = body as Output<'threads/list'>;
  const opened = await t.call(
    'threads/open-private',
    { resident_id: margaret.id },
    margaret.relative,
  );
  const write = (thread_id: string, text: string) =>
    t.call('messages/send', { id: randomUUID(), thread_id, body: text }, margaret.relative);
  await write(threads[0]?.id ?? '', 'Is Wilhelmina Okonkwo her friend?');
  await write(opened.body.id as string, 'Between us');
  const ask = { resident_id: margaret.id, only_chat: true };
  const answer = await t.call('subject-access/record', ask, manager);
  const { parts } = answer.body as Output<'subject-access/record'>;
  expect(parts.map(({ title }) => title)).toEqual([
    'Chats with their family',
    'Messages in the chat of their family',
  ]);
  expect(parts[1]?.rows).toMatchObject([
    { author: 'relative', text: 'Is another resident her friend?' },
  ]);
  expect(JSON.stringify(parts)).not.toMatch(/Between us|Okonkwo/);
  const pdf = await t.call('subject-access/pdf', ask, manager);
  expect(pdf.body.file_name).toMatch(/^chat-/);
});

it('has the photo books of a resident, and names others in them only on request', async () => {
  const { manager, margaret } = await setUp();
  const book = { ...aBook, resident_id: margaret.id, title: 'Summer with Wilhelmina Okonkwo' };
  expect((await t.call('photo-books/add', book, manager)).status).toBe(200);
  const hidden = (await read(manager, margaret.id)).text;
  expect(hidden).toContain('Summer with');
  expect(hidden).not.toContain('Wilhelmina');
  expect((await read(manager, margaret.id, false)).text).toContain('Summer with Wilhelmina');
});

it('describes the photos of a resident, and names others in them only on request', async () => {
  const { manager, margaret, wilhelmina } = await setUp();
  const body = await photoOfAPhone();
  const media = await t.send('media/upload', { token: manager.token, body });
  const added = await t.call('photos/add', { media_ids: [media.body.id as string] }, manager);
  const [id = ''] = added.body.ids as string[];
  const people = [margaret.id, wilhelmina.id].map((resident_id) => ({
    kind: 'resident' as const,
    resident_id,
  }));
  const caption = 'Tea with Wilhelmina Okonkwo';
  const details = { caption, decade: 1950, place: 'Whitby', story: 'Wilhelmina poured.' };
  const photo = {
    id,
    version: 1,
    people,
    named: 'everyone',
    sharing: 'staff',
    ...details,
  } as const;
  expect((await t.call('photos/save', photo, manager)).status).toBe(200);
  const { rows, text } = await read(manager, margaret.id);
  expect(rows('Photos they can be recognised in')).toEqual([
    {
      caption: 'Tea with another resident',
      decade: 1950,
      place: 'Whitby',
      story: 'Another resident poured.',
      'added by': 'Kim Sharma',
      'added at': t.now().toISOString(),
      'shared with': 'staff',
      'asked and agreed': false,
      'said no': false,
      'blurred where not agreed': false,
    },
  ]);
  expect(text).not.toContain('Wilhelmina');
  expect((await read(manager, margaret.id, false)).text).toContain(caption);
});

it('has the risk assessments that name a resident, and names others in them only on request', async () => {
  const { manager, margaret, wilhelmina } = await setUp();
  const assessment = anAssessment('moderate', {
    title: 'Walk with Wilhelmina Okonkwo',
    benefits: 'Margaret and Wilhelmina enjoy the ducks.',
    resident_ids: [margaret.id, wilhelmina.id],
  });
  await addAssessment(t, manager, assessment);
  const { rows, text } = await read(manager, margaret.id);
  expect(rows('Risk assessments that name them')).toMatchObject([
    { title: 'Walk with another resident', band: 'moderate', status: 'draft' },
  ]);
  expect(text).toContain('enjoy the ducks');
  expect(text).not.toContain('Wilhelmina');
});
