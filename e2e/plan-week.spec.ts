import { expect, type Page } from '@playwright/test';

import { addDays } from '../packages/shared/src/days.ts';
import { mondayOf } from '../packages/shared/src/events/events/recurrence.ts';
import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, CARER, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

/** Each width plans a week of its own, because both share a home. */
const weekAhead = (project: string): string =>
  addDays(mondayOf(new Date().toISOString().slice(0, 10)), 7 * (project === 'phone' ? 12 : 32));

const listTitles = async (origin: string, email: string, week: string) => {
  const token = await signInByApi(origin, email);
  const input = { from: week, to: addDays(week, 6) };
  const { events } = await ask<{ events: { title: string }[] }>(
    origin,
    'events/list',
    input,
    token,
  );
  return events.map(({ title }) => title);
};

const clash = (page: Page) => page.getByText('Orangery is used twice');

test.describe('for a manager', () => {
  test.use({ signedInAs: MANAGER });

  test('a week is copied, freed of a clash and published: a relative sees it only then', async ({
    page,
    baseURL: origin = '',
  }, { project }) => {
    const before = weekAhead(project.name);
    const week = addDays(before, 7);
    const token = await signInByApi(origin, MANAGER);
    const [poems, chess] = [`Poems ${Date.now()}`, `Chess ${Date.now()}`];
    for (const title of [poems, chess]) {
      const place = title === poems ? 'Orangery' : 'orangery';
      const time = { day: addDays(before, 1), start_time: '14:30', minutes: 60 };
      const event = { title, category: 'COG', audience: 'all', place, ...time };
      await ask(origin, 'events/add', event, token);
    }
    await page.goto(`/plan-week?week=${week}`);
    await expectPainted(page, 'Plan the week');
    await page.getByRole('button', { name: 'Fill the week' }).click();
    await page.getByRole('menuitem', { name: 'Copy the week before' }).click();
    await expect(clash(page)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: `Actions for “${chess}”` }).click();
    await page.getByRole('menuitem', { name: 'Move to …' }).click();
    const dialog = page.getByRole('dialog', { name: `Move “${chess}”` });
    await dialog.getByRole('spinbutton', { name: /^hour, Starts at/ }).fill('16');
    await dialog.getByRole('button', { name: 'Move event' }).click();
    await expect(clash(page)).toHaveCount(0);

    expect(await listTitles(origin, RELATIVE, week)).not.toContain(poems);
    await page.getByRole('button', { name: 'Publish week' }).click();
    const publish = page.getByRole('dialog', { name: 'Publish this week?' });
    await expect(publish.getByText('2 events will appear in the calendar.')).toBeVisible();
    await expectAccessible(page);
    await publish.getByRole('button', { name: 'Publish week' }).click();
    await expect(publish).toHaveCount(0);
    await expect
      .poll(() => listTitles(origin, RELATIVE, week))
      .toEqual(expect.arrayContaining([poems, chess]));
  });

  test('an event is dragged to another day with the mouse, and keeps its time @desktop', async ({
    page,
    baseURL: origin = '',
  }, { project }) => {
    const week = addDays(weekAhead(project.name), 14);
    const token = await signInByApi(origin, MANAGER);
    const title = `Quiz ${Date.now()}`;
    const event = { title, category: 'COG', audience: 'all', start_time: '10:30', minutes: 45 };
    const tuesday = { ...event, day: addDays(week, 1), is_draft: true };
    const { id } = await ask<{ id: string }>(origin, 'events/add', tuesday, token);
    await page.goto(`/plan-week?week=${week}`);
    await expectPainted(page, 'Plan the week');
    const column = (day: string) => page.getByRole('listitem', { name: new RegExp(`^${day}`) });
    const card = (day: string) => column(day).getByText(title, { exact: true });
    await expect(card('Tuesday')).toBeVisible();

    // A real mouse: the browser begins a drag after a few pixels, and drops where the button is let go.
    await card('Tuesday').hover();
    await page.mouse.down();
    await column('Thursday').hover();
    await column('Thursday').hover();
    await expect(column('Thursday')).toHaveAttribute('data-target', 'true');
    await page.mouse.up();

    await expect(card('Thursday')).toBeVisible();
    await expect(card('Tuesday')).toHaveCount(0);
    const read = () =>
      ask<{ day: string; start_time: string }>(origin, 'events/get', { id }, token);
    await expect.poll(read).toMatchObject({ day: addDays(week, 3), start_time: '10:30' });
  });
});

test.describe('for a carer', () => {
  test.use({ signedInAs: CARER });

  test('planning is closed, with who plans and a way back', async ({ page }) => {
    await page.goto('/plan-week');
    await expectPainted(page, 'Plan the week');
    await expect(page.getByText(/^Managers, activity leads/)).toBeVisible();
    await expectAccessible(page);
  });
});
