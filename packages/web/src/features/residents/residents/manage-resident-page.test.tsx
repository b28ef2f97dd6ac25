import { type CallName, calls, type Output } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeResident, PEGGY, WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

const SAVED = { id: PEGGY, version: 4 };

async function openForm(path: string, resident?: Output<'residents/get'>) {
  const api = signedInApi();
  // The profile's cards have their own tests, so their calls stay unanswered.
  for (const name of Object.keys(calls) as CallName[])
    if (name.includes('/')) api.neverAnswers(name);
  api.answers('staff/list', []);
  api.answers('residents/similar', []);
  if (resident) api.answers('residents/get', resident);
  const app = renderApp(path, { token: 'a-token' });
  await expectHeading(resident ? `${resident.preferred_name}’s details` : 'Add a resident');
  return { api, app, person: userEvent.setup() };
}

const openEdit = (resident = makeResident()) =>
  openForm(`/manage-resident?id=${resident.id}`, resident);

// By label and text, because queries by role are slow with this many fields.
const box = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\(optional\\))?$`));
const unfold = (name: string) => userEvent.click(screen.getByText(name, { selector: 'h2' }));
const press = async (name: string) =>
  userEvent.click(await screen.findByText(name, { selector: 'button' }));

async function enterDay(group: string, [day, month, year]: string[]) {
  const parts = within(screen.getByRole('group', { name: new RegExp(`^${group}`) })).getAllByRole(
    'spinbutton',
  );
  for (const [index, typed] of [day, month, year].entries()) {
    await userEvent.click(parts[index] as HTMLElement);
    await userEvent.keyboard(typed ?? '');
  }
}

test('requires few fields, and shows missing ones at the top and at the field', async () => {
  const { api } = await openForm('/manage-resident');
  await press('Add resident');
  const summary = await screen
    .findByText('There is a problem')
    .then((title) => title.closest('section') as HTMLElement);
  expect(within(summary).getByText('First name: Enter the first name.')).toBeTruthy();
  expect(within(summary).getByText('Last name: Enter the last name.')).toBeTruthy();
  expect(document.activeElement).toBe(summary);
  expect(describedBy(box('First name'))).toContain('Enter the first name.');
  await userEvent.click(within(summary).getByText('First name: Enter the first name.'));
  expect(document.activeElement).toBe(box('First name'));
  expect(api.sentTo('residents/add')).toEqual([]);
});

test('adds a resident, with warnings of an unlikely age and a similar resident', async () => {
  const { api, person, app } = await openForm('/manage-resident');
  const wilf = { ...makeResident({ id: WILF, first_name: 'Wilf' }), date_of_birth: '1999-04-02' };
  api.answers('residents/similar', [{ ...wilf, room: null }]);
  api.answers('residents/add', SAVED);
  await person.type(box('First name'), 'Ada');
  await person.type(box('Last name'), 'Hartley');
  await enterDay('Date of birth', ['02', '04', '1999']);
  await screen.findByText(/Is the year of birth right/);
  const similar = await screen.findByText('Is it one of these people?');
  expect(screen.getByText('Wilf Hartley').closest('a')?.href).toContain(`/resident?id=${WILF}`);
  await press('This is somebody else');
  expect(similar.isConnected).toBe(false);
  await press('Add resident');
  await screen.findByText('Ada has been added');
  await waitFor(() => expect(app.at()).toBe('/resident'));
  const [sent] = api.sentTo('residents/add');
  expect(sent?.input).toMatchObject({ first_name: 'Ada', status: 'current', leaves_on: null });
});

test('asks to confirm an allergy before saving', async () => {
  const { api, person } = await openEdit();
  api.answers('residents/edit', SAVED);
  await unfold('Food, drink and allergies');
  await press('Add an allergy');
  await person.selectOptions(screen.getByLabelText('Allergic to'), 'Medicine');
  await person.click(screen.getByLabelText('Severe'));
  await press('Save');
  const which = box('Which medicine');
  await waitFor(() => expect(describedBy(which)).toBe('Say which medicine.'));
  await person.type(which, 'penicillin');
  await press('Save');
  const title = 'Does this agree with the care plan?';
  const question = await screen.findByRole('alertdialog', { name: title });
  expect(question.textContent).toContain('Medicine: penicillin (severe)');
  await press('Look again');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('residents/edit')).toEqual([]);
  await press('Save');
  await screen.findByRole('alertdialog', { name: title });
  await press('It agrees, save');
  await screen.findByText('Saved');
  expect(api.sentTo('residents/edit')[0]?.input).toMatchObject({
    version: 3,
    safety_confirmed: true,
    allergies: [{ allergen: 'medicine', severity: 'severe', detail: 'penicillin' }],
  });
});

test('asks to confirm a change of mobility before saving', async () => {
  const { api, person } = await openEdit();
  api.answers('residents/edit', SAVED);
  await unfold('Moving about');
  await person.click(screen.getByLabelText('Help to stand up'));
  await press('Save');
  const title = 'Does this agree with the care plan?';
  const question = await screen.findByRole('alertdialog', { name: title });
  expect(question.textContent).toContain('Help to stand upYes');
  await press('It agrees, save');
  await screen.findByText('Saved');
  expect(api.sentTo('residents/edit')[0]?.input).toMatchObject({
    safety_confirmed: true,
    mobility: { help_to_stand: true },
  });
});

test('shows the second of two editors what the first changed, and loses nothing', async () => {
  const { api, person } = await openEdit();
  await person.clear(box('Likes to be called'));
  await person.type(box('Likes to be called'), 'Meg');
  api.refuses('residents/edit', 'invalid', {
    message: 'Please check what you entered.',
    errors: { version: ['Sam Reed has saved changes while you were writing.'] },
  });
  await press('Save');
  await screen.findByText('Sam Reed has saved changes while you were writing.');
  expect(box('Likes to be called').value).toBe('Meg');
  api.answers(
    'residents/get',
    makeResident({ version: 9, preferred_name: 'Maggie', pronouns: 'they/them' }),
  );
  await press('Show what they changed');
  const dialog = within(await screen.findByRole('dialog', { name: 'What has changed meanwhile' }));
  const name = within(dialog.getByRole('radiogroup', { name: 'Likes to be called' }));
  expect(name.getByRole<HTMLInputElement>('radio', { name: /Mine/ }).checked).toBe(true);
  const pronouns = within(dialog.getByRole('radiogroup', { name: 'Pronouns' }));
  expect(pronouns.getByRole<HTMLInputElement>('radio', { name: /Theirs/ }).checked).toBe(true);
  api.answers('residents/edit', { id: PEGGY, version: 10 });
  await press('Save these');
  await screen.findByText('Saved');
  expect(api.sentTo('residents/edit').at(-1)?.input).toMatchObject({
    version: 9,
    preferred_name: 'Meg',
    pronouns: 'they/them',
    safety_confirmed: false,
  });
});

test('restores the draft after leaving, which is confirmed first', async () => {
  const { person, app } = await openEdit();
  await person.type(box('Title'), ' Dr');
  await app.go('/tabs/account');
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await press('Leave');
  await expectHeading('Grace Adeyemi');
  await app.go(`/manage-resident?id=${PEGGY}`);
  await screen.findByText('We kept what you had written.');
  expect(box('Title').value).toBe('Mrs Dr');
  await press('Start afresh');
  expect(box('Title').value).toBe('Mrs');
});

test('is locked for users who may not edit residents', async () => {
  signedInApi(makeUser({ role: 'carer' }));
  renderApp(`/manage-resident?id=${PEGGY}`, { token: 'a-token' });
  expect(await screen.findByText(/kept by managers/)).toBeTruthy();
  expect(screen.queryByText('Save')).toBeNull();
});
