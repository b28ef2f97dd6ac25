import { SECTION_KEYS } from '@relish/shared/about-me/sections.ts';
import { dayIn } from '@relish/shared/days.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { describedBy } from '../../testing/described-by.ts';
import { expectHeading } from '../../testing/expect-heading.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';
import type { Book, Entry } from './api.ts';
// Loaded beforehand: the first test does not wait for it.
import './manage-about-me-page.tsx';

const MOLLY = '0197a000-0000-7000-8000-0000000000a1';
const FIRST = '0197a000-0000-7000-8000-0000000000b1';
const SECOND = '0197a000-0000-7000-8000-0000000000b2';

const entry = (differences: Partial<Entry> = {}): Entry => ({
  id: FIRST,
  section_key: 'roots',
  prompt_key: 'born',
  text: 'In Whitby.',
  voice: 'resident',
  author: 'Grace Adeyemi',
  supported_by: null,
  told_on: '2026-11-10',
  period: null,
  place: null,
  visibility: 'staff_family',
  confirmed_by: null,
  confirmed_on: null,
  version: 1,
  created_at: '2026-11-10T09:00:00.000Z',
  media_ids: [],
  pictures: [],
  ...differences,
});

// Most sections are closed, so that there is less to look through.
const LOOKED_AT = new Set(['roots', 'matters', 'places', 'routines', 'identity', 'please']);
const CLOSED = SECTION_KEYS.filter((key) => !LOOKED_AT.has(key)).map((section_key) => ({
  section_key,
  prompt_key: null,
}));

const book = (differences: Partial<Book> = {}): Book => ({
  resident_id: MOLLY,
  preferred_name: 'Molly',
  completeness: 6,
  avoid_topics: [],
  shared_with_family: true,
  pictures_agreed: false,
  closed: CLOSED,
  entries: [entry()],
  pending: [],
  ...differences,
});

async function open(shown = book(), user = makeUser()) {
  const api = signedInApi(user);
  api.answers('about-me/get', shown);
  const app = renderApp(`/manage-about-me?id=${MOLLY}`, { token: 'a-token' });
  await expectHeading('About Molly');
  return { api, app, person: userEvent.setup() };
}

const chapter = (name: string) => within(screen.getByRole('region', { name }));
const today = () => dayIn('Europe/London', new Date());
const inputs = (sent: { input: unknown }[]) => sent.map(({ input }) => input);

test('reads like a book: whose words, how old, and what to be careful with', async () => {
  await open(book({ avoid_topics: ['the fire'], entries: [entry({ supported_by: 'Susan' })] }));
  const roots = chapter('Where I come from');
  expect(roots.getByText('In Whitby.').tagName).toBe('BLOCKQUOTE');
  expect(roots.getByText('In Molly’s words, with Susan')).toBeTruthy();
  expect(roots.getByText('Where were you born?')).toBeTruthy();
  expect(screen.getByText('Please do not bring up: the fire.')).toBeTruthy();
  expect(screen.getByText('1 section of 17 has something in it')).toBeTruthy();
  expect(screen.getAllByRole('region', { name: /./ })).toHaveLength(18);
});

test('answers a question where it stands', async () => {
  const { api, person } = await open();
  const question = 'What makes a good day for you?';
  await person.click(screen.getByText(question));
  const field = await screen.findByLabelText(question);
  await waitFor(() => expect(document.activeElement).toBe(field));
  api.answers('about-me/add', { id: SECOND, version: 1 });
  await person.type(field, 'A letter in the post.');
  await person.click(screen.getByLabelText('Family'));
  await person.type(screen.getByLabelText(/Who told it/), 'daughter Susan');
  await person.click(screen.getByRole('switch', { name: 'Family may read this' }));
  await person.click(screen.getByText('Save'));
  await screen.findByText('Saved in the book');
  expect(inputs(api.sentTo('about-me/add'))).toEqual([
    expect.objectContaining({
      resident_id: MOLLY,
      section_key: 'matters',
      prompt_key: 'good_day',
      text: 'A letter in the post.',
      voice: 'relative',
      supported_by: 'daughter Susan',
      visibility: 'staff',
      told_on: today(),
    }),
  ]);
  expect(screen.queryByLabelText(question)).toBeNull();
});

test('keeps the day on which something was told, which cannot be tomorrow', async () => {
  const { api, person } = await open();
  await person.click(screen.getByText('What makes a good day for you?'));
  await person.type(await screen.findByLabelText('What makes a good day for you?'), 'Rain');
  expect(screen.queryByLabelText(/When was it told/)).toBeNull();
  await person.click(screen.getByText('Told today'));
  const year = await screen.findByRole('spinbutton', { name: /^year/ });
  await person.click(year);
  await person.keyboard('2199');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('This is in the future.')).toBeTruthy();
  expect(api.sentTo('about-me/add')).toEqual([]);
  // Four years, for the sake of 29 February.
  const earlier = Number(today().slice(0, 4)) - 4;
  await person.click(year);
  await person.keyboard(String(earlier));
  await screen.findByText(new RegExp(`^Told on .* ${earlier}$`));
  api.answers('about-me/add', { id: SECOND, version: 1 });
  await person.click(screen.getByText('Save'));
  await screen.findByText('Saved in the book');
  expect(inputs(api.sentTo('about-me/add'))).toEqual([
    expect.objectContaining({ told_on: `${earlier}${today().slice(4)}` }),
  ]);
});

test('keeps what was typed when somebody leaves the question, and asks before the page is left', async () => {
  const { app, person } = await open();
  await person.click(screen.getByText('What makes a good day for you?'));
  await person.type(await screen.findByLabelText('What makes a good day for you?'), 'Rain');
  await app.go('/tabs/home');
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await person.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // Another question is opened meanwhile: the first waits as it was.
  await person.click(screen.getByText('Where have you lived?'));
  await screen.findByLabelText('Where have you lived?');
  await person.click(screen.getByText('What makes a good day for you?'));
  const again = await screen.findByLabelText<HTMLTextAreaElement>('What makes a good day for you?');
  await waitFor(() => expect(again.value).toBe('Rain'));
  expect(screen.getByText('We kept what you had typed here.')).toBeTruthy();
});

async function change(choice: string) {
  const opened = await open();
  await opened.person.click(screen.getByLabelText('More for this entry'));
  await opened.person.click(await screen.findByRole('menuitem', { name: choice }));
  return opened;
}

test('shows the words of whoever was faster, and loses nobody’s', async () => {
  const { api, person } = await change('Edit');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Where were you born?');
  await person.clear(field);
  await person.type(field, 'In York.');
  api.refuses('about-me/edit', 'invalid', {
    message: 'Kim Sharma has saved changes while you were writing.',
    errors: { version: ['Kim Sharma has saved changes while you were writing.'] },
  });
  api.answers('about-me/get', book({ entries: [entry({ text: 'In Leeds.', version: 2 })] }));
  await person.click(screen.getByText('Save'));
  await screen.findByText('In Leeds.');
  expect(screen.getByText('Kim Sharma has saved changes while you were writing.')).toBeTruthy();
  expect(field.value).toBe('In York.');
  await person.click(screen.getByRole('button', { name: 'Keep mine' }));
  api.answers('about-me/edit', { id: FIRST, version: 3 });
  await person.click(screen.getByText('Save'));
  await screen.findByText('Saved in the book');
  expect(inputs(api.sentTo('about-me/edit')).at(-1)).toMatchObject({
    text: 'In York.',
    version: 2,
  });
});

test('takes something out, and brings it back', async () => {
  const { api, person } = await open();
  api.answers('about-me/remove', () => {
    api.answers('about-me/get', book({ entries: [] }));
    return { id: FIRST, version: 2 };
  });
  await person.click(screen.getByLabelText('More for this entry'));
  await person.click(await screen.findByRole('menuitem', { name: 'Take it out' }));
  await waitFor(() => expect(screen.queryByText('In Whitby.')).toBeNull());
  api.answers('about-me/restore', () => {
    api.answers('about-me/get', book());
    return { id: FIRST, version: 3 };
  });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('In Whitby.')).toBeTruthy();
});

test('asks whether something old is still right, and notes who said so', async () => {
  const old = entry({ section_key: 'routines', prompt_key: 'sleep', told_on: '2020-01-01' });
  const { api, person } = await open(book({ entries: [old] }));
  await person.click(chapter('My day').getByRole('button', { name: 'Still right?' }));
  const question = within(await screen.findByRole('dialog', { name: 'Is this still right?' }));
  const who = question.getByLabelText<HTMLInputElement>('Who says that it is still right?');
  expect(who.value).toBe('Molly');
  await person.clear(who);
  await person.click(question.getByRole('button', { name: 'Yes, still right' }));
  await waitFor(() => expect(describedBy(who)).toContain('Enter who said'));
  api.answers('about-me/confirm', { id: FIRST, version: 1 });
  await person.type(who, 'daughter Susan');
  await person.click(question.getByRole('button', { name: 'Yes, still right' }));
  await screen.findByText('Noted as still right');
  expect(inputs(api.sentTo('about-me/confirm'))).toEqual([
    { id: FIRST, confirmed_by: 'daughter Susan' },
  ]);
});

test('puts the please list into order without dragging', async () => {
  const please = { section_key: 'please', prompt_key: 'please_do' } as const;
  const two = [
    entry({ ...please, text: 'Knock' }),
    entry({ ...please, id: SECOND, text: 'Sit down' }),
  ];
  const { api, person } = await open(book({ entries: two }));
  await person.click(screen.getByRole('button', { name: 'Change the order' }));
  api.answers('about-me/reorder', {});
  await person.click(screen.getByRole('button', { name: 'Move up: Sit down' }));
  await waitFor(() => expect(api.sentTo('about-me/reorder')).toHaveLength(1));
  expect(inputs(api.sentTo('about-me/reorder'))).toEqual([
    { resident_id: MOLLY, section_key: 'please', order: [SECOND, FIRST] },
  ]);
});

const SUGGESTED = entry({
  id: SECOND,
  section_key: 'love_family',
  prompt_key: null,
  text: 'They met dancing.',
  voice: 'relative',
  author: 'Susan Brown',
});

test('takes a suggestion as it is, edited, or leaves it out', async () => {
  const { api, person } = await open(book({ pending: [SUGGESTED] }));
  const waiting = within(screen.getByRole('region', { name: '1 suggestion to read' }));
  expect(waiting.getByText('Susan Brown suggests for “Love, home and family”')).toBeTruthy();
  await person.click(waiting.getByRole('button', { name: 'Edit first' }));
  await person.type(waiting.getByLabelText('What it should say'), ' In 1958.');
  api.answers('about-me/accept', () => {
    api.answers('about-me/get', book());
    return { id: SECOND, version: 2 };
  });
  await person.click(waiting.getByRole('button', { name: 'Add to the book' }));
  await screen.findByText('Added to the book');
  expect(inputs(api.sentTo('about-me/accept'))).toEqual([
    { id: SECOND, version: 1, visibility: 'staff_family', text: 'They met dancing. In 1958.' },
  ]);
  await waitFor(() => expect(screen.queryByText('1 suggestion to read')).toBeNull());
});

test('lets carers read and suggest, and change nothing', async () => {
  const { api, person } = await open(book(), makeUser({ role: 'carer' }));
  expect(screen.queryByRole('button', { name: /More for “/ })).toBeNull();
  const asked = screen.getByText('What makes a good day for you?');
  await person.click(asked);
  await person.type(await screen.findByLabelText('What makes a good day for you?'), 'Post');
  expect(screen.queryByRole('switch')).toBeNull();
  api.answers('about-me/contribute', { id: SECOND });
  await person.click(screen.getByRole('button', { name: 'Suggest it' }));
  await screen.findByText('Thank you. The team will read it.');
  expect(inputs(api.sentTo('about-me/contribute'))).toEqual([
    expect.objectContaining({ text: 'Post', voice: 'staff', section_key: 'matters' }),
  ]);
});

test('accepts that somebody prefers not to say', async () => {
  const { api, person } = await open();
  await person.click(screen.getByRole('button', { name: 'More for “Being me”' }));
  api.answers('about-me/close', () => {
    api.answers(
      'about-me/get',
      book({ closed: [...CLOSED, { section_key: 'identity', prompt_key: null }] }),
    );
    return {};
  });
  await person.click(await screen.findByRole('menuitem', { name: 'Prefers not to say' }));
  expect(await chapter('Being me').findByText(/Molly prefers not to say/)).toBeTruthy();
  expect(chapter('Being me').queryByRole('list', { name: 'Questions to ask' })).toBeNull();
});

test('says when the person is not there, or the page is not for the reader', async () => {
  const api = signedInApi();
  api.fails('about-me/get', 404);
  renderApp(`/manage-about-me?id=${MOLLY}`, { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'This person is not here' })).toBeTruthy();
});
