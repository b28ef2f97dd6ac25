import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeActivity, makeActivityCard, WOOL } from '../../../testing/make-activity.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../../../app/shell.tsx';
import './manage-custom-activities-page.tsx';
import './activities-page.tsx';
import './activity-page.tsx';
import './own/own-form.tsx';

const PATH = '/manage-custom-activities';
const FILM = '0197a000-0000-7000-8000-0000000000f1';
const OURS = '0197a000-0000-7000-8000-0000000000c9';

async function openForm(query: string, heading: string, activity = makeActivity()) {
  const api = signedInApi();
  api.answers('activities/get', activity);
  const app = renderApp(`${PATH}?${query}`, { token: 'a-token' });
  await expectHeading(heading);
  await screen.findByText('Save the activity');
  return { api, app, person: userEvent.setup() };
}

// By label and text, because queries by role are slow with this many fields.
const box = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\(optional\\))?$`));
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));
const steps = () =>
  screen.getAllByLabelText<HTMLTextAreaElement>(/^Step \d/).map(({ value }) => value);

test('requires few fields, and lists missing ones at the top', async () => {
  const { api } = await openForm('new=1', 'Add an activity');
  await press('Save the activity');
  const summary = (await screen.findByText('There is a problem')).closest('section') as HTMLElement;
  const problems = within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(problems).toEqual([
    'Title: Enter a title.',
    'Kind of activity: Choose one from the list.',
    'Ability levels it suits: Choose at least one level.',
    'With whom: Choose at least one.',
    'Description: Describe it, or write down the steps.',
  ]);
  await userEvent.click(within(summary).getByText('Title: Enter a title.'));
  expect(document.activeElement).toBe(box('Title'));
  expect(api.sentTo('activities/add')).toEqual([]);
});

test('adds an activity, with steps reordered by keyboard', async () => {
  const { api, person, app } = await openForm('new=1', 'Add an activity');
  api.answers('activities/add', { id: OURS });
  await person.type(box('Title'), 'Tea on the terrace');
  await person.selectOptions(box('Kind of activity'), 'Social');
  await person.click(screen.getByLabelText('Sensory'));
  await person.click(screen.getByLabelText('Small group'));
  await person.type(box('Step 1'), 'Pour the tea{Enter}Carry the tray out');
  expect(steps()).toEqual(['Pour the tea', 'Carry the tray out']);
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(steps()).toEqual(['Carry the tray out', 'Pour the tea']);
  expect(document.activeElement).toBe(screen.getByLabelText('Step 1'));
  await person.click(screen.getByLabelText('Move Step 1 down'));
  expect(steps()).toEqual(['Pour the tea', 'Carry the tray out']);
  await press('Save the activity');
  await screen.findByText('“Tea on the terrace” has been added');
  await waitFor(() => expect(app.at()).toBe('/activity'));
  expect(api.sentTo('activities/add')[0]?.input).toMatchObject({
    title: 'Tea on the terrace',
    based_on: null,
    guide: {
      category: 'SOC',
      levels: ['sensory'],
      formats: ['small_group'],
      duration_min: 30,
      steps: ['Pour the tea', 'Carry the tray out'],
      adaptations: {},
      visit: null,
    },
  });
});

test('copies a guide to be adapted, and names its source', async () => {
  const { api, person } = await openForm(`from=${WOOL}`, 'Copy and adapt');
  api.answers('activities/add', { id: OURS });
  expect(box('Title').value).toBe('Wool winding, our way');
  await person.click(screen.getByLabelText('Sensory'));
  await press('Save the activity');
  await screen.findByText('“Wool winding, our way” has been added');
  const { input } = api.sentTo('activities/add')[0] ?? {};
  expect(input).toMatchObject({
    based_on: WOOL,
    guide: { levels: ['exploratory'], allergens: ['wool'] },
  });
  // Text for a level that is no longer chosen is not sent.
  expect(Object.keys((input as { guide: { adaptations: object } }).guide.adaptations)).toEqual([
    'exploratory',
  ]);
});

test('shows the second of two editors what the first changed, and loses nothing', async () => {
  const ours = makeActivity({ id: OURS, scope: 'home', version: 3 });
  const { api, person } = await openForm(`id=${OURS}`, 'Edit the activity', ours);
  await person.type(box('Title'), ' for two');
  api.refuses('activities/edit', 'invalid', {
    message: 'Please check what you entered.',
    errors: { version: ['Sam Reed has saved changes while you were writing.'] },
  });
  await press('Save the activity');
  await screen.findByText('Sam Reed has saved changes while you were writing.');
  api.answers('activities/get', {
    ...ours,
    version: 4,
    title: 'Winding wool',
    guide: { ...ours.guide, duration_min: 25 },
  });
  await press('Show what they changed');
  const dialog = within(await screen.findByRole('dialog', { name: 'What has changed meanwhile' }));
  const title = within(dialog.getByRole('radiogroup', { name: 'Title' }));
  expect(title.getByRole<HTMLInputElement>('radio', { name: /Mine/ }).checked).toBe(true);
  const minutes = within(dialog.getByRole('radiogroup', { name: 'Minutes it takes' }));
  expect(minutes.getByRole<HTMLInputElement>('radio', { name: /Theirs.*25/ }).checked).toBe(true);
  api.answers('activities/edit', { id: OURS, version: 5 });
  await press('Save these');
  await screen.findByText('Saved');
  expect(api.sentTo('activities/edit').at(-1)?.input).toMatchObject({
    id: OURS,
    version: 4,
    title: 'Wool winding for two',
    guide: { duration_min: 25 },
  });
});

test('restores the draft after leaving', async () => {
  const { api, person, app } = await openForm('new=1', 'Add an activity');
  api.answers('activities/search', { total: 0, activities: [] });
  await person.type(box('Title'), 'Half an idea');
  await app.go('/tabs/activities');
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await press('Leave');
  await expectHeading('Activities');
  await app.go(`${PATH}?new=1`);
  await screen.findByText('We kept what you had written.');
  expect(box('Title').value).toBe('Half an idea');
});

async function openList(user = makeUser()) {
  const api = signedInApi(user);
  const ours = makeActivityCard({ id: OURS, title: 'Tea on the terrace', scope: 'home' });
  const shared = makeActivityCard({ title: 'Of another home', scope: 'organisation' });
  api.answers('activities/search', ({ archived }) =>
    archived ? { total: 0, activities: [] } : { total: 2, activities: [ours, shared] },
  );
  api.answers('hidden-items/list', [
    { id: WOOL, kind: 'activity', title: 'Wool winding', summary: 'Wind wool together.' },
    { id: FILM, kind: 'video', title: 'By the sea', summary: 'Slow waves.' },
  ]);
  renderApp(PATH, { token: 'a-token' });
  await expectHeading('Our activities');
  return { api, person: userEvent.setup() };
}

test('archives an own activity, with undo', async () => {
  const { api, person } = await openList();
  api.answers('activities/archive', { id: OURS });
  await person.click(await screen.findByRole('button', { name: 'More for Tea on the terrace' }));
  expect(screen.queryByText('Of another home')).toBeNull();
  await person.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await screen.findByText('“Tea on the terrace” is in the archive');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.sentTo('activities/archive').map(({ input }) => input)).toEqual([
      { id: OURS, archived: true },
      { id: OURS, archived: false },
    ]),
  );
  await person.click(screen.getByRole('switch', { name: 'Archive' }));
  await screen.findByRole('heading', { name: 'The archive is empty' });
});

test('lets a manager show hidden items of every kind again', async () => {
  const { api, person } = await openList();
  api.answers('hidden-items/hide', { id: FILM });
  const list = within(await screen.findByRole('list', { name: 'Hidden from the library' }));
  const kinds = list
    .getAllByRole('listitem')
    .map((row) => within(row).getByText(/^(Activity|Video)$/));
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Activity', 'Video']);
  await person.click(list.getByRole('button', { name: 'Show By the sea again' }));
  await screen.findByText('“By the sea” can be found again');
  expect(api.sentTo('hidden-items/hide')[0]?.input).toEqual({ id: FILM, hidden: false });
});

test('shows hidden items only to managers', async () => {
  const { api } = await openList(makeUser({ role: 'activity_lead' }));
  await screen.findByText('Tea on the terrace');
  expect(screen.queryByRole('region', { name: 'Hidden from the library' })).toBeNull();
  expect(api.sentTo('hidden-items/list')).toEqual([]);
});

test('tells other users who may write activities', async () => {
  signedInApi(makeUser({ role: 'carer' }));
  renderApp(`${PATH}?new=1`, { token: 'a-token' });
  await screen.findByRole('heading', { name: 'Writing activities is for those who plan them' });
  expect(screen.queryByText('Save the activity')).toBeNull();
});
