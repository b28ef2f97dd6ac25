import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { homeData } from '../../../session/home-data.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
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
import { refreshThread } from './api.ts';
import { messageOutbox } from './message-outbox.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './messages-banner.tsx';

const RELATIVE: Partial<CurrentUser> = { type: 'family', role: 'relative' };

interface Opened {
  user?: Partial<CurrentUser>;
  messages?: Message[];
  read?: number;
  thread?: ReturnType<typeof makeThread>;
}

async function open({ user, messages = [makeMessage(1), makeMessage(2)], ...rest }: Opened = {}) {
  const api = signedInApi(makeUser(user));
  const server = answerThread(api, messages, rest);
  onTestFinished(async () => {
    for (const item of messageOutbox.waiting.get())
      await messageOutbox.takeBack(item, async () => true);
    messageOutbox.waiting.set([]);
  });
  const app = renderApp(`/chat-thread?id=${PEGGYS}`, { token: 'a-token' });
  const list = await screen.findByRole('region', { name: 'Messages' });
  return { api, app, list, server };
}

const write = async (text: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: /^Write/ }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};

test('shows an own message at once, before the server has answered', async () => {
  const { api, list, server } = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  api.answers('messages/send', async ({ id, body }) => {
    await promise;
    const { number, at } = server.arrives({
      id,
      body: body ?? '',
      author: { ...byHome, is_own: true },
    });
    return { number, at };
  });
  await write('She had a lovely morning');
  expect(within(list).getByText('She had a lovely morning')).toBeTruthy();
  expect(within(list).getByText('Sending')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Write/ }).value).toBe('');
  resolve();
  await waitFor(() => expect(within(list).queryByText('Sending')).toBeNull());
  expect(within(list).getAllByText('She had a lovely morning')).toHaveLength(1);
});

test('offers a refused message again and sends it with the same id', async () => {
  const { api, list, server } = await open();
  api.refuses('messages/send', 'invalid', { message: 'Write it without the odd signs.' });
  await write('Good morning');
  expect(await within(list).findByText('Message not sent')).toBeTruthy();
  expect(within(list).getByText('Write it without the odd signs.')).toBeTruthy();
  api.answers('messages/send', ({ id, body }) => {
    const { number, at } = server.arrives({
      id,
      body: body ?? '',
      author: { ...byHome, is_own: true },
    });
    return { number, at };
  });
  await userEvent.click(within(list).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(list).queryByText('Message not sent')).toBeNull());
  expect(within(list).getAllByText('Good morning')).toHaveLength(1);
  const ids = api.sentTo('messages/send').map(({ input }) => (input as { id: string }).id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('removes a refused message for good', async () => {
  const { api, list } = await open();
  api.refuses('messages/send', 'invalid', { message: 'Not like this.' });
  await write('Good morning');
  await userEvent.click(await within(list).findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(within(list).queryByText('Good morning')).toBeNull());
  await messageOutbox.load();
  expect(messageOutbox.waiting.get()).toEqual([]);
});

test('keeps messages without a connection, in order, until the server answers', async () => {
  const { api, list, server } = await open();
  api.cannotBeReached('messages/send');
  await write('First');
  expect(await within(list).findByText('Waiting for a connection')).toBeTruthy();
  await write('Second');
  api.answers('messages/send', ({ id, body }) => {
    const { number, at } = server.arrives({
      id,
      body: body ?? '',
      author: { ...byHome, is_own: true },
    });
    return { number, at };
  });
  await act(() => messageOutbox.sendWaiting());
  await waitFor(() => expect(within(list).queryByText('Waiting for a connection')).toBeNull());
  const items = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(items.slice(-2)).toEqual([
    expect.stringContaining('First'),
    expect.stringContaining('Second'),
  ]);
});

test('marks where the unread messages begin', async () => {
  const { list } = await open({ messages: [1, 2, 3].map((n) => makeMessage(n)), read: 1 });
  const items = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  const line = items.indexOf('New messages');
  expect(items[line - 1]).toContain('Message 1');
  expect(items[line + 1]).toContain('Message 2');
});

test('tells a relative that the home has seen a message, without the name of a colleague', async () => {
  const own = { id: makeUser().id, name: 'Susan', is_home: false, is_own: true };
  const { list } = await open({
    user: RELATIVE,
    messages: [makeMessage(1, { author: byHome }), makeMessage(2, { author: own })],
    thread: makeThread({
      seen: { home: 2, family: 0 },
      readers: [{ id: byHome.id, name: 'Jamie Carter', number: 2 }],
    }),
  });
  expect(within(list).getByText('The home has seen it')).toBeTruthy();
  expect(list.textContent).not.toContain('Jamie Carter');
  expect(within(list).getByText('Jamie · Rosewood House')).toBeTruthy();
});

test('tells staff which colleagues have read the last message', async () => {
  const { list } = await open({
    thread: makeThread({
      readers: [
        { id: byHome.id, name: 'Jamie Carter', number: 2 },
        { id: PEGGYS, name: 'Ann Field', number: 1 },
      ],
    }),
  });
  expect(within(list).getByText('Read by Jamie Carter')).toBeTruthy();
});

test('names the number to ring in an emergency', async () => {
  await open({ user: RELATIVE });
  expect(screen.getByRole('link', { name: '01632 960 001' }).getAttribute('href')).toBe(
    'tel:01632960001',
  );
});

test('reacts and replies with the keyboard alone', async () => {
  const user = userEvent.setup();
  const { api, list } = await open();
  api.answers('messages/react', {});
  const options = within(list).getAllByRole('button', { name: /^Options for the message/ });
  act(() => options[1]?.focus());
  await user.keyboard('{Enter}');
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Heart');
  await user.keyboard('{Enter}');
  expect(await within(list).findByRole('button', { name: 'Heart: 1' })).toBeTruthy();
  expect(api.sentTo('messages/react').map(({ input }) => input)).toEqual([
    { thread_id: PEGGYS, number: 2, kind: 'heart' },
  ]);
  expect(document.activeElement).toBe(options[1]);
  await user.keyboard('{Enter}');
  await user.keyboard('{Escape}');
  expect(within(list).queryByRole('button', { name: 'Reply' })).toBeNull();
  await user.keyboard('{Enter}');
  act(() => within(list).getByRole('button', { name: 'Reply' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.getByText('Reply to Susan Hale')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Write/ }));
});

test('sends with Enter where there is a keyboard, and begins a line with Shift', async () => {
  const { api } = await open();
  // A call without an end would stop the outbox for the tests after this one.
  api.cannotBeReached('messages/send');
  const box = screen.getByRole('textbox', { name: /^Write/ });
  await userEvent.type(box, 'One{Enter}');
  expect((box as HTMLTextAreaElement).value).toBe('One\n');
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await userEvent.type(box, 'Two{Shift>}{Enter}{/Shift}Three{Enter}');
  await waitFor(() =>
    expect(api.sentTo('messages/send').map(({ input }) => input)).toMatchObject([
      { body: 'One\nTwo\nThree' },
    ]),
  );
});

test('counts the characters near the end, and sends no message that is too long', async () => {
  const { api } = await open();
  const box = screen.getByRole('textbox', { name: /^Write/ });
  fireEvent.change(box, { target: { value: 'a'.repeat(1990) } });
  expect(screen.getByText('10 characters left')).toBeTruthy();
  fireEvent.change(box, { target: { value: 'a'.repeat(2001) } });
  expect(screen.getByText('1 character too many')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(api.sentTo('messages/send')).toEqual([]);
});

test('says why nobody can write in a closed conversation, with the reason only for staff', async () => {
  await open({ thread: makeThread({ writing: 'closed', closed_reason: 'Moved to the phone' }) });
  expect(screen.getByText('This conversation is closed: Moved to the phone')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reopen conversation' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('takes an open conversation off the screen when the access of a relative ends', async () => {
  const { api } = await open({ user: RELATIVE });
  expect(screen.getByText('Message 2')).toBeTruthy();
  for (const name of ['threads/get', 'messages/list'] as const)
    api.refuses(name, 'not_found', { message: 'Not found.' });
  api.answers('threads/list', { threads: [], next: null });
  await act(() => refreshThread(homeData, PEGGYS));
  expect(await screen.findByText('This conversation is not available')).toBeTruthy();
  expect(screen.queryByText('Message 2')).toBeNull();
});

test('says the same to a relative whose access has ended as for an unknown conversation', async () => {
  const api = signedInApi(makeUser(RELATIVE));
  api.refuses('threads/get', 'not_found', { message: 'Not found.' });
  renderApp(`/chat-thread?id=${PEGGYS}`, { token: 'a-token' });
  await expectHeading('Conversation');
  expect(await screen.findByText('This conversation is not available')).toBeTruthy();
});

test('lets staff raise an action from a message', async () => {
  const { api, app, list } = await open();
  api.answers('actions/list', { rows: [], next: null });
  api.answers('actions/owners', []);
  const [options] = within(list).getAllByRole('button', { name: /^Options for the message/ });
  await userEvent.click(options as HTMLElement);
  await userEvent.click(within(list).getByRole('button', { name: 'Raise an action' }));
  await waitFor(() => expect(app.at()).toBe('/actions'));
});

test('offers a relative no action at a message', async () => {
  const { list } = await open({ user: RELATIVE });
  const [options] = within(list).getAllByRole('button', { name: /^Options for the message/ });
  await userEvent.click(options as HTMLElement);
  expect(within(list).getByRole('button', { name: 'Reply' })).toBeTruthy();
  expect(within(list).queryByRole('button', { name: 'Raise an action' })).toBeNull();
});
