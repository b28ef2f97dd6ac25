import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeAnswerable } from '../../../testing/make-survey.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './survey-link-page.tsx';

/** Each test has its own, because answers are kept by their link. */
const makeSecret = (letter: string) => letter.repeat(43);
const survey = makeAnswerable({
  audience: 'professional',
  title: 'Your visit',
  allow_proxy: false,
});

test('opens a poster’s link without signing in, and sends the answers once', async () => {
  const secret = makeSecret('p');
  const api = stubApi();
  api.answers('survey-entries/open-link', { link: 'poster', survey });
  api.answers('survey-entries/answer-by-link', {});
  const person = userEvent.setup();
  renderApp(`/survey#${secret}`);
  await expectHeading('Your visit');
  await person.click(screen.getAllByRole('radio', { name: 'Happy' })[0] as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Send my answers' }));
  await expectHeading('Thank you');
  expect(api.sentTo('survey-entries/answer-by-link').map(({ input }) => input)).toMatchObject([
    { secret, answers: { food: 'happy' } },
  ]);
});

test('keeps the answers without a connection, and sends them when the link is opened again', async () => {
  const secret = makeSecret('o');
  const api = stubApi();
  api.answers('survey-entries/open-link', { link: 'poster', survey });
  api.cannotBeReached('survey-entries/answer-by-link');
  const person = userEvent.setup();
  const app = renderApp(`/survey#${secret}`);
  await expectHeading('Your visit');
  await person.click(screen.getAllByRole('radio', { name: 'OK' })[0] as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Send my answers' }));
  await expectHeading('Waiting to be sent');
  api.answers('survey-entries/answer-by-link', {});
  await app.go('/survey#other');
  await app.go(`/survey#${secret}`);
  await expectHeading('Thank you');
  const sent = api.sentTo('survey-entries/answer-by-link').map(({ input }) => input);
  expect(sent[0]).toEqual(sent.at(-1));
});

test('asks for the code of the poster without a link, and opens its survey', async () => {
  const api = stubApi();
  api.answers('survey-entries/open-link', { link: 'poster', survey });
  const person = userEvent.setup();
  renderApp('/survey');
  await expectHeading('Type the code on the poster');
  await person.type(screen.getByLabelText('Code'), 'ABCD EFGH');
  await person.click(screen.getByRole('button', { name: 'Open survey' }));
  expect(await screen.findByText(/The code has 12 letters and digits/)).toBeTruthy();
  expect(api.sentTo('survey-entries/open-link')).toEqual([]);
  await person.type(screen.getByLabelText('Code'), ' jk23');
  await person.click(screen.getByRole('button', { name: 'Open survey' }));
  await expectHeading('Your visit');
  expect(api.sentTo('survey-entries/open-link')[0]?.input).toEqual({ secret: 'abcd-efgh-jk23' });
});

test('says calmly that a link that was cut off cannot be opened, and sends nothing', async () => {
  const api = stubApi();
  renderApp('/survey#abc');
  await expectHeading('This survey cannot be opened');
  expect(api.sentTo('survey-entries/open-link')).toEqual([]);
});
