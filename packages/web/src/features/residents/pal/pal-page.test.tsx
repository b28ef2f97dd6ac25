import type { Output } from '@relish/shared/calls.ts';
import { guideFor } from '@relish/shared/residents/pal/guide.ts';
import { type Answers, DOMAINS, type Level } from '@relish/shared/residents/pal/levels.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { keptOnDevice } from '../../../testing/kept-on-device.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(() => Promise.all([import('../../../app/shell.tsx'), import('./pal-page.tsx')]), 60_000);

type Person = Output<'pal/get'>;

const MOLLY = '0197a000-0000-7000-8000-000000000021';
const CHECK = '0197a000-0000-7000-8000-000000000031';
const PROMPT = '0197a000-0000-7000-8000-000000000041';

const all = (level: Level) =>
  Object.fromEntries(DOMAINS.map((domain) => [domain, level])) as Answers;

const fresh: Person = {
  resident_id: MOLLY,
  preferred_name: 'Molly',
  first_name: 'Mary',
  last_name: 'Brown',
  room: '12',
  status: 'current',
  read_only: false,
  today: '2026-11-15',
  due: 'first_check',
  current: null,
  guide: null,
  sudden_drop: false,
  history: [],
  prompts: [],
  draft: null,
  others_checking: [],
  first_check: { not_before: '2026-01-08', suggested: '2026-01-15' },
};

const check = {
  id: CHECK,
  level: 'sensory' as const,
  completed_on: '2026-11-01',
  assessor: 'Jamie Cole',
  source: 'in_app' as const,
  borderline: true,
  mixed_profile: false,
};
const answers: Answers = { ...all('sensory'), eating: 'planned' };
const checked: Person = {
  ...fresh,
  due: 'look_again',
  first_check: null,
  sudden_drop: true,
  current: {
    ...check,
    review_due: '2027-02-01',
    observed_from: '2026-10-19',
    observed_to: '2026-11-01',
    contributors: ['Night team'],
    answers,
    counts: { planned: 1, exploratory: 4, sensory: 4, reflex: 0 },
    suggested_level: 'sensory',
    stretch_level: 'exploratory',
    override_reason: null,
    notes: null,
  },
  guide: guideFor('sensory', answers),
  history: [
    check,
    { ...check, id: MOLLY, level: 'planned', completed_on: '2026-05-01', borderline: false },
  ],
  prompts: [
    {
      id: PROMPT,
      reason: 'bereavement',
      raised_at: '2026-11-10T09:00:00.000Z',
      raised_by: 'Jamie Cole',
    },
  ],
};

async function open(person: Person, { path = '', user = makeUser() } = {}) {
  const api = signedInApi(user);
  api.answers('pal/get', person);
  const app = renderApp(`/pal?id=${MOLLY}${path}`, { token: 'a-token' });
  await expectHeading(path ? 'Ability check: Molly' : 'Molly’s ability guide');
  return { api, app, person: userEvent.setup() };
}

test('shows the level, the warning about a sudden drop, the guide and earlier levels', async () => {
  await open(checked);
  expect(screen.getByText('Sensory', { selector: 'p' })).toBeTruthy();
  expect(screen.getByText(/tell the person in charge or the GP/)).toBeTruthy();
  expect(screen.getByText(/stretch towards Exploratory/)).toBeTruthy();
  // V13: meals follow their own answer.
  expect(screen.getByText(/Sit with others. Offer menus./)).toBeTruthy();
  expect(screen.getByText('Follows the answer to “Mealtimes”')).toBeTruthy();
  const chart = screen.getByRole('figure', { name: 'Sensory since 1 Nov 2026, Planned before' });
  const points = within(chart).getAllByRole('button');
  expect(points.map((point) => point.getAttribute('aria-label'))).toEqual([
    '1 May 2026: Planned, Jamie Cole',
    '1 Nov 2026: Sensory, Jamie Cole',
  ]);
});

test('lets a carer report a change, but not start a check', async () => {
  const { api, person } = await open(checked, { user: makeUser({ role: 'carer' }) });
  expect(screen.queryByRole('link', { name: 'Start a check' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'No new check needed' })).toBeNull();
  api.answers('pal/raise', { id: PROMPT });
  await person.click(screen.getByRole('button', { name: 'Something has changed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What have you noticed?' }));
  await person.click(dialog.getByRole('radio', { name: 'Infection or a sudden change' }));
  expect(dialog.getByText(/tell the person in charge or the GP/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Let colleagues know' }));
  await screen.findByText('Thank you. Your colleagues will see it.');
  expect(api.sentTo('pal/raise').map(({ input }) => input)).toEqual([
    { resident_id: MOLLY, reason: 'infection_or_sudden_change' },
  ]);
});

/** Answers all headings on a phone with the same choice. */
async function answerAll(person: ReturnType<typeof userEvent.setup>, choice: number) {
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  for (const [index] of DOMAINS.entries()) {
    await screen.findByText(`Heading ${index + 1} of 9`);
    await person.click(screen.getAllByRole('radio')[choice] as HTMLElement);
    await person.click(screen.getByRole('button', { name: index < 8 ? 'Next' : 'See the result' }));
  }
}

test('saves a draft automatically while the nine headings are answered, and finishes the check', async () => {
  const { api, app, person } = await open(fresh, { path: '&check=1' });
  api.answers('pal/save-draft', { version: 1 });
  await answerAll(person, 1);
  expect(screen.getByText('Exploratory', { selector: 'p' })).toBeTruthy();
  await screen.findByText('Saved as a draft');
  api.answers('pal/finish', () => {
    api.answers('pal/get', checked);
    return { id: CHECK, level: 'exploratory', review_due: '2027-02-15', sudden_drop: false };
  });
  await person.click(screen.getByRole('button', { name: 'Finish the check' }));
  await expectHeading('Molly’s ability guide');
  expect(app.at()).toBe('/pal');
  expect(api.sentTo('pal/finish').map(({ input }) => input)).toEqual([
    {
      resident_id: MOLLY,
      observed_from: '2026-11-02',
      observed_to: '2026-11-15',
      contributors: [],
      answers: all('exploratory'),
      notes: null,
      confirmed_level: null,
      override_reason: null,
      confirm_mixed: false,
      based_on: null,
    },
  ]);
});

test('restores the answers when a user leaves a check and continues it', async () => {
  const { api, person } = await open(fresh, { path: '&check=1' });
  api.answers('pal/save-draft', { version: 1 });
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  await person.click((await screen.findAllByRole('radio'))[2] as HTMLElement);
  await screen.findByText('Saved as a draft');
  await person.click(screen.getByRole('link', { name: 'Back' }));
  await person.click(await screen.findByRole('link', { name: 'Go on with your check' }));
  await person.click(await screen.findByRole('button', { name: 'Begin' }));
  expect((await screen.findAllByRole<HTMLInputElement>('radio'))[2]?.checked).toBe(true);
});

test('keeps the answers on the device when saving fails, and lets the user continue', async () => {
  const { api, person } = await open(fresh, { path: '&check=1' });
  api.cannotBeReached('pal/save-draft');
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  await person.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  await screen.findByText(/kept on this device/);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Heading 2 of 9');
  expect(await keptOnDevice()).toContain('planned');
});

test('asks before leaving answers that are only on the device, and restores them', async () => {
  const { api, person } = await open(fresh, { path: '&check=1' });
  api.cannotBeReached('pal/save-draft');
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  await person.click((await screen.findAllByRole('radio'))[3] as HTMLElement);
  await screen.findByText(/kept on this device/);
  await person.click(screen.getByRole('link', { name: 'Back' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Leave' }));
  await person.click(await screen.findByRole('link', { name: 'Start a check' }));
  await person.click(await screen.findByRole('button', { name: 'Begin' }));
  await waitFor(() =>
    expect(screen.getAllByRole<HTMLInputElement>('radio')[3]?.checked).toBe(true),
  );
  // Waits for the last save, so that none runs after the test.
  await screen.findByText(/kept on this device/);
});

const REFLEX = {
  observed_from: '2026-11-02',
  observed_to: '2026-11-15',
  contributors: [],
  notes: null,
  answers: all('reflex'),
  version: 4,
  updated_at: '2026-11-15T08:00:00.000Z',
};

async function openResult() {
  const opened = await open({ ...fresh, draft: REFLEX }, { path: '&check=1' });
  for (let step = 0; step < 10; step += 1)
    await opened.person.click(
      screen.getByRole('button', { name: /^(Begin|Next|See the result)$/ }),
    );
  return opened;
}

test('lists server errors, and focuses the field of a clicked link', async () => {
  const { api, person } = await openResult();
  api.refuses('pal/finish', 'invalid', {
    message: 'x',
    errors: { observed_to: ['This is in the future.'], 'answers.eating': ['Choose one.'] },
  });
  await person.click(screen.getByRole('button', { name: 'Finish the check' }));
  const summary = within(await screen.findByRole('region', { name: 'There is a problem' }));
  const links = summary.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Last day: This is in the future.',
    'Mealtimes: Choose one.',
  ]);
  await person.click(links[1] as HTMLElement);
  const meals = await screen.findByRole('radiogroup', { name: 'Mealtimes' });
  expect(meals.contains(document.activeElement)).toBe(true);
  await person.click(links[0] as HTMLElement);
  const day = await screen.findByRole('group', { name: /^Last day/ });
  await waitFor(() => expect(day.contains(document.activeElement)).toBe(true));
});

test('sends a different level with the reason for it', async () => {
  const { api, person } = await openResult();
  await person.click(screen.getByRole('button', { name: 'Another level fits better' }));
  await person.click(screen.getByRole('radio', { name: /^Sensory/ }));
  await person.type(screen.getByLabelText(/Why does it fit better/), 'Brighter at home');
  api.answers('pal/finish', {
    id: CHECK,
    level: 'sensory',
    review_due: '2027-02-15',
    sudden_drop: false,
  });
  await person.click(screen.getByRole('button', { name: 'Finish the check' }));
  await expectHeading('Molly’s ability guide');
  expect(api.sentTo('pal/finish').at(-1)?.input).toMatchObject({
    confirmed_level: 'sensory',
    override_reason: 'Brighter at home',
  });
  expect(api.sentTo('pal/save-draft')).toEqual([]);
});

test('keeps the answers when a colleague finishes a check first, and finishes based on theirs', async () => {
  const { api, person } = await openResult();
  api.refuses('pal/finish', 'invalid', {
    message: 'x',
    errors: { based_on: ['Jamie Cole has finished a check meanwhile.'] },
  });
  await person.click(screen.getByRole('button', { name: 'Finish the check' }));
  await screen.findByText('Jamie Cole has finished a check meanwhile.');
  api.answers('pal/get', { ...checked, draft: REFLEX });
  await person.click(screen.getByRole('button', { name: 'I have read it, keep my answers' }));
  await waitFor(() => expect(screen.queryByText(/has finished a check meanwhile/)).toBeNull());
  api.answers('pal/finish', {
    id: CHECK,
    level: 'reflex',
    review_due: '2027-02-15',
    sudden_drop: false,
  });
  await person.click(screen.getByRole('button', { name: 'Finish the check' }));
  await expectHeading('Molly’s ability guide');
  expect(api.sentTo('pal/finish').at(-1)?.input).toMatchObject({
    based_on: CHECK,
    answers: all('reflex'),
  });
});
