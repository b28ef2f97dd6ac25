import { HomeSettings } from '@relish/shared/home-settings/contract.ts';
import { DEFAULT_SETTINGS } from '@relish/shared/home-settings/defaults.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../testing/expect-heading.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';

// What is loaded lazily is read once before the clock runs: a busy machine takes its time.
beforeAll(
  () => Promise.all([import('../../app/shell.tsx'), import('./home-settings-page.tsx')]),
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

test('a manager decides for the home', async () => {
  const { api, person, save } = await open();
  await person.selectOptions(screen.getByLabelText('Review a check after'), '6 months');
  await person.selectOptions(screen.getByLabelText('A week begins on'), 'Sunday');
  await person.click(
    screen.getByRole('switch', { name: 'New records are shared with the family' }),
  );
  const green = figure('Minutes per person and week').getByLabelText('Green from (minutes)');
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

test('what cannot be is said at its field, and the default is one press away', async () => {
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

test('others are told who decides', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  renderApp('/home-settings', { token: 'a-token' });
  await expectHeading('Home settings');
  expect(screen.getByText('Your home manager can change them.')).toBeTruthy();
  expect(api.sentTo('home-settings/get')).toEqual([]);
});
