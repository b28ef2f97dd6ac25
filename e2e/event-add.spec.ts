import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

interface Saved {
  id: string;
  title: string;
  day: string;
  start_time: string | null;
  place: string | null;
  series_id: string | null;
  staff: { resident_ids: string[]; recurrence: object | null } | null;
}

/** Unique across tests, screen widths and runs. */
const unique = (name: string) => `${name} ${Date.now().toString(36).slice(-5)}`;

/** Far enough ahead for every event of the test to be in the future. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function readSaved(page: Page, origin: string): Promise<Saved> {
  await expect(page).toHaveURL(/\/event\?id=/);
  const id = new URL(page.url()).searchParams.get('id');
  return ask<Saved>(origin, 'events/get', { id }, await signInByApi(origin, MANAGER));
}

async function listSeries(origin: string, { series_id }: Pick<Saved, 'series_id'>) {
  const token = await signInByApi(origin, MANAGER);
  const input = { from: dayIn(0), to: dayIn(60) };
  const { events } = await ask<{ events: Saved[] }>(origin, 'events/list', input, token);
  return events.filter((each) => each.series_id === series_id);
}

test.describe('a manager', () => {
  test.use({ signedInAs: MANAGER });

  test(
    'adds a weekly event from the library for two residents, and reads a warning first',
    { tag: '@phone' },
    async ({ page, baseURL: origin = '' }) => {
      const title = unique('Ukulele');
      await page.goto(`/event-add?day=${dayIn(7)}&time=14:30`);
      await expectPainted(page, 'Add an event');
      await page.getByRole('searchbox', { name: /^Find an activity/ }).fill('scented paints');
      await page.getByRole('button', { name: /^Painting with scented paints/ }).click();
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(
        'Painting with scented paints',
      );
      await page.getByLabel('Title', { exact: true }).fill(title);
      await page.getByLabel('Repeats', { exact: true }).selectOption('weekly');
      await expect(page.getByText(/^Every \w+ at 14:30 from/)).toBeVisible();

      await page.getByRole('button', { name: 'Choose residents' }).click();
      const picker = page.getByRole('dialog', { name: 'Who is invited?' });
      for (const name of [/^Peggy Hartley/, /^Peter Hallam/])
        await picker.getByRole('checkbox', { name }).check();
      await expect(picker.getByText('2 residents chosen')).toBeVisible();
      await expectAccessible(page);
      await picker.getByRole('button', { name: 'Use this choice' }).click();

      const warning = page.getByRole('checkbox', { name: /^I have read this: Fragrance/ });
      await expect(warning.first()).toBeVisible();
      await page.getByRole('button', { name: 'Save event' }).click();
      await expect(page.getByRole('link', { name: /^Warnings: Read and tick/ })).toBeVisible();
      await expectAccessible(page);
      const toRead = page.getByRole('checkbox', { name: /^I have read this/ });
      for (const each of await toRead.all()) await each.press(' ');
      await page.getByRole('button', { name: 'Save event' }).click();

      const saved = await readSaved(page, origin);
      expect(saved).toMatchObject({ title, day: dayIn(7), start_time: '14:30' });
      expect(saved.staff?.resident_ids).toHaveLength(2);
      expect(saved.staff?.recurrence).toMatchObject({ repeats: 'weekly', until: null });
    },
  );

  test(
    'moves one event of a series, and changes this and the following ones after a preview',
    { tag: '@desktop' },
    async ({ page, baseURL: origin = '' }) => {
      const { id } = await addSeries(origin);
      const token = await signInByApi(origin, MANAGER);
      const first = await ask<Saved>(origin, 'events/get', { id }, token);
      const [, second, third] = await listSeries(origin, first);

      await page.goto(`/event-add?id=${third?.id}`);
      await expectPainted(page, 'Edit the event');
      await page.getByLabel(/^Place\b/).fill('Chapel');
      await page.getByRole('button', { name: 'Save event' }).click();
      const question = page.getByRole('dialog', { name: 'Which events do you want to change?' });
      await expect(question.getByRole('radio', { name: /^Only this one/ })).toBeChecked();
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Save event' }).click();
      expect(await readSaved(page, origin)).toMatchObject({ place: 'Chapel' });

      await page.goto(`/event-add?id=${second?.id}`);
      await page.getByLabel(/^Place\b/).fill('Garden room');
      await page.getByRole('button', { name: 'Save event' }).click();
      await question.getByRole('radio', { name: /^This and the following ones/ }).check();
      await expect(question.getByText(/^\d+ events change\.$/)).toBeVisible();
      await expect(question.getByText(/: place$/)).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Save event' }).click();

      const saved = await readSaved(page, origin);
      const places = (await listSeries(origin, saved)).map(({ place }) => place);
      expect(places.slice(0, 3)).toEqual(['Garden room', 'Chapel', 'Garden room']);
      expect((await listSeries(origin, first)).map(({ place }) => place)).toEqual(['Lounge']);
    },
  );
});

/** A weekly series in the lounge. */
async function addSeries(origin: string): Promise<{ id: string }> {
  const series = {
    title: unique('Ukulele'),
    category: 'MUS',
    audience: 'residents',
    place: 'Lounge',
    day: dayIn(3),
    start_time: '14:30',
    minutes: 60,
    recurrence: { repeats: 'weekly', weekdays: [weekdayIn(3)], until: null },
  };
  return ask(origin, 'events/add', series, await signInByApi(origin, MANAGER));
}

/** 1 is Monday. */
const weekdayIn = (days: number) => new Date(dayIn(days)).getUTCDay() || 7;

test.describe('a relative', () => {
  test.use({ signedInAs: RELATIVE });

  test('reads who adds events, and finds the way back', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/event-add');
    await expectPainted(page, 'Add an event');
    await expect(page.getByText(/^The team of the home adds events/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to events' })).toBeVisible();
    await expectAccessible(page);
  });
});
