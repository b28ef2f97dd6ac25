import { HomeSettings } from '@relish/shared/accounts/home-settings/contract.ts';
import { DEFAULT_SETTINGS } from '@relish/shared/accounts/home-settings/defaults.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(
  () => Promise.all([import('../../../app/shell.tsx'), import('./home-settings-page.tsx')]),
  60_000,
);

const SETTINGS = HomeSettings.parse(DEFAULT_SETTINGS);

async function open(settings = SETTINGS) {
  const person = userEvent.setup();
  const api = signedInApi();
  api.answers('home-settings/get', settings);
  renderApp('/home-settings', { token: 'a-token' });
  await expectHeading('Home settings');
  await screen.findByLabelText('Review a check after');
  const save = () => person.click(screen.getByRole('button', { name: 'Save' }));
  return { api, person, save };
}
const figure = (name: string) => within(screen.getByRole('group', { name }));

test('saves a manager’s settings for the home', async () => {
  const { api, person, save } = await open();
  await person.selectOptions(screen.getByLabelText('Review a check after'), '6 months');
  await person.selectOptions(screen.getByLabelText('A week begins on'), 'Sunday');
  await person.click(
    screen.getByRole('switch', { name: 'New records are shared with the family' }),
  );
  const green = figure('Minutes per resident per week').getByLabelText('Green from (minutes)');
  await person.clear(green);
  await person.type(green, '200');
  const changed: HomeSettings = {
    ...SETTINGS,
    pal_review_months: 6,
    week_start: 0,
    share_by_default: false,
    bands: { ...SETTINGS.bands, K5: { green: 200, amber: 60 } },
  };
  api.answers('home-settings/edit', changed);
  await save();
  await screen.findByText('Saved');
  expect(api.sentTo('home-settings/edit').map(({ input }) => input)).toEqual([changed]);
});

test('adds a safeguarding contact, and rejects an invalid number at its field', async () => {
  const { api, person, save } = await open();
  await person.click(screen.getByRole('button', { name: 'Add a contact' }));
  const contact = figure('Contact 1');
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(contact.getByLabelText(label), { target: { value } });
  type('Name of the team or person', 'Adult safeguarding team');
  type(/^Telephone(?! out)/, 'the council');
  await save();
  expect(await contact.findByText('Enter a telephone number.')).toBeTruthy();
  expect(api.sentTo('home-settings/edit')).toEqual([]);
  type(/^Telephone(?! out)/, '01632 960 101');
  api.answers('home-settings/edit', SETTINGS);
  await save();
  await screen.findByText('Saved');
  expect(api.sentTo('home-settings/edit')[0]?.input).toMatchObject({
    safeguarding_contacts: [{ name: 'Adult safeguarding team', telephone: '01632 960 101' }],
  });
});

test('shows an invalid value at its field, and restores the default with one press', async () => {
  const { api, person, save } = await open({
    ...SETTINGS,
    missed_days: { soon: 2, urgent: 4 },
  });
  const late = figure('Recorded late');
  const amber = late.getByLabelText('Amber up to (%)');
  await person.clear(amber);
  await person.type(amber, '1');
  await save();
  expect(await late.findByText('Amber must not be below green.')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Recorded late: Amber must not be below green.' }),
  ).toBeTruthy();
  expect(api.sentTo('home-settings/edit')).toEqual([]);

  await person.click(late.getByRole('button', { name: 'Use the default for Recorded late' }));
  expect(amber).toHaveProperty('value', '10');
  await person.click(
    screen.getByRole('button', { name: 'Use the default for Who has been missed' }),
  );
  api.answers('home-settings/edit', SETTINGS);
  await save();
  await screen.findByText('Saved');
  expect(api.sentTo('home-settings/edit').map(({ input }) => input)).toEqual([SETTINGS]);
});

test('tells other users who may change the settings', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  renderApp('/home-settings', { token: 'a-token' });
  await expectHeading('Home settings');
  expect(screen.getByText('Your home manager can change them.')).toBeTruthy();
  expect(api.sentTo('home-settings/get')).toEqual([]);
});
