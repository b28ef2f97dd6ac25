import { dayIn } from '@relish/shared/days.ts';
import { SECTION_KEYS } from '@relish/shared/residents/about-me/sections.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { Book, Entry } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
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

// Most sections are closed, to keep the queries fast.
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

test('shows entries with their question and source, topics to avoid and the number of sections in use', async () => {
  await open(book({ avoid_topics: ['the fire'], entries: [entry({ supported_by: 'Susan' })] }));
  const roots = chapter('Where I come from');
  expect(roots.getByText('In Whitby.').tagName).toBe('BLOCKQUOTE');
  expect(roots.getByText('In Molly’s words, with Susan')).toBeTruthy();
  expect(roots.getByText('Where were you born?')).toBeTruthy();
  expect(screen.getByText('Please do not bring up: the fire.')).toBeTruthy();
  expect(screen.getByText('1 section of 17 has something in it')).toBeTruthy();
  expect(screen.getAllByRole('region', { name: /./ })).toHaveLength(18);
});

test('opens a question in place, and saves the answer', async () => {
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

test.each([
  ['a home manager', makeUser(), 'Save'],
  ['a carer', makeUser({ role: 'carer' }), 'Suggest it'],
] as const)('requires %s to choose whose words these are', async (_, user, save) => {
  const { api, person } = await open(book(), user);
  await person.click(screen.getByText('What makes a good day for you?'));
  await person.type(await screen.findByLabelText('What makes a good day for you?'), 'Rain');
  const voices = screen.getAllByRole<HTMLInputElement>('radio');
  expect(voices.map(({ checked }) => checked)).toEqual([false, false, false]);
  expect(screen.queryByLabelText(/^Who /)).toBeNull();
  await person.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText('Say whose words these are.')).toBeTruthy();
  expect([...api.sentTo('about-me/add'), ...api.sentTo('about-me/contribute')]).toEqual([]);
});

test('lists errors above the answer, and focuses the field of a clicked link', async () => {
  const { person } = await open();
  const question = 'What makes a good day for you?';
  await person.click(screen.getByText(question));
  const field = await screen.findByLabelText(question);
  await person.click(screen.getByText('Save'));
  const summary = await screen.findByRole('region', { name: 'There is a problem' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await person.click(within(summary).getByRole('link', { name: /^Whose words are these\?/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Molly'));
  await person.click(within(summary).getByRole('link', { name: /^What makes a good day/ }));
  expect(document.activeElement).toBe(field);
});

test('refuses a future “told on” date, and saves an earlier one', async () => {
  const { api, person } = await open();
  await person.click(screen.getByText('What makes a good day for you?'));
  await person.type(await screen.findByLabelText('What makes a good day for you?'), 'Rain');
  await person.click(screen.getByLabelText('Molly'));
  expect(screen.queryByLabelText(/When was it told/)).toBeNull();
  await person.click(screen.getByText('Told today'));
  const year = await screen.findByRole('spinbutton', { name: /^year/ });
  await person.click(year);
  await person.keyboard('2199');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('This is in the future.')).toBeTruthy();
  expect(api.sentTo('about-me/add')).toEqual([]);
  // Four years back, because of 29 February.
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

test('keeps an unsaved answer while another question is open, and asks before leaving the page', async () => {
  const { app, person } = await open();
  await person.click(screen.getByText('What makes a good day for you?'));
  await person.type(await screen.findByLabelText('What makes a good day for you?'), 'Rain');
  await app.go('/tabs/home');
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await person.click(screen.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // Opening another question keeps the first as it was.
  await person.click(screen.getByText('Where have you lived?'));
  await screen.findByLabelText('Where have you lived?');
  await person.click(screen.getByText('What makes a good day for you?'));
  const again = await screen.findByLabelText<HTMLTextAreaElement>('What makes a good day for you?');
  await waitFor(() => expect(again.value).toBe('Rain'));
  expect(screen.getByText('We kept what you had written.')).toBeTruthy();
});

async function change(choice: string) {
  const opened = await open();
  await opened.person.click(screen.getByLabelText('More for this entry'));
  await opened.person.click(await screen.findByRole('menuitem', { name: choice }));
  return opened;
}

test('compares a conflicting edit with a colleague’s version field by field, and saves the choice', async () => {
  const { api, person } = await change('Edit');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Where were you born?');
  await person.clear(field);
  await person.type(field, 'In York.');
  api.refuses('about-me/edit', 'invalid', {
    message: 'Kim Sharma has saved changes while you were writing.',
    errors: { version: ['Kim Sharma has saved changes while you were writing.'] },
  });
  const newer = entry({ text: 'In Leeds.', supported_by: 'Susan', version: 2 });
  api.answers('about-me/get', book({ entries: [newer] }));
  await person.click(screen.getByText('Save'));
  const banner = await screen.findByText('Kim Sharma has saved changes while you were writing.');
  await waitFor(() => expect(document.activeElement?.contains(banner)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(field.value).toBe('In York.');
  await person.click(screen.getByRole('button', { name: 'Show what they changed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What has changed meanwhile' }));
  const words = within(dialog.getByRole('radiogroup', { name: 'Where were you born?' }));
  expect(words.getByText('In Leeds.')).toBeTruthy();
  expect(words.getByRole<HTMLInputElement>('radio', { name: /^Mine/ }).checked).toBe(true);
  const helper = within(dialog.getByRole('radiogroup', { name: 'Who helped to tell it?' }));
  expect(helper.getByRole<HTMLInputElement>('radio', { name: /^Theirs/ }).checked).toBe(true);
  api.answers('about-me/edit', { id: FIRST, version: 3 });
  await person.click(dialog.getByRole('button', { name: 'Save these' }));
  await screen.findByText('Saved in the book');
  expect(inputs(api.sentTo('about-me/edit')).at(-1)).toMatchObject({
    text: 'In York.',
    supported_by: 'Susan',
    version: 2,
  });
});

test('removes an entry, and restores it on undo', async () => {
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

test('requires a name to confirm that an old entry is still right', async () => {
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

test('reorders the “Please do” list with a button', async () => {
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

test('accepts a suggestion with an edited text', async () => {
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

test('lets a carer suggest an entry without editing the book', async () => {
  const { api, person } = await open(book(), makeUser({ role: 'carer' }));
  expect(screen.queryByRole('button', { name: /More for “/ })).toBeNull();
  const question = screen.getByText('What makes a good day for you?');
  await person.click(question);
  await person.type(await screen.findByLabelText('What makes a good day for you?'), 'Post');
  expect(screen.queryByRole('switch')).toBeNull();
  await person.click(screen.getByLabelText('Staff'));
  api.answers('about-me/contribute', { id: SECOND });
  await person.click(screen.getByRole('button', { name: 'Suggest it' }));
  await screen.findByText('Thank you. The team will read it.');
  expect(inputs(api.sentTo('about-me/contribute'))).toEqual([
    expect.objectContaining({ text: 'Post', voice: 'staff', section_key: 'matters' }),
  ]);
});

test('hides the questions of a section that the resident prefers not to answer', async () => {
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

test('shows a message when the resident is not found', async () => {
  const api = signedInApi();
  api.fails('about-me/get', 404);
  renderApp(`/manage-about-me?id=${MOLLY}`, { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'This person is not here' })).toBeTruthy();
});
