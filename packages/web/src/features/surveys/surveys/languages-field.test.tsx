import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { FOOD, makeSurvey, SURVEY } from '../../../testing/make-survey.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './survey-edit-page.tsx';
import './survey-edit-form.tsx';
import '../../../app/shell.tsx';
import '@hookform/resolvers/zod';

const DRAFT = { state: 'draft', published_at: null, questions: [FOOD] } as const;

function open(differences: Parameters<typeof makeSurvey>[0] = {}) {
  const api = signedInApi(makeUser());
  api.answers('surveys/get', makeSurvey({ ...DRAFT, ...differences, questions: [FOOD] }));
  api.answers('surveys/edit', { id: SURVEY });
  renderApp(`/survey-edit?id=${SURVEY}`, { token: 'a-token' });
  return { api, user: userEvent.setup() };
}

test('saves the translations of a language that was added', async () => {
  const { api, user } = open();
  const field = await screen.findByRole('combobox', { name: 'Add a language' });
  await user.selectOptions(field, 'Polish');
  const dialog = await screen.findByRole('dialog', { name: 'Translate into Polish' });
  await user.type(within(dialog).getByLabelText('The food is good.'), 'Jedzenie jest dobre.');
  await user.type(within(dialog).getByLabelText('Happy'), 'Zadowolony');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('2 of 8 texts translated')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(api.sentTo('surveys/edit')).toHaveLength(1));
  expect(api.sentTo('surveys/edit')[0]?.input).toMatchObject({
    survey: {
      languages: ['en', 'pl'],
      translations: { pl: { labels: { happy: 'Zadowolony' } } },
      questions: [{ key: 'food', translations: { pl: { text: 'Jedzenie jest dobre.' } } }],
    },
  });
});

test('asks before it removes a language that has translations', async () => {
  const { user } = open({
    languages: ['en', 'pl'],
    translations: { pl: { title: 'Jak się żyje?', intro: null, labels: {} } },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Polish' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Polish?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove language' }));
  await waitFor(() => expect(screen.queryByText(/texts translated/)).toBeNull());
});
