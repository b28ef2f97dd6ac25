import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { makeRisk, makeRiskLine, makeRiskText, TRIP } from '../../../testing/make-risk.ts';
import { makeCarehome, makeUser, ROSEWOOD } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './risk-assessment-page.tsx';
import './assessment-view.tsx';
import './differences.tsx';
import './reason-dialog.tsx';
import '../../../app/shell.tsx';
import '../../../ui/overlays/menu-box.tsx';
import '@hookform/resolvers/zod';

const findTitle = (name: string) => screen.findByRole('heading', { level: 2, name });

async function open(risk = makeRisk(), user = makeUser()) {
  const api = signedInApi(user);
  api.answers('risk-assessments/get', risk);
  renderApp(`/risk-assessment?id=${TRIP}`, { token: 'a-token' });
  await findTitle('Why it is worth doing');
  return { api, person: userEvent.setup() };
}

test('approves exactly the revision that was read', async () => {
  const { api, person } = await open(makeRisk({ revision: 7 }));
  api.answers('risk-assessments/approve', { id: TRIP, revision: 8 });
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(api.sentTo('risk-assessments/approve')[0]?.input).toEqual({ id: TRIP, revision: 7 }),
  );
  expect(await screen.findByText('Assessment approved')).toBeTruthy();
});

test.each([
  ['own_high', /Another manager must approve it/],
  ['extreme', /nobody can approve it/],
  ['not_allowed', /Your role does not approve this risk/],
] as const)('N14: explains %s and offers no approval', async (why_not_approve, words) => {
  await open(makeRisk({ why_not_approve, band: 'high' }));
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('shows the server’s refusal if the assessment changed before it was approved', async () => {
  const { api, person } = await open();
  api.refuses('risk-assessments/approve', 'invalid', {
    message: 'Check the form.',
    errors: { revision: ['Precious Moyo has changed it meanwhile.'] },
  });
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Precious Moyo has changed it meanwhile.')).toBeTruthy();
});

test('returns it only with a reason', async () => {
  const { api, person } = await open();
  api.answers('risk-assessments/return', { id: TRIP, revision: 5 });
  await person.click(screen.getByRole('button', { name: 'Return with a reason' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Return with a reason' }));
  expect(await dialog.findByText('Enter a reason.')).toBeTruthy();
  await person.type(dialog.getByLabelText('Reason'), 'Name a second driver.');
  await person.click(dialog.getByRole('button', { name: 'Return with a reason' }));
  await waitFor(() =>
    expect(api.sentTo('risk-assessments/return')[0]?.input).toEqual({
      id: TRIP,
      revision: 4,
      reason: 'Name a second driver.',
    }),
  );
});

test('tells in sentences what has changed since an approved version', async () => {
  const approver = { id: ROSEWOOD, name: 'Grace Adeyemi' };
  const { api, person } = await open(
    makeRisk({
      version: 2,
      status: 'draft',
      history: [
        { version: 1, approver, approved_at: '2026-11-01T10:00:00.000Z', band: 'moderate' },
      ],
      text: makeRiskText({
        lines: [makeRiskLine({ likelihood_after: 3 })],
        staffing_ratio: 'One to one',
      }),
    }),
  );
  api.answers('risk-assessments/get', ({ version }) =>
    version === 1 ? makeRisk({ text: makeRiskText({ lines: [makeRiskLine()] }) }) : makeRisk(),
  );
  await person.click(screen.getByRole('button', { name: 'Compare with version 1' }));
  const changes = within(
    await screen.findByRole('region', { name: 'What has changed since version 1' }),
  );
  expect(
    changes.getByText('Slips, trips and falls: risk after controls changed from moderate to high'),
  ).toBeTruthy();
  expect(changes.getByText(/^Staffing: changed/)).toBeTruthy();
  expect(changes.getByText('One to one')).toBeTruthy();
});

test('says why it needs another look', async () => {
  await open(
    makeRisk({
      status: 'approved',
      residents: [{ id: ROSEWOOD, preferred_name: 'Joan', last_name: 'Cartwright', picture: null }],
      check_again: [
        { kind: 'resident_changed', resident_id: ROSEWOOD, facts: ['food_texture'] },
        { kind: 'new_hazard', hazards: ['water'] },
      ],
    }),
  );
  expect(
    screen.getByText('Joan Cartwright: food texture changed since the approval.'),
  ).toBeTruthy();
  expect(screen.getByText(/The guide has new hazards/)).toBeTruthy();
});

test('marks extra controls as put in place', async () => {
  const { api, person } = await open(
    makeRisk({ status: 'approved', text: makeRiskText({ lines: [makeRiskLine()] }) }),
    makeUser({ role: 'carer' }),
  );
  api.answers('risk-assessments/finish-action', {});
  await person.click(
    screen.getByRole('button', {
      name: 'Mark as in place: controls for Slips, trips and falls',
    }),
  );
  await waitFor(() =>
    expect(api.sentTo('risk-assessments/finish-action')[0]?.input).toMatchObject({
      id: TRIP,
      key: makeRiskLine().key,
    }),
  );
});

test('downloads the assessment as a PDF', async () => {
  const files = savedFiles();
  const { api, person } = await open();
  api.answers('risk-assessments/print', { file_name: 'assessment.pdf', base64: btoa('%PDF') });
  await person.click(await screen.findByRole('button', { name: 'More actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Download as PDF' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['assessment.pdf']));
});

test('asks the server for nothing without an id or in a home without assessments', async () => {
  const home = makeCarehome(ROSEWOOD, 'Rosewood House');
  const api = signedInApi(
    makeUser({
      carehome: {
        ...home,
        organisation: { ...home.organisation, is_risk_assessment_enabled: false },
      },
    }),
  );
  renderApp(`/risk-assessment?id=${TRIP}`, { token: 'a-token' });
  expect(await screen.findByText('Risk assessments are not switched on')).toBeTruthy();
  expect(api.sentTo('risk-assessments/get')).toEqual([]);
});
