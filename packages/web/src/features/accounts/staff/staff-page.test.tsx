import { addDays, dayIn } from '@relish/shared/days.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { CALDER_MILL, makeUser, ROSEWOOD } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { StaffMember } from './api.ts';
import { dayWords } from './words.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './staff-drawer.tsx';
import './staff-page.tsx';

const makeId = (last: number) => `0197a000-0000-7000-8000-00000000010${last}`;
const dayAway = (days: number) => addDays(dayIn('Europe/London', new Date()), days);

const member = (differences: Partial<StaffMember>): StaffMember => ({
  id: makeId(1),
  first_name: 'Sam',
  last_name: 'Okafor',
  role: 'carer',
  job_title: 'Host',
  active: true,
  started_at: '2026-03-02T09:00:00.000Z',
  access_until: null,
  ended_at: null,
  training: {},
  email: 'sam@example.org',
  can_edit: true,
  ...differences,
});

const GRACE = member({
  id: makeUser().id,
  first_name: 'Grace',
  last_name: 'Adeyemi',
  role: 'home_manager',
  job_title: null,
});
const SAM = member({});
const GONE = member({
  id: makeId(2),
  first_name: 'Zoë',
  last_name: 'Leigh',
  active: false,
  ended_at: '2026-11-03T12:00:00.000Z',
});

beforeEach(() => {
  // Wide enough for the table.
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }),
  );
});

async function open({ team = [GRACE, SAM], user = makeUser(), query = '' } = {}) {
  const api = signedInApi(user);
  api.answers('staff/list', ({ past }) => team.filter(({ active }) => past || active));
  const app = renderApp(`/manage-staff${query}`, { token: 'a-token' });
  await expectHeading('Team');
  return { api, app, person: userEvent.setup() };
}

const row = (name: string) =>
  screen.findByText(name).then((cell) => cell.closest('tr') as HTMLElement);

async function openAccount(of = SAM, more: Parameters<typeof open>[0] = {}) {
  const opened = await open({ ...more, query: `?id=${of.id}` });
  const name = `${of.first_name} ${of.last_name}`;
  const account = within(await screen.findByRole('dialog', { name }));
  return { ...opened, account };
}

test('shows managers the staff, when access ends, and training to renew', async () => {
  const soon = dayAway(6);
  const training = {
    first_aid: dayAway(-2),
    safeguarding: dayAway(30),
    mca: dayAway(31),
    dementia: null,
  };
  await open({ team: [GRACE, { ...SAM, access_until: soon, training }] });
  expect((await row('Grace Adeyemi')).textContent).toContain('You');
  expect((await row('Sam Okafor')).textContent).toBe(
    [
      'SOSam Okafor',
      'Host',
      'Carer',
      `Until ${dayWords(soon)}`,
      `First aid ran out ${dayWords(training.first_aid)}`,
      `Safeguarding runs out ${dayWords(training.safeguarding)}`,
    ].join(''),
  );
});

test('shows carers only names, roles and job titles', async () => {
  const team = [{ ...SAM, email: null, can_edit: false, access_until: dayAway(2) }];
  await open({ team, user: makeUser({ role: 'carer' }) });
  expect((await row('Sam Okafor')).textContent).toBe('SOSam OkaforHostCarer');
  expect(screen.queryByRole('link', { name: 'Sam Okafor' })).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Show former colleagues' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Invite a colleague' })).toBeNull();
});

test('is locked for volunteers, and says who can change that', async () => {
  const api = signedInApi(makeUser({ role: 'volunteer_external' }));
  renderApp('/manage-staff', { token: 'a-token' });
  await screen.findByText('The home’s manager can give you another role.');
  expect(api.sentTo('staff/list')).toEqual([]);
});

test('finds a colleague despite typos, and says when there is no match', async () => {
  const { person } = await open();
  await row('Sam Okafor');
  const search = screen.getByRole('searchbox', { name: 'Find a colleague' });
  await person.type(search, 'okafro');
  await waitFor(() => expect(screen.queryByText('Grace Adeyemi')).toBeNull());
  await row('Sam Okafor');
  await person.clear(search);
  await person.type(search, 'nobody');
  await screen.findByRole('heading', { name: 'No colleague of that name' });
  await person.click(screen.getByRole('button', { name: 'Clear the search' }));
  await row('Grace Adeyemi');
});

test('saves all fields of an account, and keeps the list open', async () => {
  const { api, person, account, app } = await openAccount();
  api.answers('staff/edit', {});
  await person.selectOptions(account.getByLabelText('Role'), 'Senior carer');
  await person.clear(account.getByLabelText(/Job title/));
  await person.type(account.getByLabelText(/Job title/), 'Team leader');
  await person.click(account.getByRole('checkbox', { name: 'Dementia care' }));
  await person.click(account.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. They sign in again with the new role.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.at()).toBe('/manage-staff');
  expect(api.sentTo('staff/edit').map(({ input }) => input)).toEqual([
    {
      id: SAM.id,
      role: 'senior_carer',
      job_title: 'Team leader',
      access_until: null,
      training: { dementia: null },
    },
  ]);
});

test('offers only roles the user may assign, and says what each may do', async () => {
  const { person, account } = await openAccount();
  const roles = within(account.getByLabelText('Role')).getAllByRole('option');
  const names = roles.map(({ textContent }) => textContent);
  expect(names).toContain('Home manager');
  expect(names).not.toContain('Organisation administrator');
  expect(names).not.toContain('Relative');
  const rights = (title: string) => account.getByRole('region', { name: title, hidden: true });
  await person.click(account.getByText('What “Carer” may do'));
  expect(rights('May not').textContent).toContain('Manage the team');
  await person.selectOptions(account.getByLabelText('Role'), 'Home manager');
  account.getByText('What “Home manager” may do');
  expect(rights('May').textContent).toContain('Manage the team');
});

test('shows at the field that a home needs a manager', async () => {
  const { api, person, account } = await openAccount(GRACE);
  const message = 'This is the last manager of the home. Make somebody else a manager first.';
  api.refuses('staff/edit', 'invalid', { message: 'Please check.', errors: { role: [message] } });
  await person.selectOptions(account.getByLabelText('Role'), 'Carer');
  await person.click(account.getByRole('button', { name: 'Save' }));
  const role = account.getByLabelText('Role');
  await waitFor(() => expect(describedBy(role)).toContain(message));
  expect(describedBy(role)).toContain('signs you out');

  api.refuses('staff/end', 'invalid', { message: 'Please check.', errors: { id: [message] } });
  await person.click(account.getByRole('button', { name: 'End access' }));
  const question = await screen.findByRole('alertdialog', { name: 'End your own access?' });
  await person.click(within(question).getByRole('button', { name: 'End access' }));
  await waitFor(() => expect(account.getByRole('alert').textContent).toBe(message));
});

test('ends access after an explanation, and undoes it with its last day', async () => {
  const dated = { ...SAM, access_until: dayAway(3) };
  const { api, person, account } = await openAccount(dated, { team: [GRACE, dated] });
  api.answers('staff/end', () => {
    api.answers('staff/list', [GRACE]);
    return {};
  });
  await person.click(account.getByRole('button', { name: 'End access' }));
  const question = await screen.findByRole('alertdialog', { name: 'End Sam Okafor’s access?' });
  expect(question.textContent).toContain('signed out everywhere at once');
  expect(question.textContent).toContain('What they have written stays');
  await person.click(within(question).getByRole('button', { name: 'End access' }));
  await screen.findByText('Sam Okafor no longer has access');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sam Okafor' })).toBeNull());

  api.answers('staff/restore', () => {
    api.answers('staff/list', [GRACE, dated]);
    return {};
  });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('link', { name: 'Sam Okafor' });
  expect(api.sentTo('staff/restore').map(({ input }) => input)).toEqual([{ id: SAM.id }]);
});

test('lists former staff, and restores their access', async () => {
  const { api, person } = await open({ team: [GRACE, SAM, GONE] });
  await row('Sam Okafor');
  expect(screen.queryByText('Zoë Leigh')).toBeNull();
  await person.click(screen.getByRole('switch', { name: 'Show former colleagues' }));
  expect((await row('Zoë Leigh')).textContent).toContain('Ended 3 Nov 2026');
  await person.click(screen.getByRole('link', { name: 'Zoë Leigh' }));
  const account = within(await screen.findByRole('dialog', { name: 'Zoë Leigh' }));
  api.answers('staff/restore', {});
  await person.click(account.getByRole('button', { name: 'Give access again' }));
  await screen.findByText('Zoë Leigh can sign in again');
  expect(api.sentTo('staff/restore').map(({ input }) => input)).toEqual([{ id: GONE.id }]);
});

test('explains a link to a more senior account or to none', async () => {
  const above = { ...SAM, role: 'org_admin' as const, can_edit: false };
  const { account, app } = await openAccount(above, { team: [GRACE, above] });
  account.getByText('Only an administrator of your organisation can change this account.');
  expect(account.queryByRole('button', { name: 'Save' })).toBeNull();
  await app.go(`/manage-staff?id=${makeId(9)}`);
  await screen.findByRole('dialog', { name: 'Not found' });
});

test('adds a colleague to another home of the organisation, and to no other', async () => {
  const home = (id: string, name: string, organisation_name: string) => ({
    id,
    name,
    organisation_name,
    role: 'org_admin' as const,
  });
  const user = makeUser({
    role: 'org_admin',
    carehomes: [
      home(ROSEWOOD, 'Rosewood House', 'Rosewood Care'),
      home(CALDER_MILL, 'Calder Mill', 'Rosewood Care'),
      home(makeId(8), 'Elsewhere', 'Another Company'),
    ],
    carehomes_count: 3,
  });
  const { api, person, account } = await openAccount(SAM, { user });
  const homes = within(account.getByLabelText('Home')).getAllByRole('option');
  expect(homes.map(({ textContent }) => textContent)).toEqual(['Choose…', 'Calder Mill']);
  await person.selectOptions(account.getByLabelText('Home'), 'Calder Mill');
  api.answers('staff/add-home', {});
  await person.click(account.getByRole('button', { name: 'Add this home' }));
  await screen.findByText('Sam Okafor can work at Calder Mill now');
  expect(api.sentTo('staff/add-home').map(({ input }) => input)).toEqual([
    { id: SAM.id, home_id: CALDER_MILL, role: 'carer' },
  ]);
});

test('asks before leaving unsaved changes, and keeps them as a draft', async () => {
  const { person, account, app } = await openAccount();
  await person.type(account.getByLabelText(/Job title/), ' and driver');
  await person.click(account.getByRole('button', { name: 'Close' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.go(`/manage-staff?id=${SAM.id}`);
  const again = within(await screen.findByRole('dialog', { name: 'Sam Okafor' }));
  await waitFor(() =>
    expect(again.getByLabelText<HTMLInputElement>(/Job title/).value).toBe('Host and driver'),
  );
});

test('links to the invitation form', async () => {
  const { api, person } = await open();
  api.answers('invitations/list', []);
  await person.click(screen.getByRole('link', { name: 'Invite a colleague' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
  expect(form.getByLabelText(/Job title/)).toBeTruthy();
});
