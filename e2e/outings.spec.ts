import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, CARER, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';
import { whenControlled } from './when-controlled.ts';

const OFFLINE_COMPLAINTS = [/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/, /ERR_FAILED/];

/** A trip today with two residents of its own and the carer. */
async function planTrip(origin: string) {
  const token = await signInByApi(origin, MANAGER);
  const carerToken = await signInByApi(origin, CARER);
  const carer = await ask<{ id: string }>(origin, 'me', {}, carerToken);
  const unique = Date.now().toString(36).slice(-5);
  const day = new Date().toISOString().slice(0, 10);
  const names = [`Odette ${unique}`, `Barnaby ${unique}`];
  const resident_ids: string[] = [];
  for (const first_name of names) {
    const person = { first_name, last_name: 'Quill', date_of_birth: '1938-04-02' };
    const input = { ...person, move_in_date: '2026-01-05' };
    resident_ids.push((await ask<{ id: string }>(origin, 'residents/add', input, token)).id);
  }
  const trip = {
    title: `Heron Lake ${unique}`,
    category: 'NAT',
    audience: 'residents',
    family_scope: 'none',
    day,
    start_time: null,
    minutes: 60,
    outdoors: true,
    resident_ids,
    lead_id: carer.id,
  };
  const { id } = await ask<{ id: string }>(origin, 'events/add', trip, token);
  return { id, title: trip.title, names, token };
}

test.describe('a carer on a trip', () => {
  test.use({ signedInAs: CARER, worker: true });

  test(
    'checks and counts without a connection, sees at once who is missing, and it is sent once',
    { tag: '@phone' },
    async ({ page, context, baseURL: origin = '', expectComplaints }) => {
      expectComplaints(...OFFLINE_COMPLAINTS);
      const { id, title, names, token } = await planTrip(origin);
      const [odette = '', barnaby = ''] = names;
      await page.goto(`/event?id=${id}`);
      await expectPainted(page, title);
      await whenControlled(page);
      await page.getByRole('link', { name: 'Outing pack' }).click();
      await expectPainted(page, 'Outing pack');
      await expect(page.getByText('No approved risk assessment')).toBeVisible();
      await expectAccessible(page);
      // Opened once before leaving, so that their code is on the phone.
      await page.getByRole('link', { name: 'Count heads' }).click();
      await expectPainted(page, 'Count heads');
      await expectAccessible(page);
      await page.goto(`/session-check?event=${id}`);
      await expectPainted(page, 'Check before you start');
      await expectAccessible(page);

      await context.setOffline(true);
      const alert = page.getByRole('alertdialog', { name: 'No Internet Connection' });
      await alert.getByRole('button', { name: 'Carry on recording' }).click();
      const questions = page.getByRole('radiogroup');
      await expect(questions).toHaveCount(5);
      for (let at = 1; at < 5; at += 1)
        await questions.nth(at).getByText('Yes', { exact: true }).click();
      await questions.nth(0).getByText('No', { exact: true }).click();
      await page.getByLabel('What is different?').fill('One of us has a cough and rests.');
      await page.getByRole('button', { name: 'Save check' }).click();
      await expect(page.getByText('Stop and think')).toBeVisible();
      await expect(page.getByText('1 check is not sent yet')).toBeVisible();
      await page.getByRole('link', { name: 'Back to the event' }).click();
      await page.getByRole('link', { name: 'Outing pack' }).click();
      await page.getByRole('link', { name: 'Count heads' }).click();
      await page.getByRole('button', { name: new RegExp(odette) }).click();
      await page.getByRole('button', { name: /Staff/ }).click();
      await expect(page.getByText(`Not seen yet: ${barnaby} Quill`)).toBeVisible();
      await page.getByRole('button', { name: 'Save count: not everyone is here' }).click();
      await expect(page.getByText(`Missing: ${barnaby} Quill`)).toBeVisible();
      await expect(page.getByText('1 headcount is not sent yet')).toBeVisible();

      await context.setOffline(false);
      await expect(page.getByText('1 headcount is not sent yet')).toHaveCount(0);
      await expect(page.getByText('1 check is not sent yet')).toHaveCount(0);
      await page.getByRole('button', { name: 'Count again' }).click();
      const faces = page.getByRole('group', { name: 'Tap each face you see' });
      for (const face of await faces.getByRole('button').all()) await face.click();
      await page.getByRole('button', { name: 'Save count', exact: true }).click();
      await expect(page.getByText('Everyone is here', { exact: true })).toBeVisible();
      await expectAccessible(page);

      const checks = await ask<object[]>(
        origin,
        'session-checks/list',
        { event_id: id, report_id: null },
        token,
      );
      expect(checks).toMatchObject([{ state: 'stop_and_think' }]);
      const rounds = await ask<object[]>(origin, 'headcounts/list', { event_id: id }, token);
      expect(rounds).toMatchObject([{ stage: 'leaving', round: 1, comparison: null }]);
    },
  );
});

test.describe('a manager', () => {
  test.use({ signedInAs: MANAGER });

  test('edits an outing and prints its pack', async ({ page, baseURL: origin = '' }) => {
    const { id, names } = await planTrip(origin);
    await page.goto(`/outing?id=${id}`);
    await expectPainted(page, 'Outing pack');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expectPainted(page, 'Edit outing');
    await expectAccessible(page);
    const group = page.getByRole('group', { name: new RegExp(names[0] ?? '') });
    await group.getByLabel('How to recognise them').fill('Green hat and a long scarf');
    await page.getByRole('button', { name: 'Save outing' }).click();
    await expectPainted(page, 'Outing pack');
    await expect(page.getByText('Green hat and a long scarf')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Print outing pack' }).click();
    expect((await download).suggestedFilename()).toBe('outing-pack.pdf');
  });
});

test.describe('a relative', () => {
  test.use({ signedInAs: RELATIVE });

  test('sees nothing of it', async ({ page, baseURL: origin = '' }) => {
    const { id, names } = await planTrip(origin);
    await page.goto(`/outing?id=${id}`);
    await expect(page.getByText('Risk assessments are not available here')).toBeVisible();
    await expect(page.getByText(names[0] ?? '')).toHaveCount(0);
  });
});
