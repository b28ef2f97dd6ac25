import type { Output } from '@relish/shared/calls.ts';
import { AUTOMATIC_ANSWER } from '@relish/shared/chat/chat-hours/choices.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './chat-hours-page.tsx';
import '../../../ui/forms/clock-field.tsx';

type Settings = Output<'chat-hours/settings'>;
const NONE: Settings = {
  hours: [],
  promise_hours: null,
  answers_automatically: false,
  automatic_answer: AUTOMATIC_ANSWER,
};

async function open(settings: Settings = NONE) {
  const api = signedInApi();
  api.answers('chat-hours/settings', settings);
  renderApp('/chat-hours', { token: 'a-token' });
  await expectHeading('Answering hours');
  await screen.findByRole('button', { name: 'Save' });
  return { api, person: userEvent.setup() };
}
const chooseDay = async (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(screen.getByRole('checkbox', { name }));

test('a manager sets hours, a promise and the automatic answer', async () => {
  const { api, person } = await open();
  expect(screen.getByText('No days chosen: families see no answering hours.')).toBeTruthy();
  await person.click(
    screen.getByRole('switch', { name: 'Answer automatically outside answering hours' }),
  );
  expect(screen.getByText(/Choose answering hours first/)).toBeTruthy();
  for (const day of ['Tue', 'Mon']) await chooseDay(person, day);
  expect(screen.queryByText(/Choose answering hours first/)).toBeNull();
  expect(
    screen.getByText('Families read: Answers Monday and Tuesday, 09:00 to 17:00'),
  ).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Answer families within'), '8 hours');
  const text = screen.getByLabelText('Text of the automatic answer');
  await person.clear(text);
  await person.type(text, 'Back soon.');
  const saved: Settings = {
    hours: [1, 2].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })),
    promise_hours: 8,
    answers_automatically: true,
    automatic_answer: 'Back soon.',
  };
  api.answers('chat-hours/edit', saved);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(api.sentTo('chat-hours/edit').map(({ input }) => input)).toEqual([saved]);
});

test('a day that is added gets the times of the day before it', async () => {
  const { person } = await open({ ...NONE, hours: [{ weekday: 3, from: '10:00', to: '12:30' }] });
  await chooseDay(person, 'Thu');
  await chooseDay(person, 'Sun');
  expect(
    screen.getByText(
      'Families read: Answers Wednesday and Thursday, 10:00 to 12:30; Sunday, 10:00 to 12:30',
    ),
  ).toBeTruthy();
  await chooseDay(person, 'Wed');
  expect(screen.queryByRole('group', { name: 'Wednesday' })).toBeNull();
});

test('an end before the beginning is rejected at its day', async () => {
  const { api, person } = await open({
    ...NONE,
    hours: [{ weekday: 1, from: '09:00', to: '17:00' }],
  });
  const monday = within(await screen.findByRole('group', { name: 'Monday' }));
  const [, , toHour] = await monday.findAllByRole('spinbutton');
  await person.click(toHour!);
  await person.keyboard('08');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await monday.findByText('The end must be later than the beginning.')).toBeTruthy();
  expect(api.sentTo('chat-hours/edit')).toEqual([]);
});

test('a carer reads who can change them', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  renderApp('/chat-hours', { token: 'a-token' });
  await expectHeading('Answering hours');
  expect(screen.getByText('Your home manager can change them.')).toBeTruthy();
  expect(api.sentTo('chat-hours/settings')).toEqual([]);
});
