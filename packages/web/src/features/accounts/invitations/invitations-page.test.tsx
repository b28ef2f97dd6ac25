import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { Invitation } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './add-invitation.tsx';
import './invitations-page.tsx';

const PENDING = '0197a000-0000-7000-8000-000000000011';
const JOINED = '0197a000-0000-7000-8000-000000000012';

const invitation = (differences: Partial<Invitation>): Invitation => ({
  id: PENDING,
  email: 'sam@example.org',
  role: 'carer',
  status: 'pending',
  invited_by: 'Grace Adeyemi',
  created_at: '2026-11-10T09:00:00.000Z',
  expires_at: '2026-11-17T09:00:00.000Z',
  ...differences,
});

const TWO = [
  invitation({}),
  invitation({ id: JOINED, email: 'ada@example.org', role: 'nurse', status: 'accepted' }),
];

beforeEach(() => {
  // Wide enough for the table.
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }),
  );
});

async function open(list: Invitation[] = TWO, user = makeUser()) {
  const api = signedInApi(user);
  api.answers('invitations/list', list);
  renderApp('/tabs/invitations', { token: 'a-token' });
  await expectHeading('Invitations');
  return { api, person: userEvent.setup() };
}

const row = (email: string) =>
  screen.findByText(email).then((cell) => cell.closest('tr') as HTMLElement);

test('lists invited people, and who has joined', async () => {
  await open();
  expect((await row('sam@example.org')).textContent).toBe(
    'sam@example.orgCarerWaiting10 Nov 2026Withdraw',
  );
  expect((await row('ada@example.org')).textContent).toBe('ada@example.orgNurseJoined10 Nov 2026');
});

test('says when no one has been invited', async () => {
  await open([]);
  expect(await screen.findByRole('heading', { name: 'Nobody has been invited yet' })).toBeTruthy();
});

test('says when the list cannot be loaded, and tries again', async () => {
  const api = signedInApi();
  api.fails('invitations/list', 500);
  renderApp('/tabs/invitations', { token: 'a-token' });
  await screen.findByRole('heading', { name: 'Something went wrong' });
  api.answers('invitations/list', TWO);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('sam@example.org')).toBeTruthy();
});

test('is locked for users who may not invite, and says who may', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  renderApp('/tabs/invitations', { token: 'a-token' });
  await expectHeading('Invitations');
  expect(screen.getByText('Inviting people is for managers and family leads.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invite somebody' })).toBeNull();
  expect(api.sentTo('invitations/list')).toEqual([]);
});

async function openForm(user = makeUser()) {
  const opened = await open([], user);
  await screen.findByRole('heading', { name: 'Nobody has been invited yet' });
  await opened.person.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
  const send = () => opened.person.click(form.getByRole('button', { name: 'Send the invitation' }));
  return { ...opened, form, send };
}

test('sends an invitation, confirms it, and lists it', async () => {
  const { api, person, form, send } = await openForm();
  api.answers('invitations/add', () => {
    api.answers('invitations/list', TWO);
    return { id: PENDING };
  });
  await person.type(form.getByLabelText('E-mail address'), 'sam@example.org');
  await person.selectOptions(form.getByLabelText('Role'), 'Carer');
  await person.type(form.getByLabelText(/Job title/), 'Host');
  await send();
  await screen.findByText('The invitation is on its way');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await row('sam@example.org');
  expect(api.sentTo('invitations/add').map(({ input }) => input)).toEqual([
    { email: 'sam@example.org', role: 'carer', job_title: 'Host', access_until: null },
  ]);
});

test('offers only the roles that the user may assign', async () => {
  const { form } = await openForm(
    makeUser({ type: 'member', role: 'family_lead', organisation_type: 2 }),
  );
  const roles = within(form.getByLabelText('Role')).getAllByRole('option');
  expect(roles.map(({ textContent }) => textContent)).toEqual([
    'Choose…',
    'Family lead',
    'Family member',
  ]);
  // Families have neither job titles nor agency staff.
  expect(form.queryByLabelText(/Job title/)).toBeNull();
  expect(form.queryByRole('group', { name: /Access ends on/ })).toBeNull();
});

test('rejects a last day in the past at its field', async () => {
  const { api, person, form, send } = await openForm();
  api.refuses('invitations/add', 'invalid', {
    message: 'Please check what you entered.',
    errors: { access_until: ['This day is over.'] },
  });
  await person.type(form.getByLabelText('E-mail address'), 'sam@example.org');
  await person.selectOptions(form.getByLabelText('Role'), 'Carer');
  await send();
  expect(await form.findByText('This day is over.')).toBeTruthy();
});

test('shows missing fields before sending', async () => {
  const { api, form, send } = await openForm();
  await send();
  await waitFor(() =>
    expect(describedBy(form.getByLabelText('E-mail address'))).toContain('Enter an e-mail address'),
  );
  expect(form.getByLabelText('Role').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(form.getByLabelText('E-mail address'));
  expect(api.sentTo('invitations/add')).toEqual([]);
});

test('shows the server’s errors at their fields, and keeps the form', async () => {
  const { api, person, form, send } = await openForm();
  api.refuses('invitations/add', 'invalid', {
    message: 'Please check what you entered.',
    errors: { email: ['This person is here already.'] },
  });
  await person.type(form.getByLabelText('E-mail address'), 'sam@example.org');
  await person.selectOptions(form.getByLabelText('Role'), 'Carer');
  await send();
  const email = form.getByLabelText<HTMLInputElement>('E-mail address');
  await waitFor(() => expect(describedBy(email)).toBe('This person is here already.'));
  expect(email.value).toBe('sam@example.org');
  expect(document.activeElement).toBe(email);
});

async function askToWithdraw() {
  const opened = await open();
  const sam = await row('sam@example.org');
  await opened.person.click(within(sam).getByRole('button', { name: 'Withdraw' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Withdraw this invitation?' }),
  );
  return { ...opened, question };
}

test('withdraws an invitation after confirmation', async () => {
  const { api, person, question } = await askToWithdraw();
  api.answers('invitations/cancel', () => {
    api.answers('invitations/list', [invitation({ status: 'cancelled' })]);
    return {};
  });
  await person.click(question.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('The invitation has been withdrawn');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await screen.findByText('Withdrawn');
  expect(api.sentTo('invitations/cancel').map(({ input }) => input)).toEqual([{ id: PENDING }]);
});

test('keeps an invitation when the question is cancelled', async () => {
  const { api, person, question } = await askToWithdraw();
  await person.click(question.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('invitations/cancel')).toEqual([]);
});

test('says when a withdrawal failed', async () => {
  const { api, person, question } = await askToWithdraw();
  api.refuses('invitations/cancel', 'not_found', { message: 'Not there.' });
  await person.click(question.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Resource Not Found');
  expect(screen.queryByText('The invitation has been withdrawn')).toBeNull();
});
