import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../testing/expect-heading.ts';
import { CALDER_MILL, makeUser, ROSEWOOD } from '../testing/make-user.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInApi } from '../testing/signed-in-api.ts';
import { placesFor } from './places.ts';

const PEOPLE: [string, Partial<CurrentUser>, string][] = [
  [
    'a home manager',
    { role: 'home_manager' },
    '/tabs/home /tabs/residents /tabs/activities /tabs/notice-board /tabs/reports /observations /tabs/insights /tabs/videos /tabs/pal /manage-custom-activities /manage-resident-groups /manage-custom-about-me-tags /about-me-suggestions /consents-due /manage-staff /tabs/invitations /home-settings /tabs/tutorials /products /tabs/account /tabs/more',
  ],
  [
    'a family lead',
    { type: 'member', role: 'family_lead', organisation_type: 2 },
    '/tabs/home /tabs/activities /tabs/videos /tabs/pal /tabs/invitations /tabs/tutorials /products /tabs/account /tabs/more',
  ],
  [
    'a carer',
    { role: 'carer' },
    '/tabs/home /tabs/residents /tabs/activities /tabs/notice-board /tabs/reports /observations /tabs/insights /tabs/videos /tabs/pal /manage-staff /tabs/tutorials /products /tabs/account /tabs/more',
  ],
  [
    'an activity lead',
    { role: 'activity_lead' },
    '/tabs/home /tabs/residents /tabs/activities /tabs/notice-board /tabs/reports /observations /tabs/insights /tabs/videos /tabs/pal /manage-custom-activities /manage-resident-groups /manage-custom-about-me-tags /about-me-suggestions /manage-staff /tabs/tutorials /products /tabs/account /tabs/more',
  ],
  [
    'a relative',
    { type: 'family', role: 'relative' },
    '/tabs/home /tabs/relatives /tabs/activities /tabs/notice-board /tabs/videos /tabs/pal /tabs/account /tabs/more',
  ],
  [
    'an inspector',
    { role: 'viewer_inspector' },
    '/tabs/home /tabs/activities /tabs/notice-board /tabs/insights /tabs/videos /tabs/pal /inspection /tabs/tutorials /products /tabs/account /tabs/more',
  ],
  [
    'a volunteer',
    { role: 'volunteer_external' },
    '/tabs/home /tabs/activities /tabs/notice-board /tabs/insights /tabs/videos /tabs/pal /tabs/tutorials /products /tabs/account /tabs/more',
  ],
];

test.each(PEOPLE)('the places of %s', (_, differences, places) => {
  const paths = placesFor(makeUser(differences)).map(({ path }) => path);
  expect(paths.join(' ')).toBe(places);
});

test('no two places have the same letter', () => {
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

test('the phone’s bar has what is needed daily, and the rail has everything', async () => {
  const { rail, bar, links } = await open();
  expect(links(bar)).toEqual(['Home', 'Residents', 'Record', 'Activities', 'More']);
  expect(links(rail).slice(0, 3)).toEqual(['Home', 'Residents', 'Activities']);
  expect(rail.textContent).toMatch(/^Every dayHome.*Your team.*Invitations.*You.*Account$/);
});

test('a carer sees no place that has nothing for them', async () => {
  const { rail, bar, links } = await open({ role: 'carer' });
  expect(links(bar)).toEqual(['Home', 'Residents', 'Record', 'Activities', 'More']);
  expect(within(rail).queryByRole('link', { name: 'Invitations' })).toBeNull();
});

test('the place where one is is marked', async () => {
  const { bar, rail } = await open({}, '/tabs/more');
  expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe('More');
  expect(within(rail).queryByRole('link', { current: 'page' })).toBeNull();
});

test('the rail marks what the bar has no room for', async () => {
  const { rail } = await open({}, '/tabs/account');
  expect(within(rail).getByRole('link', { current: 'page' }).textContent).toBe('Account');
});

test('pages above the places have no bar', async () => {
  signedInApi();
  renderApp('/change-password', { token: 'a-token' });
  await expectHeading('Change password');
  expect(screen.getAllByRole('navigation', { name: 'Places' })).toHaveLength(1);
});

test('one can skip to the content', async () => {
  await open();
  const skip = screen.getByRole('link', { name: 'Skip to the content' });
  expect(document.querySelector(skip.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
});

test('the rail names the home, and leads to others where there are any', async () => {
  await open();
  expect(screen.queryByRole('link', { name: /Rosewood House/ })).toBeNull();
  expect(screen.getAllByText('Rosewood House')).not.toEqual([]);
});

test('the rail leads whoever has two homes to the switch', async () => {
  await open(twoHomes);
  const link = screen.getByRole('link', { name: /Rosewood House/ });
  expect(link.getAttribute('href')).toBe('/switch');
});

test('More has what the bar has no room for', async () => {
  const { app } = await open({}, '/tabs/more');
  await expectHeading('More');
  const list = screen.getByRole('list', { name: 'More' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'Notice board',
    'Records',
    'Observations',
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
    'Account',
    'Change password',
    'See the introduction again',
    'Sign out',
  ]);
  await userEvent.click(within(list).getByRole('link', { name: 'Change password' }));
  await expectHeading('Change password');
  expect(app.at()).toBe('/change-password');
});

test('More leads whoever has two homes to the switch', async () => {
  await open(twoHomes, '/tabs/more');
  await expectHeading('More');
  const list = screen.getByRole('list', { name: 'More' });
  const link = within(list).getByRole('link', { name: 'Switch care home' });
  expect(link.getAttribute('href')).toBe('/switch');
});
