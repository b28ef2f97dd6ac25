import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../testing/expect-heading.ts';
import { makeActivity, makeActivityCard, WOOL } from '../../testing/make-activity.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';
// Loaded before a test waits for them, so that a busy machine has the time.
import '../../app/shell.tsx';
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

// By label and text: roles are slow to find among so many fields.
const box = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\(optional\\))?$`));
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));
const steps = () =>
  screen.getAllByLabelText<HTMLTextAreaElement>(/^Step \d/).map(({ value }) => value);

test('asks for little, and says at the top what is missing', async () => {
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
  expect(api.sentTo('own-activities/add')).toEqual([]);
});

test('adds one, with steps moved by keys', async () => {
  const { api, person, app } = await openForm('new=1', 'Add an activity');
  api.answers('own-activities/add', { id: OURS });
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
  expect(api.sentTo('own-activities/add')[0]?.input).toMatchObject({
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

test('copies a guide to be adapted, and says where it came from', async () => {
  const { api, person } = await openForm(`from=${WOOL}`, 'Copy and adapt');
  api.answers('own-activities/add', { id: OURS });
  expect(box('Title').value).toBe('Wool winding, our way');
  await person.click(screen.getByLabelText('Sensory'));
  await press('Save the activity');
  await screen.findByText('“Wool winding, our way” has been added');
  const { input } = api.sentTo('own-activities/add')[0] ?? {};
  expect(input).toMatchObject({
    based_on: WOOL,
    guide: { levels: ['exploratory'], allergens: ['wool'] },
  });
  // What was written for a level that it no longer suits does not go along.
  expect(Object.keys((input as { guide: { adaptations: object } }).guide.adaptations)).toEqual([
    'exploratory',
  ]);
});

test('whoever saves second sees what the first one changed, and loses nothing', async () => {
  const ours = makeActivity({ id: OURS, scope: 'home', version: 3 });
  const { api, person } = await openForm(`id=${OURS}`, 'Edit the activity', ours);
  await person.type(box('Title'), ' for two');
  api.refuses('own-activities/edit', 'invalid', {
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
  api.answers('own-activities/edit', { id: OURS, version: 5 });
  await press('Save these');
  await screen.findByText('Saved');
  expect(api.sentTo('own-activities/edit').at(-1)?.input).toMatchObject({
    id: OURS,
    version: 4,
    title: 'Wool winding for two',
    guide: { duration_min: 25 },
  });
});

test('what was written is there again after leaving', async () => {
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
  api.answers('library/hidden', [
    { id: WOOL, kind: 'activity', title: 'Wool winding', summary: 'Wind wool together.' },
    { id: FILM, kind: 'video', title: 'By the sea', summary: 'Slow waves.' },
  ]);
  renderApp(PATH, { token: 'a-token' });
  await expectHeading('Our activities');
  return { api, person: userEvent.setup() };
}

test('archives one of ours, and takes it back', async () => {
  const { api, person } = await openList();
  api.answers('own-activities/archive', { id: OURS });
  await person.click(await screen.findByRole('button', { name: 'More for Tea on the terrace' }));
  expect(screen.queryByText('Of another home')).toBeNull();
  await person.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await screen.findByText('“Tea on the terrace” is in the archive');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.sentTo('own-activities/archive').map(({ input }) => input)).toEqual([
      { id: OURS, archived: true },
      { id: OURS, archived: false },
    ]),
  );
  await person.click(screen.getByRole('switch', { name: 'Archive' }));
  await screen.findByRole('heading', { name: 'The archive is empty' });
});

test('a manager shows again what the organisation has hidden, of whatever kind', async () => {
  const { api, person } = await openList();
  api.answers('library/hide', { id: FILM });
  const list = within(await screen.findByRole('list', { name: 'Hidden from the library' }));
  const kinds = list
    .getAllByRole('listitem')
    .map((row) => within(row).getByText(/^(Activity|Video)$/));
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Activity', 'Video']);
  await person.click(list.getByRole('button', { name: 'Show By the sea again' }));
  await screen.findByText('“By the sea” can be found again');
  expect(api.sentTo('library/hide')[0]?.input).toEqual({ id: FILM, hidden: false });
});

test('those who only write see nothing of what is hidden', async () => {
  const { api } = await openList(makeUser({ role: 'activity_lead' }));
  await screen.findByText('Tea on the terrace');
  expect(screen.queryByRole('region', { name: 'Hidden from the library' })).toBeNull();
  expect(api.sentTo('library/hidden')).toEqual([]);
});

test('others are told who writes them', async () => {
  signedInApi(makeUser({ role: 'carer' }));
  renderApp(`${PATH}?new=1`, { token: 'a-token' });
  await screen.findByRole('heading', { name: 'Writing activities is for those who plan them' });
  expect(screen.queryByText('Save the activity')).toBeNull();
});
