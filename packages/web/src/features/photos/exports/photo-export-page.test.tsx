import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import './photo-export-page.tsx';

const GOOD = '0197a000-0000-7000-8000-000000000051';
const BAD = '0197a000-0000-7000-8000-000000000052';
const ANN = { id: '0197a000-0000-7000-8000-000000000053', preferred_name: 'Ann' };

test('releases what is allowed and says why the rest is not', async () => {
  const saved = savedFiles();
  const api = signedInApi();
  const picture = { thumb: '/media/t', small: '/media/s', large: '/media/l' };
  api.answers('exports/check', [
    { id: GOOD, picture, caption: 'Tea', is_allowed: true, reasons: [] },
    {
      id: BAD,
      picture: null,
      caption: null,
      is_allowed: false,
      reasons: [{ code: 'no_external', residents: [ANN] }],
    },
  ]);
  const file = { file_name: 'public-2026-11-17-1.jpg', base64: btoa('x') };
  api.answers('exports/make', { files: [file], refused: [] });
  renderApp(`/photo-export?ids=${GOOD},${BAD}`, { token: 't' });
  expect(await screen.findByText('Ann has not personally agreed to public use.')).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Download 1 photo' }));
  await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual([file.file_name]));
  expect(api.sentTo('exports/make')[0]?.input).toEqual({ ids: [GOOD] });
});

test('is for managers', async () => {
  signedInApi(makeUser({ role: 'carer' }));
  renderApp(`/photo-export?ids=${GOOD}`, { token: 't' });
  expect(
    await screen.findByText('Your home manager or an organisation administrator can release them.'),
  ).toBeTruthy();
});
