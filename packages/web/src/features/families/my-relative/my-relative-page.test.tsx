import type { Output } from '@relish/shared/calls.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(() => import('./my-relative-page.tsx'), 60_000);

const PEGGY = '0197a000-0000-7000-8000-000000000051';
const JIM = '0197a000-0000-7000-8000-000000000052';
const DAUGHTER = makeUser({ type: 'family', role: 'relative' });

type Person = Output<'relatives/my-person'>;

const peggy = (differences: Partial<Person> = {}): Person => ({
  id: PEGGY,
  preferred_name: 'Peggy',
  first_name: 'Margaret',
  last_name: 'Hartley',
  pronouns: 'she/her',
  picture: null,
  relationship: 'child',
  access_level: 3,
  home_name: 'Rosewood House',
  room: null,
  state: 'here',
  key_worker: { first_name: 'Amara', role: 'carer', job_title: null },
  communication: {
    hearing: 'aids_both',
    sight: null,
    speech: null,
    reading: null,
    formats: [],
    yes_no: 'Squeezes your hand for yes.',
  },
  first_language: 'en',
  other_languages: ['cy'],
  interpreter: false,
  best_time_of_day: 'morning',
  group_size: 'any',
  place: 'any',
  interests: [
    { interest_code: 'food.baking', stance: 'love', detail: 'Scones' },
    { interest_code: 'animals.dogs', stance: 'like', detail: null },
  ],
  sees_about_me: true,
  sees_consents: false,
  ...differences,
});

const details = {
  version: 1,
  phone: null,
  postal_address: null,
  language: 'en',
  communication_needs: null,
  birthday: null,
};

const IDEAS: Output<'dashboard/relative-activity-ideas'>[number] = {
  resident_id: PEGGY,
  preferred_name: 'Peggy',
  pages: 1,
  safety: { checked_on: '2026-02-03', known: true },
  ideas: [
    {
      id: '0197a000-0000-7000-8000-000000000061',
      title: 'Scone morning',
      summary: 'The smell alone is worth it.',
      category: 'FOO',
      minutes: 30,
      picture: null,
      bring: ['Jam'],
      say: 'Shall we try these together?',
      steps: ['Warm them.', 'Open the jam.', 'Share.'],
      why: [],
      food: true,
    },
  ],
};

type Moments = Output<'moments/list'>;
const moment = (number: number): Moments['moments'][number] => ({
  id: `0197a000-0000-7000-8000-00000000010${number}`,
  title: `Song ${number}`,
  category: 'MUS',
  started_at: `2026-11-0${number}T10:00:00.000Z`,
  minutes: 30,
  how: ['joined_in', 'seemed_delighted'],
  quote: 'I knew the words.',
  note: null,
  photos: [],
});

async function open(people: Person[], heading: string, user = DAUGHTER) {
  const api = signedInApi(user);
  api.answers('relatives/my-people', people);
  if (people[0]) api.answers('relatives/my-person', people[0]);
  api.answers('relatives/my-details', { details });
  api.answers('dashboard/relative-activity-ideas', [IDEAS]);
  api.answers('moments/list', ({ after }): Moments =>
    after ? { moments: [moment(1)], more: false } : { moments: [moment(3), moment(2)], more: true },
  );
  api.answers('about-me/for-family', {
    preferred_name: 'Peggy',
    shared: true,
    may_contribute: false,
    entries: [],
    own_pending: [],
  });
  renderApp('/tabs/relatives', { token: 'a-token' });
  await expectHeading(heading);
  return api;
}

const card = async (name: string) =>
  within(
    (await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement,
  );

test('shows a relative how to talk with their resident, who to ask, and visit ideas', async () => {
  await open([peggy()], 'Peggy');
  const talk = await card('Talking with Peggy');
  expect(talk.getByText('Squeezes your hand for yes.')).toBeTruthy();
  expect(talk.getByText('English, Welsh')).toBeTruthy();
  expect((await card('A good visit')).getByText('Ask for Amara')).toBeTruthy();
  expect((await card('What Peggy enjoys')).getByText('Baking: Scones')).toBeTruthy();
  expect(await (await card('Ideas for your next visit')).findByText('Scone morning')).toBeTruthy();
  await screen.findByRole('heading', { name: 'Your details' });
});

test('explains kindly when the home has not linked them yet', async () => {
  await open([], 'My relative');
  expect(
    await screen.findByRole('heading', { name: 'The home has not linked you yet' }),
  ).toBeTruthy();
});

test('lets a relative of two residents choose', async () => {
  await open([peggy(), peggy({ id: JIM, preferred_name: 'Jim' })], 'Your people here');
  await userEvent.click(await screen.findByRole('link', { name: 'Peggy' }));
  await expectHeading('Peggy');
  expect(screen.getByRole('link', { name: 'Your people here' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'All photos in one file' })).toBeNull();
});

test('keeps the page after a death, without visit ideas', async () => {
  await open([peggy({ state: 'frozen' })], 'Peggy');
  expect(screen.getByText('In memory of Peggy')).toBeTruthy();
  expect(screen.getByText(/^Whenever you are ready: all photos of Peggy/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All photos in one file' })).toBeTruthy();
  expect(await card('What Peggy enjoys')).toBeTruthy();
  expect(screen.queryByText('Ideas for your next visit')).toBeNull();
  expect(screen.queryByText('A good visit')).toBeNull();
});

test('shows no story and no interests to a relative with access level 1', async () => {
  const api = await open(
    [peggy({ access_level: 1, interests: null, sees_about_me: false })],
    'Peggy',
  );
  await card('Talking with Peggy');
  expect(screen.queryByText('What Peggy enjoys')).toBeNull();
  expect(api.sentTo('about-me/for-family')).toEqual([]);
});

test('saves the relative’s own details', async () => {
  const api = await open([peggy()], 'Peggy');
  api.answers('relatives/edit-my-details', { version: 2 });
  const form = await card('Your details');
  await userEvent.type(await form.findByLabelText(/Your telephone/), '01632 960123');
  await userEvent.click(form.getByRole('button', { name: 'Save your details' }));
  await screen.findByText('Your details are saved');
  expect(api.sentTo('relatives/edit-my-details').map(({ input }) => input)).toEqual([
    expect.objectContaining({ version: 1, phone: '01632 960123' }),
  ]);
});

test('is locked for staff, with a link to the residents', async () => {
  const api = await open([], 'My relative', makeUser());
  expect(screen.getByText('This place is for relatives')).toBeTruthy();
  expect(api.sentTo('relatives/my-people')).toEqual([]);
});

test('shows what the resident did recently, how it was, and earlier moments', async () => {
  const api = await open([peggy()], 'Peggy');
  const lately = await card('Lately');
  const first = within(
    (await lately.findByRole('heading', { name: 'Song 3' })).closest('article') as HTMLElement,
  );
  for (const words of [
    'Joined in, seemed delighted',
    '“I knew the words.”',
    '3 Nov 2026 · 30 minutes',
  ])
    expect(first.getByText(words)).toBeTruthy();
  await userEvent.click(lately.getByRole('button', { name: 'Show earlier ones' }));
  expect(await lately.findByRole('heading', { name: 'Song 1' })).toBeTruthy();
  expect(api.sentTo('moments/list').at(-1)?.input).toMatchObject({
    resident_id: PEGGY,
    after: { at: moment(2).started_at, id: moment(2).id },
  });
  expect(lately.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});
