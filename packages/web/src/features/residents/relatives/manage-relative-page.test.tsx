import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { RelativeLink } from './api.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(() => import('./manage-relative-page.tsx'), 60_000);

const PEGGY = '0197a000-0000-7000-8000-000000000041';
const SUSAN = '0197a000-0000-7000-8000-000000000042';
const LINK = '0197a000-0000-7000-8000-000000000043';

const link = (differences: Partial<RelativeLink> = {}): RelativeLink => ({
  id: LINK,
  version: 3,
  relative: {
    id: SUSAN,
    version: 1,
    first_name: 'Susan',
    last_name: 'Hartley',
    phone: '01632 960001',
    email: 'susan@example.org',
    postal_address: null,
    birthday: null,
    language: 'en',
    communication_needs: null,
    has_account: true,
  },
  relationship: 'child',
  authority: 'none',
  authority_seen_on: null,
  authority_seen_by: null,
  money_only: false,
  access_level: 3,
  status: 'active',
  invitation: null,
  agreed: 'resident_agrees',
  is_main_contact: true,
  emergency_order: 1,
  invited_at: '2026-11-10T09:00:00.000Z',
  accepted_at: '2026-11-11T09:00:00.000Z',
  ended_at: null,
  ended_reason: null,
  notes: null,
  ...differences,
});

const of = (relatives: RelativeLink[]) => ({ preferred_name: 'Peggy', relatives });

async function open(path: string, heading: string, links = [link()], user = makeUser()) {
  const api = signedInApi(user);
  api.answers('relatives/list', of(links));
  // Saving navigates to the resident's profile, which may stay loading.
  api.answers('residents/get', () => new Promise<never>(() => undefined));
  renderApp(path, { token: 'a-token' });
  await expectHeading(heading);
  return { api, person: userEvent.setup() };
}

const openInvite = () => open(`/manage-relative?resident=${PEGGY}`, 'Invite a relative');
const openLink = (relativeLink: RelativeLink, user = makeUser()) =>
  open(`/manage-relative?resident=${PEGGY}&id=${LINK}`, 'Susan Hartley', [relativeLink], user);

async function introduce(person: ReturnType<typeof userEvent.setup>) {
  await person.type(await screen.findByLabelText('First name'), 'Tom');
  await person.type(screen.getByLabelText('Last name'), 'Hartley');
  await person.selectOptions(screen.getByLabelText('What are they to Peggy?'), 'Grandchild');
}

test('invites a relative whom the resident wants, and confirms it', async () => {
  const { api, person } = await openInvite();
  api.answers('relatives/invite', { id: LINK, status: 'invited' });
  await introduce(person);
  expect(screen.getByText(/At the moment this is Susan Hartley/)).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: /^Updates/ }));
  await person.type(screen.getByLabelText('E-mail address'), 'tom@example.org');
  const send = screen.getByRole('button', { name: 'Send the invitation' });
  await person.click(send);
  const agreed = screen.getByRole('radiogroup', { name: 'Has Peggy agreed?' });
  await waitFor(() => expect(describedBy(agreed)).toContain('Say how you know'));
  const summary = within(screen.getByRole('region', { name: 'There is a problem' }));
  await person.click(summary.getByRole('link', { name: /^Has Peggy agreed/ }));
  expect(agreed.contains(document.activeElement)).toBe(true);
  expect(api.sentTo('relatives/invite')).toEqual([]);
  await person.click(screen.getByRole('radio', { name: /Yes, Peggy agrees/ }));
  await person.click(send);
  await screen.findByText('The invitation is on its way');
  expect(api.sentTo('relatives/invite').map(({ input }) => input)).toEqual([
    expect.objectContaining({
      resident_id: PEGGY,
      email: 'tom@example.org',
      relationship: 'grandchild',
      access_level: 2,
      agreed: 'resident_agrees',
    }),
  ]);
});

test('adds a contact without an email address', async () => {
  const { api, person } = await openInvite();
  api.answers('relatives/add-contact', { id: LINK });
  await introduce(person);
  await person.click(screen.getByRole('radio', { name: /^Contact only/ }));
  await person.click(screen.getByRole('radio', { name: /Yes, Peggy agrees/ }));
  await person.click(screen.getByRole('button', { name: 'Add the contact' }));
  await screen.findByText('The contact has been added');
  expect(api.sentTo('relatives/add-contact')).toHaveLength(1);
  expect(api.sentTo('relatives/invite')).toEqual([]);
});

test('requires an authority for welfare, not for money, from a decision-maker', async () => {
  const { api, person } = await openLink(link());
  await person.click(await screen.findByRole('radio', { name: /^Decision-maker/ }));
  await person.selectOptions(
    screen.getByLabelText(/^Legal authority/),
    'Lasting power of attorney, property and money',
  );
  expect(screen.getByText(/covers money matters only/)).toBeTruthy();
  await person.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
  const authority = screen.getByLabelText(/^Legal authority/);
  await waitFor(() => expect(describedBy(authority)).toContain('health and welfare'));
  expect(api.sentTo('relatives/edit-link')).toEqual([]);
});

test('compares with what a colleague saved meanwhile, field by field, and saves the choice', async () => {
  const { api, person } = await openLink(link());
  api.refuses('relatives/edit-link', 'invalid', {
    message: 'Somebody has saved changes while you were writing.',
    errors: { version: ['Somebody has saved changes while you were writing.'] },
  });
  await person.selectOptions(await screen.findByLabelText('What are they to Peggy?'), 'Friend');
  await person.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
  const compare = await screen.findByRole('button', { name: 'Show what they changed' });
  const select = screen.getByLabelText<HTMLSelectElement>('What are they to Peggy?');
  expect(select.value).toBe('friend');
  const newer = link({ version: 4, relationship: 'sibling', notes: 'Rings on Sundays' });
  api.answers('relatives/list', of([newer]));
  await person.click(compare);
  const dialog = within(await screen.findByRole('dialog', { name: 'What has changed meanwhile' }));
  expect(select.value).toBe('friend');
  const relationship = within(dialog.getByRole('radiogroup', { name: 'What are they to Peggy?' }));
  expect(relationship.getByRole<HTMLInputElement>('radio', { name: /^Mine/ }).checked).toBe(true);
  const notes = within(dialog.getByRole('radiogroup', { name: 'Notes for the team' }));
  expect(notes.getByRole<HTMLInputElement>('radio', { name: /^Theirs/ }).checked).toBe(true);
  api.answers('relatives/edit-link', () => {
    api.answers('relatives/list', of([{ ...newer, version: 5, relationship: 'friend' }]));
    return { id: LINK, version: 5 };
  });
  await person.click(dialog.getByRole('button', { name: 'Save these' }));
  await screen.findByText('Saved');
  expect(api.sentTo('relatives/edit-link').at(-1)?.input).toMatchObject({
    version: 4,
    relationship: 'friend',
    notes: 'Rings on Sundays',
  });
});

test('shows what was saved elsewhere on the page while nothing is typed', async () => {
  const { api, person } = await openLink(link());
  await person.type(await screen.findByLabelText(/^Telephone/), '2');
  api.answers('relatives/edit', () => {
    const newer = link({ version: 4, relationship: 'sibling' });
    const relative = { ...newer.relative, version: 2, phone: '01632 9600012' };
    api.answers('relatives/list', of([{ ...newer, relative }]));
    return { id: SUSAN, version: 2 };
  });
  await person.click(screen.getAllByRole('button', { name: 'Save' })[1] as HTMLElement);
  const select = screen.getByLabelText<HTMLSelectElement>('What are they to Peggy?');
  await waitFor(() => expect(select.value).toBe('sibling'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Telephone/).value).toBe('01632 9600012');
});

test('blocks a relative after an explanation and a reason', async () => {
  const { api, person } = await openLink(link());
  await person.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Block this person?' }));
  expect(dialog.getByText(/works at once, on every device/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Block' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'),
  );
  api.answers('relatives/block', () => {
    api.answers('relatives/list', of([link({ status: 'blocked', ended_reason: 'Court order' })]));
    return {};
  });
  await person.type(dialog.getByRole('textbox'), 'Court order');
  await person.click(dialog.getByRole('button', { name: 'Block' }));
  await screen.findByText('Access is blocked');
  await screen.findByText('Reason: Court order');
  expect(screen.queryByLabelText('What are they to Peggy?')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open access again' })).toBeTruthy();
});

test('lets only a manager lift a block', async () => {
  await openLink(link({ status: 'blocked' }), makeUser({ role: 'activity_lead' }));
  expect(await screen.findByText('Only a manager can lift a block.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open access again' })).toBeNull();
});

test('lists pending invitations without a resident, and resends one', async () => {
  const api = signedInApi();
  api.answers('relatives/pending', [
    {
      id: LINK,
      resident_id: PEGGY,
      preferred_name: 'Peggy',
      first_name: 'Susan',
      last_name: 'Hartley',
      relationship: 'child',
      invitation: 'expired',
      invited_at: '2026-11-01T09:00:00.000Z',
    },
  ]);
  api.answers('relatives/resend', {});
  renderApp('/manage-relative', { token: 'a-token' });
  await expectHeading('Invited relatives');
  const row = within((await screen.findByText('Susan Hartley')).closest('li') as HTMLElement);
  expect(row.getByText('Invitation expired')).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: 'Send again' }));
  await screen.findByText(/A new invitation is on its way/);
  expect(api.sentTo('relatives/resend').map(({ input }) => input)).toEqual([{ id: LINK }]);
});

test('is locked for a carer, and says who can invite', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  renderApp(`/manage-relative?resident=${PEGGY}`, { token: 'a-token' });
  await expectHeading('Family and friends');
  expect(screen.getByText(/managers, activity leads and reception/)).toBeTruthy();
  expect(api.sentTo('relatives/list')).toEqual([]);
});
