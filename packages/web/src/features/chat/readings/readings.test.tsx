import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import {
  answerThread,
  byHome,
  makeMessage,
  makeThread,
  PEGGYS,
} from '../../../testing/make-thread.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../messages/public.tsx';

const RELATIVE: Partial<CurrentUser> = { type: 'family', role: 'relative' };
const READING = '0197a000-0000-7000-8000-0000000000d1';

const makeReading = (
  differences: Partial<Message['readings'][number]> = {},
): Message['readings'][number] => ({
  id: READING,
  at: new Date().toISOString(),
  reception: 'smiled',
  by: 'Jamie Carter',
  may_undo: true,
  ...differences,
});

interface Opened {
  user?: Partial<CurrentUser>;
  messages?: Message[];
  thread?: Partial<ReturnType<typeof makeThread>>;
}

async function open({
  user,
  messages = [makeMessage(1), makeMessage(2)],
  thread = { reads_out: true },
}: Opened = {}) {
  const api = signedInApi(makeUser(user));
  const server = answerThread(api, messages, { thread: makeThread(thread) });
  renderApp(`/chat-thread?id=${PEGGYS}`, { token: 'a-token' });
  const list = await screen.findByRole('region', { name: 'Messages' });
  return { api, list, server };
}

const openActions = async (list: HTMLElement, index: number) => {
  const options = within(list).getAllByRole('button', { name: /^Options for the message/ });
  await userEvent.click(options[index]!);
};

test('records in one tap how a message was received, and can undo it', async () => {
  const { api, list } = await open();
  api.answers('readings/add', { id: READING, at: new Date().toISOString() });
  api.answers('readings/undo', {});
  // Only the last message of the family offers it; the others have it in their options.
  await userEvent.click(within(list).getByRole('button', { name: 'Mark as read to Peggy' }));
  const choice = within(list).getByRole('group', { name: 'How did Peggy receive it?' });
  await userEvent.click(within(choice).getByRole('button', { name: 'Smiled' }));
  const line = await within(list).findByRole('button', {
    name: /^Read to Peggy, who smiled · Today at \d\d:\d\d$/,
  });
  expect(api.sentTo('readings/add').map(({ input }) => input)).toEqual([
    { thread_id: PEGGYS, number: 2, reception: 'smiled' },
  ]);
  await userEvent.click(line);
  await userEvent.click(within(list).getByRole('button', { name: /^Undo Read to Peggy/ }));
  await waitFor(() => expect(within(list).queryByText(/who smiled/)).toBeNull());
  expect(api.sentTo('readings/undo').map(({ input }) => input)).toEqual([{ id: READING }]);
});

test('asks staff to tell the person in charge when a message upset the resident', async () => {
  const { api, list } = await open();
  api.answers('readings/add', { id: READING, at: new Date().toISOString() });
  await openActions(list, 0);
  await userEvent.click(
    within(within(list).getByRole('group', { name: 'Options of this message' })).getByRole(
      'button',
      { name: 'Mark as read to Peggy' },
    ),
  );
  await userEvent.click(within(list).getByRole('button', { name: 'Upset' }));
  expect(await within(list).findByText('Tell the person in charge')).toBeTruthy();
  expect(api.sentTo('readings/add').map(({ input }) => input)).toMatchObject([{ number: 1 }]);
});

test('shows a relative that a message was read, without who read it', async () => {
  const readings = [makeReading({ by: null, may_undo: false })];
  const plain = [makeReading({ by: null, may_undo: false, reception: null })];
  const { list } = await open({
    user: RELATIVE,
    messages: [
      makeMessage(1, { readings }),
      makeMessage(2, { readings: plain, body: '', hidden_photos: 1 }),
    ],
    thread: {},
  });
  expect(within(list).getByText(/^Read to Peggy, who smiled · Today at/)).toBeTruthy();
  expect(within(list).getByText(/^Shown to Peggy · Today at/)).toBeTruthy();
  expect(within(list).queryByRole('button', { name: /Read to Peggy|Undo/ })).toBeNull();
});

test('offers no reading while the resident is not in the home', async () => {
  const { list } = await open({ thread: { reads_out: false } });
  await openActions(list, 0);
  expect(within(list).getByRole('button', { name: 'Reply' })).toBeTruthy();
  for (const name of ['Mark as read to Peggy', 'Write down Peggy’s answer'])
    expect(within(list).queryByRole('button', { name })).toBeNull();
});

test('sends what the resident answers as the resident’s own words', async () => {
  const { api, list, server } = await open();
  api.answers('messages/send', ({ id, body }) => {
    const author = { ...byHome, is_own: true };
    const { number, at } = server.arrives({ id, body: body ?? '', author, of_resident: true });
    return { number, at };
  });
  await userEvent.type(screen.getByRole('textbox', { name: /^Write to/ }), 'For the home');
  await openActions(list, 1);
  await userEvent.click(within(list).getByRole('button', { name: 'Write down Peggy’s answer' }));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'In Peggy’s own words' });
  expect(box.value).toBe('');
  await userEvent.type(box, 'Cut some roses for me');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await within(list).findByText('Written down by you')).toBeTruthy();
  expect(within(list).getByText('Peggy says')).toBeTruthy();
  expect(api.sentTo('messages/send').map(({ input }) => input)).toMatchObject([
    { body: 'Cut some roses for me', reply_to: 2, of_resident: true },
  ]);
  expect(screen.getByRole('textbox', { name: /^Write to/ })).toBeTruthy();
});

test('names the resident in the list and in quotes of their words', async () => {
  const quoted = { number: 1, author: 'Jamie', of_resident: true, excerpt: 'Lovely' };
  const { list } = await open({
    user: RELATIVE,
    messages: [
      makeMessage(1, { author: byHome, of_resident: true, body: 'Lovely' }),
      makeMessage(2, { reply_to: quoted }),
    ],
    thread: {},
  });
  expect(within(list).getByText('Written down by Jamie · Rosewood House')).toBeTruthy();
  expect(within(list).getByRole('button', { name: /^Peggy ?Lovely$/ })).toBeTruthy();
});

const printed = {
  name: 'Peggy',
  home_name: 'Rosewood House',
  day: '2026-11-17',
  earlier: '2026-11-15',
  later: null,
  has_more: false,
};

test('prints the messages of a day with who wrote them', async () => {
  const api = signedInApi();
  api.answers('readings/print', {
    ...printed,
    messages: [
      {
        number: 1,
        at: '2026-11-17T10:00:00.000Z',
        author: 'Susan',
        relationship: 'child',
        body: 'The roses are out.',
        photos: [],
      },
    ],
  });
  renderApp(`/chat-print?id=${PEGGYS}`, { token: 'a-token' });
  expect(await screen.findByText('From Susan, one of your children')).toBeTruthy();
  expect(screen.getByText('The roses are out.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Earlier: Sun/ }).getAttribute('href')).toBe(
    `/chat-print?id=${PEGGYS}&day=2026-11-15`,
  );
});

test('says why nothing can be printed', async () => {
  const api = signedInApi();
  api.refuses('readings/print', 'not_found', { message: 'Not found.' });
  renderApp(`/chat-print?id=${PEGGYS}`, { token: 'a-token' });
  expect(await screen.findByText('These messages cannot be printed')).toBeTruthy();
});

test('is locked for relatives', async () => {
  const api = signedInApi(makeUser(RELATIVE));
  renderApp(`/chat-print?id=${PEGGYS}`, { token: 'a-token' });
  expect(await screen.findByText('Staff who answer families can print messages.')).toBeTruthy();
  expect(api.sentTo('readings/print')).toEqual([]);
});
