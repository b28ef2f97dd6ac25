import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { expectHeading } from '../testing/expect-heading.ts';
import { CALDER_MILL, makeUser, ROSEWOOD } from '../testing/make-user.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signOut } from '../testing/sign-out.ts';
import { signedInApi } from '../testing/signed-in-api.ts';
import { placesFor } from './places.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../features/chat/messages/messages-banner.tsx';
import '../features/chat/threads/app-icon.tsx';
import '../features/chat/threads/chat-badge.tsx';

const SOON = { timeout: 10_000 };

const PEOPLE: [string, Partial<CurrentUser>, string][] = [
  [
    'a home manager',
    { role: 'home_manager' },
    '/tabs/home /tabs/residents /tabs/activities /tabs/events /visits /tabs/notice-board /tabs/chat /tabs/photo-book /tabs/reports /observations /tabs/surveys /tabs/risk-assessments /tabs/insights /tabs/videos /tabs/pal /manage-custom-activities /manage-resident-groups /manage-custom-about-me-tags /about-me-suggestions /consents-due /manage-staff /tabs/invitations /home-settings /tabs/tutorials /products /tours /demo-mode /tabs/account /tabs/more',
  ],
  [
    'a family lead',
    { type: 'member', role: 'family_lead', organisation_type: 2 },
    '/tabs/home /tabs/activities /tabs/events /tabs/chat /tabs/photo-book /tabs/surveys /tabs/videos /tabs/pal /tabs/invitations /tabs/tutorials /products /tours /demo-mode /tabs/account /tabs/more',
  ],
  [
    'a carer',
    { role: 'carer' },
    '/tabs/home /tabs/residents /tabs/activities /tabs/events /visits /tabs/notice-board /tabs/chat /tabs/photo-book /tabs/reports /observations /tabs/surveys /tabs/risk-assessments /tabs/insights /tabs/videos /tabs/pal /manage-staff /tabs/tutorials /products /tours /demo-mode /tabs/account /tabs/more',
  ],
  [
    'an activity lead',
    { role: 'activity_lead' },
    '/tabs/home /tabs/residents /tabs/activities /tabs/events /visits /tabs/notice-board /tabs/chat /tabs/photo-book /tabs/reports /observations /tabs/surveys /tabs/risk-assessments /tabs/insights /tabs/videos /tabs/pal /manage-custom-activities /manage-resident-groups /manage-custom-about-me-tags /about-me-suggestions /manage-staff /tabs/tutorials /products /tours /demo-mode /tabs/account /tabs/more',
  ],
  [
    'a relative',
    { type: 'family', role: 'relative' },
    '/tabs/home /tabs/relatives /tabs/activities /tabs/events /visits /tabs/notice-board /tabs/chat /tabs/photo-book /tabs/surveys /tabs/videos /tabs/pal /products /tours /demo-mode /tabs/account /tabs/more',
  ],
  [
    'a relative whose home turned products off',
    {
      type: 'family',
      role: 'relative',
      carehome: { ...makeUser().carehome, products_for_relatives: false },
    },
    '/tabs/home /tabs/relatives /tabs/activities /tabs/events /visits /tabs/notice-board /tabs/chat /tabs/photo-book /tabs/surveys /tabs/videos /tabs/pal /tours /demo-mode /tabs/account /tabs/more',
  ],
  [
    'an inspector',
    { role: 'viewer_inspector' },
    '/tabs/home /tabs/activities /tabs/events /tabs/notice-board /tabs/chat /tabs/photo-book /tabs/surveys /tabs/insights /tabs/videos /tabs/pal /inspection /tabs/tutorials /products /tours /demo-mode /tabs/account /tabs/more',
  ],
  [
    'a volunteer',
    { role: 'volunteer_external' },
    '/tabs/home /tabs/activities /tabs/events /tabs/notice-board /tabs/chat /tabs/photo-book /tabs/surveys /tabs/insights /tabs/videos /tabs/pal /tabs/tutorials /products /tours /demo-mode /tabs/account /tabs/more',
  ],
];

test.each(PEOPLE)('the places of %s', (_, differences, places) => {
  const paths = placesFor(makeUser(differences)).map(({ path }) => path);
  expect(paths.join(' ')).toBe(places);
});

test('gives each place a different shortcut letter', () => {
  const keys = placesFor(makeUser()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

async function open(differences: Partial<CurrentUser> = {}, path = '/tabs/home') {
  signedInApi(makeUser(differences));
  const app = renderApp(path, { token: 'a-token' });
  const [rail, bar] = (await screen.findAllByRole('navigation', { name: 'Places' })) as [
    HTMLElement,
    HTMLElement,
  ];
  const links = (of: HTMLElement) =>
    within(of)
      .getAllByRole('link')
      .map((link) => link.textContent);
  return { app, rail, bar, links };
}

const twoHomes: Partial<CurrentUser> = {
  carehomes: [
    { id: ROSEWOOD, name: 'Rosewood House', organisation_name: 'Rosewood Care', role: 'carer' },
    { id: CALDER_MILL, name: 'Calder Mill', organisation_name: 'Calder Homes', role: 'nurse' },
  ],
  carehomes_count: 2,
};

test('shows daily places in the phone’s bar, and all places in the rail', async () => {
  const { rail, bar, links } = await open();
  expect(links(bar)).toEqual(['Home', 'Residents', 'Record', 'Activities', 'More']);
  expect(links(rail).slice(0, 3)).toEqual(['Home', 'Residents', 'Activities']);
  expect(rail.textContent).toMatch(/^Every dayHome.*Your team.*Invitations.*You.*Account$/);
});

test('shows a carer no place without content for them', async () => {
  const { rail, bar, links } = await open({ role: 'carer' });
  expect(links(bar)).toEqual(['Home', 'Residents', 'Record', 'Activities', 'More']);
  expect(within(rail).queryByRole('link', { name: 'Invitations' })).toBeNull();
});

test('shows events in the bar of a family organisation, which has room for a fifth place', async () => {
  const { bar, links } = await open({ type: 'member', role: 'family_lead', organisation_type: 2 });
  expect(links(bar)).toEqual(['Home', 'Activities', 'Events', 'Ability guide', 'More']);
});

test('shows relatives messages and photos in the bar, and events under More', async () => {
  const { bar, links } = await open({ type: 'family', role: 'relative' }, '/tabs/more');
  expect(links(bar)).toEqual(['Home', 'My relative', 'Chat', 'Photo book', 'More']);
  const list = await screen.findByRole('list', { name: 'More' });
  expect(within(list).getByRole('link', { name: 'Events' })).toBeDefined();
  expect(within(list).queryByRole('link', { name: 'Chat' })).toBeNull();
});

test('counts unread conversations at More, which stands for Chat, and in its list', async () => {
  const api = signedInApi();
  api.answers('threads/unread', { unread: 3, waiting: 0, late: 0, waiting_since: null });
  renderApp('/tabs/more', { token: 'a-token' });
  const words = '3 conversations with unread messages';
  const more = await screen.findByRole('link', { name: new RegExp(`^More.*${words}`) });
  expect(more.getAttribute('href')).toBe('/tabs/more');
  const list = await screen.findByRole('list', { name: 'More' });
  expect(await within(list).findByText(words)).toBeDefined();
});

test('shows on the app’s icon how many conversations are unread, until the user signs out', async () => {
  const shown: number[] = [];
  Object.assign(navigator, {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'setAppBadge');
    Reflect.deleteProperty(navigator, 'clearAppBadge');
  });
  const api = signedInApi();
  api.answers('threads/unread', { unread: 3, waiting: 0, late: 0, waiting_since: null });
  renderApp('/tabs/more', { token: 'a-token' });
  await vi.waitFor(() => expect(shown).toEqual([3]), SOON);
  await signOut();
  await vi.waitFor(() => expect(shown).toEqual([3, 0]), SOON);
});

test('marks the current place', async () => {
  const { bar, rail } = await open({}, '/tabs/more');
  expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe('More');
  expect(within(rail).queryByRole('link', { current: 'page' })).toBeNull();
});

test('marks a place in the rail that is not in the bar', async () => {
  const { rail } = await open({}, '/tabs/account');
  expect(within(rail).getByRole('link', { current: 'page' }).textContent).toBe('Account');
});

test('shows no bar on pages outside the places', async () => {
  signedInApi();
  renderApp('/change-password', { token: 'a-token' });
  await expectHeading('Change password');
  expect(screen.getAllByRole('navigation', { name: 'Places' })).toHaveLength(1);
});

test('has a skip link to the content', async () => {
  await open();
  const skip = screen.getByRole('link', { name: 'Skip to the content' });
  expect(document.querySelector(skip.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
});

test('names the home in the rail, without a link for users with one home', async () => {
  await open();
  expect(screen.queryByRole('link', { name: /Rosewood House/ })).toBeNull();
  expect(screen.getAllByText('Rosewood House')).not.toEqual([]);
});

test('links users with two homes from the rail to the switch page', async () => {
  await open(twoHomes);
  const link = screen.getByRole('link', { name: /Rosewood House/ });
  expect(link.getAttribute('href')).toBe('/switch');
});

test('lists under More what does not fit in the bar', async () => {
  const { app } = await open({}, '/tabs/more');
  await expectHeading('More');
  const list = screen.getByRole('list', { name: 'More' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'Search',
    'Events',
    'Visitors',
    'Notice board',
    'Chat',
    'Photo book',
    'Records',
    'Observations',
    'Surveys',
    'Risk assessments',
    'Insights',
    'Videos',
    'Ability guide',
    'Our activities',
    'Groups',
    'About me tags',
    'Stories to read',
    'Consents to review',
    'Team',
    'Invitations',
    'Home settings',
    'Tutorials',
    'Products',
    'Guided tours',
    'Demo mode',
    'Account',
    'Your package',
    'Change password',
    'See the introduction again',
    'Sign out',
  ]);
  await userEvent.click(within(list).getByRole('link', { name: 'Change password' }));
  await expectHeading('Change password');
  expect(app.at()).toBe('/change-password');
});

test('links users with two homes from More to the switch page', async () => {
  await open(twoHomes, '/tabs/more');
  await expectHeading('More');
  const list = screen.getByRole('list', { name: 'More' });
  const link = within(list).getByRole('link', { name: 'Switch care home' });
  expect(link.getAttribute('href')).toBe('/switch');
});
