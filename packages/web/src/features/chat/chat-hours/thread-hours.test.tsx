import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { answerThread, makeMessage, PEGGYS } from '../../../testing/make-thread.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

const RELATIVE: Partial<CurrentUser> = { type: 'family', role: 'relative' };
const WORKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));

async function open(user: Partial<CurrentUser>, heading: string) {
  const api = signedInApi(makeUser(user));
  answerThread(api, [makeMessage(1), makeMessage(2, { author: null, body: 'We are back soon.' })]);
  api.answers('chat-hours/get', { hours: WORKDAYS, promise_hours: 8, usual_minutes: 115 });
  renderApp(`/chat-thread?id=${PEGGYS}`, { token: 'a-token' });
  await expectHeading(heading);
  return api;
}

test('a relative reads when the home answers, how soon, and which answer was automatic', async () => {
  await open(RELATIVE, 'Peggy');
  expect(await screen.findByText('Answers Monday to Friday, 09:00 to 17:00')).toBeTruthy();
  expect(screen.getByText('Usual reply: about 2 h in answering hours')).toBeTruthy();
  const message = (await screen.findByText('We are back soon.')).closest('li');
  expect(message?.textContent).toContain('Automatic answer from Rosewood House');
});

test('staff see the messages without the hours, which they know', async () => {
  const api = await open({}, 'Peggy’s family');
  await screen.findByText('We are back soon.');
  expect(screen.queryByText(/^Answers Monday/)).toBeNull();
  expect(api.sentTo('chat-hours/get')).toEqual([]);
});
