import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './feedback-page.tsx';
import '../../../app/shell.tsx';

test('lists an overdue complaint with what is due', async () => {
  const api = signedInApi(makeUser({ package: { title: 'Package E', is_basic: false } }));
  api.answers('feedback/list', {
    next: null,
    rows: [
      {
        id: '0197a000-0000-7000-8000-000000000a01',
        kind: 'complaint',
        received_on: '2026-11-02',
        received_by: 'phone',
        from_kind: 'relative',
        from_name: 'Susan Brown',
        area: 'food',
        resident: null,
        said: 'Cold soup.',
        stage: 'received',
        due: { step: 'acknowledge', by: '2026-11-05' },
        is_overdue: true,
        is_void: false,
        outcome: null,
        shared_at: null,
      },
    ],
  });
  renderApp('/feedback', { token: 'a-token' });
  await expectHeading('Complaints and compliments');
  expect(await screen.findByRole('link', { name: /Complaint: Food/ })).toBeTruthy();
  expect(screen.getByText(/Acknowledge by 5 Nov 2026/)).toBeTruthy();
});
