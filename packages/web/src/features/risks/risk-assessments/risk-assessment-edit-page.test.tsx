import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { makeRisk, makeRiskLine, makeRiskText, TRIP } from '../../../testing/make-risk.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './risk-assessment-edit-page.tsx';
import './assessment-form.tsx';
import './start-choices.tsx';
import './add-hazard.tsx';
import '../../../app/shell.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '@hookform/resolvers/zod';

const findTitle = (name: string) => screen.findByRole('heading', { level: 2, name });

function open(text = makeRiskText(), path = '/risk-assessment-edit?template=garden-centre-outing') {
  const api = signedInApi(makeUser({ role: 'senior_carer' }));
  api.answers('risk-assessments/start', text);
  api.answers('residents/list', []);
  api.answers('staff/list', []);
  api.answers('risk-assessments/add', { id: TRIP, revision: 1 });
  api.answers('risk-assessments/send', { id: TRIP, revision: 2 });
  api.answers('risk-assessments/get', makeRisk());
  renderApp(path, { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

const next = { name: /^Next/ };

test('leads in steps from the benefits to the decision, and sends it', async () => {
  const { api, person } = open();
  await findTitle('Step 1 of 5: Why it is worth doing');
  await person.click(screen.getByRole('button', next));
  await person.click(screen.getByRole('button', next));
  await findTitle('Step 3 of 5: What could go wrong');
  expect(screen.getByText('2 hazards to confirm')).toBeTruthy();
  expect(screen.getAllByText('From the template')).toHaveLength(2);
  for (const button of screen.getAllByRole('button', { name: /^Confirm / }))
    await person.click(button);
  expect(screen.getByText('2 hazards, all confirmed')).toBeTruthy();
  await person.click(screen.getByRole('button', next));
  await person.click(screen.getByRole('button', next));
  expect(screen.queryByRole('button', { name: 'Send for approval' })).toBeNull();
  await person.click(screen.getByRole('radio', { name: /^Go ahead with the controls/ }));
  await person.type(screen.getByLabelText('Reasons'), 'Worth it.');
  await person.click(screen.getByRole('button', { name: 'Send for approval' }));
  await waitFor(() =>
    expect(api.sentTo('risk-assessments/send')[0]?.input).toEqual({ id: TRIP, revision: 1 }),
  );
  expect(api.sentTo('risk-assessments/add')[0]?.input).toMatchObject({
    assessment: {
      template: 'garden-centre-outing',
      decision: 'proceed_with_controls',
      lines: [{ confirmed: true }, { confirmed: true }],
    },
  });
});

test('does not offer to send what is not confirmed, and leads to what is missing', async () => {
  const { person } = open(makeRiskText({ decision: 'proceed', decision_reason: 'Worth it.' }));
  await findTitle('Step 1 of 5: Why it is worth doing');
  for (let step = 1; step < 5; step += 1) await person.click(screen.getByRole('button', next));
  expect(screen.queryByRole('button', { name: 'Send for approval' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Confirm every hazard' }));
  await findTitle('Step 3 of 5: What could go wrong');
});

test('changes a hazard: controls, rating and who puts them in place', async () => {
  const { api, person } = open(makeRiskText({ lines: [makeRiskLine()] }));
  await findTitle('Step 1 of 5: Why it is worth doing');
  await person.click(screen.getByRole('button', next));
  await person.click(screen.getByRole('button', next));
  await person.click(screen.getByRole('button', { name: 'Change Slips, trips and falls' }));
  const extra = within(screen.getByRole('group', { name: /^Extra controls/ }));
  await person.click(extra.getByRole('checkbox', { name: 'Staff carry the plants' }));
  expect(screen.getByText('Name the extra control that lowers the risk.')).toBeTruthy();
  await person.type(screen.getByLabelText(/^Another extra control/), 'Walk round the hoses{Enter}');
  const after = within(screen.getByRole('radiogroup', { name: 'Risk after extra controls' }));
  await person.click(after.getByRole('radio', { name: '3, Low: Rare and Moderate' }));
  await person.click(screen.getByRole('button', { name: /^Done with/ }));
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(api.sentTo('risk-assessments/add')[0]?.input).toMatchObject({
      assessment: {
        lines: [
          {
            extra_controls: ['Walk round the hoses'],
            likelihood_after: 1,
            severity_after: 3,
            confirmed: true,
          },
        ],
      },
    }),
  );
});

test('N14: says that nobody can approve an extreme risk', async () => {
  const { person } = open(
    makeRiskText({
      lines: [
        makeRiskLine({
          likelihood_before: 5,
          severity_before: 5,
          likelihood_after: 4,
          severity_after: 5,
        }),
      ],
    }),
  );
  await findTitle('Step 1 of 5: Why it is worth doing');
  await person.click(screen.getByRole('button', next));
  await person.click(screen.getByRole('button', next));
  expect(screen.getByText('This risk is extreme')).toBeTruthy();
});

test('adds a hazard of the library with its suggested controls, and one in own words', async () => {
  const { person } = open(makeRiskText({ lines: [] }));
  await findTitle('Step 1 of 5: Why it is worth doing');
  await person.click(screen.getByRole('button', next));
  await person.click(screen.getByRole('button', next));
  await person.click(screen.getByRole('button', { name: 'Add a hazard' }));
  await person.type(await screen.findByLabelText('Search hazards'), 'slipping');
  await person.click(screen.getByRole('button', { name: 'Slips, trips and falls' }));
  const existing = within(screen.getByRole('group', { name: /^Already in place/ }));
  expect(existing.getByRole('checkbox', { name: 'Floor clear and dry' })).toBeTruthy();
  expect(screen.getByText('A high risk needs an extra control.')).toBeTruthy();
});

test('offers templates and an empty form when it starts from nothing', async () => {
  const api = signedInApi(makeUser());
  api.answers('risk-templates/list', [
    {
      code: 'dog-visit',
      title: 'Visit by a dog',
      kind: 'animal_visit',
      description: 'A dog visits.',
      fits: false,
    },
    {
      code: 'pub-lunch',
      title: 'Pub lunch',
      kind: 'event_outing',
      description: 'A meal out.',
      fits: false,
    },
  ]);
  renderApp('/risk-assessment-edit', { token: 'a-token' });
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText('Search templates'), 'dog');
  expect(screen.getByRole('link', { name: 'Visit by a dog' }).getAttribute('href')).toBe(
    '/risk-assessment-edit?template=dog-visit',
  );
  expect(screen.queryByText('Pub lunch')).toBeNull();
  expect(screen.getByRole('link', { name: 'Empty form' })).toBeTruthy();
});

test('shows a conflict when a colleague has saved meanwhile, and keeps the input', async () => {
  const { api, person } = open(undefined, `/risk-assessment-edit?id=${TRIP}`);
  api.answers('risk-assessments/get', makeRisk({ status: 'draft' }));
  api.refuses('risk-assessments/edit', 'invalid', {
    message: 'Check the form.',
    errors: { revision: ['Precious Moyo has changed it meanwhile.'] },
  });
  const title = await screen.findByLabelText('Title');
  await person.clear(title);
  await person.type(title, 'Garden centre in spring');
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Precious Moyo has changed it meanwhile.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Garden centre in spring');
});

test('is closed to carers, who only read assessments, and to homes without them', async () => {
  signedInApi(makeUser({ role: 'carer' }));
  renderApp('/risk-assessment-edit', { token: 'a-token' });
  expect(await screen.findByText('This is not part of your role')).toBeTruthy();
});
