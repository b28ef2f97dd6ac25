import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, enterAs, registerHome } from './people.ts';
import { test } from './watched-page.ts';
import { whenControlled } from './when-controlled.ts';

/** On the clock of the home. */
const clock = (minutesAgo: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/London',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(Date.now() - minutesAgo * 60_000)
    .split(' ') as [string, string];

/** A new home with three residents and an event that began today. */
async function openHome(origin: string) {
  const { token } = await registerHome(origin);
  const people: string[] = [];
  for (const first_name of ['Ada', 'Bella', 'Cyril']) {
    const person = {
      first_name,
      last_name: 'Marsh',
      date_of_birth: '1938-04-02',
      move_in_date: '2026-01-05',
    };
    people.push((await ask<{ id: string }>(origin, 'residents/add', person, token)).id);
  }
  const [today] = clock(0);
  const [day, time] = clock(20);
  const event = {
    title: 'Singalong',
    category: 'MUS',
    audience: 'residents',
    place: 'Lounge',
    day: today,
    start_time: day === today ? time : '00:00',
    minutes: 60,
    resident_ids: people.slice(0, 2),
  };
  const { id } = await ask<{ id: string }>(origin, 'events/add', event, token);
  return { token, people, id, event };
}

const mark = (page: Page, name: string, what: string) =>
  page
    .getByRole('group', { name: `What happened: ${name} Marsh` })
    .getByRole('button', { name: what });

test('a register becomes a record, and the figure of planned and delivered changes', async ({
  page,
  baseURL: origin = '',
}) => {
  const { token, people, id } = await openHome(origin);
  const tea = {
    client_uuid: randomUUID(),
    report_type: 'quick',
    free_title: 'Tea together',
    category: 'SOC',
    format: 'one_to_one',
    started_at: new Date(Date.now() - 600_000).toISOString(),
    duration_min: 5,
    led_by: [{ kind: 'volunteer', name: 'Joan' }],
    participations: [{ resident_id: people[0], attendance: 'took_part' }],
  };
  await ask(origin, 'reports/add', tea, token);
  await enterAs(page, token);
  await page.goto('/tabs/insights');
  await expect(page.getByText('No events for residents were planned in these days.')).toBeVisible();

  await page.goto(`/event?id=${id}`);
  await expectPainted(page, 'Singalong');
  await mark(page, 'Ada', 'Came').click();
  await mark(page, 'Bella', 'Declined').click();
  await page.getByRole('button', { name: 'Add a resident who was not invited' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cyril/ })
    .click();
  await expect(mark(page, 'Cyril', 'Came')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Not invited', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Record the activity' }).click();
  await expectPainted(page, 'Record');
  await expect(page.getByRole('button', { name: /Declined Change$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Took part Change$/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectPainted(page, 'Singalong');

  await page.goto(`/event?id=${id}`);
  await expect(page.getByRole('link', { name: 'Open the record' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Record once more' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/tabs/insights');
  await expect(page.getByText('1 of 1 planned event took place.')).toBeVisible();
});

test('an event of tomorrow has neither register nor record', async ({
  page,
  baseURL: origin = '',
}) => {
  const { token, event } = await openHome(origin);
  const later = { ...event, title: 'Quiz', day: clock(-24 * 60)[0], start_time: '14:30' };
  const { id } = await ask<{ id: string }>(origin, 'events/add', later, token);
  await enterAs(page, token);
  await page.goto(`/event?id=${id}`);
  await expectPainted(page, 'Quiz');
  await expect(page.getByText('The register opens on the day of the event.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Record this event' })).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ worker: true });

  test(
    'marks survive closing the page and are sent once',
    { tag: '@phone' },
    async ({ page, context, baseURL: origin = '', expectComplaints }) => {
      expectComplaints(/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/, /ERR_FAILED/);
      const { token, id } = await openHome(origin);
      await enterAs(page, token);
      await page.goto(`/event?id=${id}`);
      await whenControlled(page);
      await expect(mark(page, 'Ada', 'Came')).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Carry on recording' }).click();
      await mark(page, 'Ada', 'Came').click();
      await expect(page.getByText('1 mark is not saved yet')).toBeVisible();
      await expectAccessible(page);

      const saved: number[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('/register/mark')) saved.push(response.status());
      });
      // The page is closed and opened again, still without a connection.
      await page.reload();
      await page.getByRole('button', { name: 'Carry on recording' }).click();
      await expect(mark(page, 'Ada', 'Came')).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText('1 mark is not saved yet')).toBeVisible();
      await context.setOffline(false);
      await expect.poll(() => saved).toEqual([200]);
      await expect(page.getByText('1 mark is not saved yet')).toHaveCount(0);
      const { people } = await ask<{ people: { preferred_name: string; mark: string | null }[] }>(
        origin,
        'register/get',
        { event_id: id },
        token,
      );
      expect(people.find(({ preferred_name }) => preferred_name === 'Ada')?.mark).toBe('came');
      expect(saved).toEqual([200]);
    },
  );
});
