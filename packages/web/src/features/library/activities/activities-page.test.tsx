import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeActivityCard, SCONES, WOOL } from '../../../testing/make-activity.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../../../app/shell.tsx';
import './activities-page.tsx';

const TWO = [makeActivityCard(), makeActivityCard({ id: SCONES, title: 'Scone baking' })];

async function open({ path = '/tabs/activities', user = makeUser(), found = TWO } = {}) {
  const api = signedInApi(user);
  api.answers('activities/search', { total: found.length, activities: found });
  const app = renderApp(path, { token: 'a-token' });
  await expectHeading('Activities');
  return { api, app, person: userEvent.setup() };
}

const lastSearch = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.sentTo('activities/search').at(-1)?.input;
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

test('searches while typing, and keeps the query in the URL', async () => {
  const { api, person } = await open();
  await screen.findByText('2 activities');
  expect(titles()).toEqual(['Wool winding', 'Scone baking']);
  expect(screen.getByRole('link', { name: 'Wool winding' }).getAttribute('href')).toBe(
    `/activity?id=${WOOL}`,
  );
  api.answers('activities/search', { total: 1, activities: [makeActivityCard()] });
  await person.keyboard('/');
  await person.keyboard('knti');
  await waitFor(() =>
    expect(lastSearch(api)).toMatchObject({ query: 'knti', tab: 'all', offset: 0 }),
  );
  await screen.findByText('1 activity');
  expect(location.search).toBe('?q=knti');
});

test('filters by level and bed with a tap, and by the rest in the drawer', async () => {
  const { api, person } = await open();
  await screen.findByText('2 activities');
  const quick = within(screen.getByRole('group', { name: 'Show only' }));
  await person.click(quick.getByRole('button', { name: 'Reflex' }));
  await person.click(quick.getByRole('button', { name: 'In bed' }));
  await waitFor(() => expect(lastSearch(api)).toMatchObject({ levels: ['reflex'], in_bed: true }));
  await person.click(screen.getByRole('button', { name: 'Filters, 2 in use' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await person.click(drawer.getByLabelText('Music and dance'));
  await person.click(drawer.getByLabelText('20 min'));
  await person.click(drawer.getByLabelText('2 to 6'));
  await person.type(drawer.getByLabelText('We have …'), 'scarves');
  await waitFor(() =>
    expect(lastSearch(api)).toMatchObject({
      categories: ['MUS'],
      max_minutes: 20,
      formats: ['small_group'],
      equipment: 'scarves',
    }),
  );
  await person.click(drawer.getByRole('button', { name: 'Show 2 activities' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Remove Music and dance' }));
  await waitFor(() => expect(lastSearch(api)).toMatchObject({ categories: [] }));
  await person.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(location.search).toBe(''));
});

test('sends the filters of the URL', async () => {
  const { api } = await open({
    path: '/tabs/activities?tab=favourites&q=tea&level=sensory&people=one&theme=harvest&nonsense=1&place=moon',
  });
  await screen.findByText('2 activities');
  expect(lastSearch(api)).toMatchObject({
    tab: 'favourites',
    query: 'tea',
    levels: ['sensory'],
    people: 1,
    themes: ['harvest'],
    places: [],
  });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tea');
});

test('fills the heart at once, and reverts it on failure', async () => {
  const { api, person } = await open();
  const heart = await screen.findByRole('button', { name: 'Favourite: Wool winding' });
  api.answers('activities/set-favourite', { id: WOOL });
  await person.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() =>
    expect(api.sentTo('activities/set-favourite')[0]?.input).toEqual({ id: WOOL, favourite: true }),
  );
  api.fails('activities/set-favourite', 500);
  await person.click(heart);
  await screen.findByText('Internal Server Error');
  expect(api.sentTo('activities/set-favourite')[1]?.input).toEqual({ id: WOOL, favourite: false });
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
});

test('loads more on request, and focuses the first new one', async () => {
  const api = signedInApi();
  const all = ['c1', 'c2', 'c3'].map((end) =>
    makeActivityCard({ id: `0197a000-0000-7000-8000-0000000000${end}`, title: `Idea ${end}` }),
  );
  api.answers('activities/search', ({ offset = 0 }) => ({
    total: 3,
    activities: all.slice(offset, offset + 2),
  }));
  renderApp('/tabs/activities', { token: 'a-token' });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  const last = await screen.findByRole('link', { name: 'Idea c3' });
  await waitFor(() => expect(document.activeElement).toBe(last));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test.each([
  ['/tabs/activities?tab=favourites', 'Nothing marked yet'],
  ['/tabs/activities?tab=recent', 'Nothing opened yet'],
  ['/tabs/activities?tab=ours', 'No activities of your own yet'],
])('explains an empty list: %s', async (path, title) => {
  await open({ path, found: [] });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('says when nothing matches, and clears all filters', async () => {
  const { api, person } = await open({ path: '/tabs/activities?q=zzz&bed=1', found: [] });
  await screen.findByRole('heading', { name: 'Nothing fits all of that' });
  api.answers('activities/search', { total: 2, activities: TWO });
  const [clear] = screen.getAllByRole('button', { name: 'Clear all' });
  await person.click(clear as HTMLElement);
  await screen.findByText('2 activities');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(location.search).toBe('');
});

test('says when the library cannot be loaded, and tries again', async () => {
  const api = signedInApi();
  api.fails('activities/search', 500);
  renderApp('/tabs/activities', { token: 'a-token' });
  await screen.findByRole('heading', { name: 'Something went wrong' });
  api.answers('activities/search', { total: 2, activities: TWO });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 activities')).toBeTruthy();
});

test.each<[string, Partial<CurrentUser>]>([
  ['a family', { type: 'member', role: 'family_lead', organisation_type: 2 }],
  ['a home on the basic package', { package: { title: 'Package A', is_basic: true } }],
])('%s sees what is featured, and how to see more', async (_, differences) => {
  const api = signedInApi(makeUser(differences));
  api.answers('dashboard/featured', {
    themes: [{ theme: 'harvest', title: 'Harvest' }],
    activities: TWO,
  });
  renderApp('/tabs/activities', { token: 'a-token' });
  await screen.findByRole('link', { name: 'Scone baking' });
  expect(screen.getByText('Coming up: Harvest')).toBeTruthy();
  expect(screen.getByText('There is more in the library')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Favourite/ })).toBeNull();
});

test('shows a tab of featured activities beside the library', async () => {
  const api = signedInApi(makeUser({ package: { title: 'Package A', is_basic: false } }));
  api.answers('activities/search', { total: 2, activities: TWO });
  api.answers('dashboard/featured', { themes: [], activities: TWO.slice(0, 1) });
  renderApp('/tabs/activities', { token: 'a-token' });
  expect(await screen.findByText('2 activities')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Today' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.queryByText('There is more in the library')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'All' }));
  expect(await screen.findByText('2 activities')).toBeTruthy();
});

test('redirects users of the whole library from the featured page', async () => {
  const api = signedInApi();
  api.answers('activities/search', { total: 2, activities: TWO });
  const app = renderApp('/tabs/activities/today', { token: 'a-token' });
  expect(await screen.findByText('2 activities')).toBeTruthy();
  expect(app.at()).toBe('/tabs/activities');
});

test('tells a home with an expired package who can renew it', async () => {
  const api = signedInApi(makeUser({ expired: true }));
  renderApp('/tabs/activities', { token: 'a-token' });
  await screen.findByRole('heading', { name: 'The library is closed for this home' });
  expect(api.sentTo('activities/search')).toEqual([]);
});
