import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { FOOD, makeAnswerable, makeQuestion, SURVEY } from '../../../testing/make-survey.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { AnswerableSurvey } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './survey-answer-page.tsx';
import '../../../app/shell.tsx';

const RELATIVE = makeUser({ type: 'family', role: 'relative' });

function serve(differences: Partial<AnswerableSurvey> = {}) {
  const api = signedInApi(RELATIVE);
  api.answers(
    'survey-entries/open',
    makeAnswerable({ audience: 'relative', title: 'Your view of the home', ...differences }),
  );
  api.answers('survey-entries/waiting', []);
  return api;
}

async function open(api: ReturnType<typeof serve>) {
  const app = renderApp(`/survey-answer?id=${SURVEY}`, { token: 'a-token' });
  await expectHeading('Your view of the home');
  return { api, app, person: userEvent.setup() };
}

test('sends the answers of a relative in their own name', async () => {
  const { api, person } = await open(serve({ anonymous: false }));
  api.answers('survey-entries/answer', {});
  await person.click((await screen.findAllByRole('radio', { name: 'Happy' }))[0] as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Send my answers' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy();
  expect(api.sentTo('survey-entries/answer').map(({ input }) => input)).toMatchObject([
    { survey_id: SURVEY, mode: 'self', answers: { food: 'happy' } },
  ]);
});

test('shows at the question what must be answered, and sends nothing', async () => {
  const required = { ...FOOD, required: true };
  const other = makeQuestion({ key: 'safe', text: 'I feel safe.' });
  const { api, person } = await open(serve({ anonymous: false, questions: [required, other] }));
  await person.click((await screen.findAllByRole('radio', { name: 'Happy' }))[1] as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Send my answers' }));
  expect(await screen.findByText('Answer this question.')).toBeTruthy();
  expect(api.sentTo('survey-entries/answer')).toEqual([]);
});

test('resumes half-finished answers', async () => {
  const { app, person } = await open(serve());
  await person.click((await screen.findAllByRole('radio', { name: 'OK' }))[0] as HTMLElement);
  await app.go('/tabs/surveys');
  await expectHeading('Surveys');
  await app.go(`/survey-answer?id=${SURVEY}`);
  expect(await screen.findByText(/We kept the answers/)).toBeTruthy();
  const [first] = screen.getAllByRole('radio', { name: 'OK' });
  expect((first as HTMLInputElement).checked).toBe(true);
});

/** A key of its own, with which the test signs like the server. */
async function makeKey() {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(
    {
      name: 'RSA-PSS',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-384',
    },
    true,
    ['sign', 'verify'],
  );
  const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  const { d = '' } = await crypto.subtle.exportKey('jwk', privateKey);
  const toNumber = (text: string) => BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`);
  const sign = (blinded: string) => {
    let [result, square] = [1n, toNumber(blinded)];
    for (let rest = toNumber(d); rest > 0n; rest >>= 1n) {
      if (rest & 1n) result = (result * square) % toNumber(n);
      square = (square * square) % toNumber(n);
    }
    return Buffer.from(result.toString(16).padStart(512, '0'), 'hex').toString('base64url');
  };
  return { key: { n, e, fingerprint: 'aaaa bbbb cccc dddd' }, sign };
}

test('sends anonymous answers with a token that the server has not seen (N10)', async () => {
  const { key, sign } = await makeKey();
  const { api, person } = await open(serve({ key }));
  api.answers('survey-entries/take-token', ({ blinded }) => ({ blind_signature: sign(blinded) }));
  api.answers('survey-entries/send', {});
  expect(await screen.findByText(/aaaa bbbb cccc dddd/)).toBeTruthy();
  await person.click(screen.getAllByRole('radio', { name: 'Unhappy' })[0] as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Send my answers' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy();
  const [asked] = api.sentTo('survey-entries/take-token');
  const [sent] = api.sentTo('survey-entries/send');
  expect(asked?.headers.get('authorization')).toBe('Bearer a-token');
  expect(JSON.stringify(asked?.input)).not.toContain('unhappy');
  expect(sent?.headers.has('authorization')).toBe(false);
  const { blinded } = (asked?.input ?? {}) as { blinded: string };
  expect(JSON.stringify(sent?.input)).not.toContain(blinded);
});

test('keeps answers without a connection, and sends them once with the same id (N20)', async () => {
  const { api, app, person } = await open(serve({ anonymous: false }));
  api.cannotBeReached('survey-entries/answer');
  await person.click((await screen.findAllByRole('radio', { name: 'Happy' }))[0] as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Send my answers' }));
  expect(await screen.findByRole('heading', { name: 'Waiting to be sent' })).toBeTruthy();
  api.answers('survey-entries/answer', {});
  await app.go('/tabs/surveys');
  await person.click(await screen.findByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull());
  const ids = () =>
    api
      .sentTo('survey-entries/answer')
      .map(({ input }) => (input as { client_uuid: string }).client_uuid);
  await waitFor(() => expect(ids().length).toBeGreaterThan(1));
  expect(new Set(ids()).size).toBe(1);
});

test('asks in the language a relative chooses, with its title, labels and direction', async () => {
  const translated = { text: 'کھانا اچھا ہے۔', help: null, section: null, options: {} };
  const api = serve({
    anonymous: false,
    languages: ['en', 'ur'],
    translations: { ur: { title: 'آپ کی رائے', intro: null, labels: { happy: 'خوش' } } },
    questions: [{ ...FOOD, translations: { ur: translated } }],
  });
  api.answers('survey-entries/answer', {});
  const { person } = await open(api);
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'ur');
  await expectHeading('آپ کی رائے');
  const group = screen.getByRole('radiogroup', { name: /کھانا اچھا ہے۔/ });
  expect(group.closest('[lang]')?.getAttribute('dir')).toBe('rtl');
  await person.click(screen.getByRole('radio', { name: 'خوش' }));
  await person.click(screen.getByRole('button', { name: 'Send my answers' }));
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(api.sentTo('survey-entries/answer')[0]?.input).toMatchObject({
    language: 'ur',
    answers: { food: 'happy' },
  });
});
