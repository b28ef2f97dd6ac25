import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { Suggestion } from './api.ts';

const MOLLY = '0197a000-0000-7000-8000-0000000000a1';
const ARTHUR = '0197a000-0000-7000-8000-0000000000a2';
const FIRST = '0197a000-0000-7000-8000-0000000000b1';
const SECOND = '0197a000-0000-7000-8000-0000000000b2';
const THIRD = '0197a000-0000-7000-8000-0000000000b3';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(() => import('./about-me-suggestions-page.tsx'), 60_000);

const suggestion = (differences: Partial<Suggestion> = {}): Suggestion => ({
  id: FIRST,
  resident_id: MOLLY,
  preferred_name: 'Molly',
  last_name: 'Brown',
  room: '12',
  picture: null,
  section_key: 'roots',
  prompt_key: 'born',
  text: 'In Whitby.',
  voice: 'relative',
  author: 'Susan Brown',
  supported_by: 'Susan Brown',
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

const OLDEST = suggestion();
const ARTHURS = suggestion({
  id: SECOND,
  resident_id: ARTHUR,
  preferred_name: 'Arthur',
  last_name: 'Hill',
  text: 'He kept pigeons.',
  author: 'Jamie Cole',
  created_at: '2026-11-11T09:00:00.000Z',
});
const NEWEST = suggestion({ id: THIRD, text: 'By the sea.', section_key: 'places' });

async function open(waiting: Suggestion[]) {
  const api = signedInApi();
  let left = waiting;
  const decide = ({ id }: { id: string }) => {
    left = left.filter((each) => each.id !== id);
    return { id, version: 2 };
  };
  api.answers('about-me/pending', () => left);
  api.answers('about-me/accept', decide);
  api.answers('about-me/decline', decide);
  api.answers('about-me/restore', ({ id }) => {
    left = waiting;
    return { id, version: 3 };
  });
  renderApp('/about-me-suggestions', { token: 'a-token' });
  await expectHeading('Stories to read');
  return { api, person: userEvent.setup() };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (words: string) => screen.getAllByRole('button', { name: words })[0] as HTMLElement;

test('groups suggestions by resident, longest waiting first', async () => {
  await open([OLDEST, ARTHURS, NEWEST]);
  const molly = await card('Molly Brown');
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Molly Brown',
    'Arthur Hill',
  ]);
  expect(molly.getAllByRole('listitem').map((each) => each.querySelector('blockquote'))).toEqual([
    molly.getByText('In Whitby.'),
    molly.getByText('By the sea.'),
  ]);
  expect(molly.getByText('Susan Brown suggests for “Where I come from”')).toBeTruthy();
  expect(molly.getByText('Where were you born?')).toBeTruthy();
  expect(molly.getAllByText('Sent 10 Nov 2026')).toHaveLength(2);
  const book = molly.getByRole('link', { name: 'Open Molly’s book' });
  expect(book.getAttribute('href')).toBe(`/manage-about-me?id=${MOLLY}`);
});

test('moves the focus to the next suggestion after each is accepted, until none is left', async () => {
  const { api, person } = await open([OLDEST, ARTHURS, NEWEST]);
  const at = () => document.activeElement?.textContent;
  await card('Molly Brown');
  await person.click(press('Add to the book'));
  await screen.findByText('Added to the book');
  await waitFor(() => expect(at()).toContain('for “Places and journeys”'));
  await person.click(press('Add to the book'));
  await waitFor(() => expect(at()).toContain('Jamie Cole suggests'));
  expect(screen.queryByRole('region', { name: 'Molly Brown' })).toBeNull();
  await person.click(press('Add to the book'));
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeTruthy();
  await waitFor(() => expect(at()).toBe('Stories to read'));
  expect(api.sentTo('about-me/accept').map(({ input }) => input)).toEqual(
    [FIRST, THIRD, SECOND].map((id) => ({ id, version: 1, visibility: 'staff_family' })),
  );
});

test('declines a suggestion, and restores it on undo', async () => {
  const { person } = await open([OLDEST, ARTHURS]);
  await card('Molly Brown');
  await person.click(press('Leave it out'));
  await waitFor(() => expect(screen.queryByText('In Whitby.')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('In Whitby.')).toBeTruthy();
});

test('shows why a suggestion cannot be accepted, and accepts it with an edited text', async () => {
  const { api, person } = await open([OLDEST]);
  await card('Molly Brown');
  api.refuses('about-me/accept', 'invalid', {
    message: 'There are 100 here already.',
    errors: { text: ['There are 100 here already. Take one out first.'] },
  });
  await person.click(press('Add to the book'));
  const alert = await screen.findByText(/There are 100 here already/);
  expect(alert.closest('[role="alert"]')).toBeTruthy();
  await person.click(press('Edit first'));
  const field = screen.getByLabelText('What it should say');
  expect(document.activeElement).toBe(field);
  api.answers('about-me/accept', { id: FIRST, version: 2 });
  await person.type(field, ' In 1938.');
  await person.click(press('Add to the book'));
  await screen.findByText('Added to the book');
  expect(api.sentTo('about-me/accept').at(-1)?.input).toMatchObject({
    text: 'In Whitby. In 1938.',
  });
});

test('removes a suggestion that a colleague has already decided, and focuses the next one', async () => {
  const { api, person } = await open([OLDEST, ARTHURS]);
  await card('Molly Brown');
  api.answers('about-me/pending', [ARTHURS]);
  api.refuses('about-me/decline', 'not_found', { message: 'Not there any more.' });
  await person.click(press('Leave it out'));
  await waitFor(() => expect(screen.queryByText('In Whitby.')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Jamie Cole suggests'));
});

test('reloads the suggestions on “Try again” after an error', async () => {
  const api = signedInApi();
  api.fails('about-me/pending', 404);
  renderApp('/about-me-suggestions', { token: 'a-token' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answers('about-me/pending', [OLDEST]);
  await userEvent.click(again);
  expect(await screen.findByText('In Whitby.')).toBeTruthy();
});

test('tells a carer who can open the page, and requests no suggestions', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  renderApp('/about-me-suggestions', { token: 'a-token' });
  expect(await screen.findByText(/for those who keep the books/)).toBeTruthy();
  expect(api.sentTo('about-me/pending')).toEqual([]);
});
