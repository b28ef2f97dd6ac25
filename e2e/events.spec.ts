import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, enterAs, MANAGER, registerHome, RELATIVE } from './people.ts';
import { test } from './watched-page.ts';

const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.describe('the calendar of a home', () => {
  test.use({ signedInAs: MANAGER });

  test('a manager sees the programme and opens an event', async ({ page }) => {
    await page.goto(`/tabs/events?day=${dayAhead(7)}`);
    await expectPainted(page, 'Events');
    await expect(page.getByRole('link', { name: /Choir/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /Choir/ }).first().click();
    await expectPainted(page, 'Choir');
    await expect(page.getByText(/^Every week on Tuesday/)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('for a relative', () => {
  test.use({ signedInAs: RELATIVE });

  test('the calendar shows no events for staff, and nothing to add', async ({ page }) => {
    await page.goto(`/tabs/events?day=${dayAhead(7)}`);
    await expectPainted(page, 'Events');
    await expect(page.getByRole('link', { name: /Choir/ }).first()).toBeVisible();
    await expect(page.getByText('Handover and planning')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Add an event' })).toHaveCount(0);
  });
});

test('a manager moves and lengthens an event with a mouse @desktop', async ({
  page,
  baseURL: origin = '',
}) => {
  const { token } = await registerHome(origin);
  const day = dayAhead(3);
  const singalong = { title: 'Singalong', category: 'MUS', audience: 'all', day, minutes: 60 };
  await ask(origin, 'events/add', { ...singalong, start_time: '10:00' }, token);
  await enterAs(page, token);
  await page.goto(`/tabs/events?view=day&day=${day}`);
  const block = page.getByRole('link', { name: /Singalong/ });
  const column = page.getByRole('region', { name: /\d/ });
  const { height = 0 } = (await column.boundingBox()) ?? {};
  const hour = height / 10;
  await block.dragTo(column, {
    sourcePosition: { x: 40, y: 10 },
    targetPosition: { x: 60, y: 10 + 6 * hour },
  });
  await expect(page.getByText(/^Event moved to .*14:00/)).toBeVisible();
  await expect(block).toContainText('14:00–15:00');
  const box = await block.boundingBox();
  if (!box) throw new Error('the event has no box');
  const edge = { x: box.x + 40, y: box.y + box.height - 3 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x, edge.y + hour / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('Event now ends at 15:30.')).toBeVisible();
  await expect(block).toContainText('14:00–15:30');
});

test('a manager cancels an event with a reason, and restores it', async ({
  page,
  baseURL: origin = '',
}) => {
  const { token } = await registerHome(origin);
  const { id } = await ask<{ id: string }>(
    origin,
    'events/add',
    {
      title: 'Singalong',
      category: 'MUS',
      audience: 'all',
      day: dayAhead(3),
      start_time: '14:30',
      minutes: 60,
    },
    token,
  );
  await enterAs(page, token);
  await page.goto(`/event?id=${id}`);
  await expectPainted(page, 'Singalong');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel event' }).click();
  await page.getByLabel(/^Reason/).fill('The pianist is ill');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByText('This event is cancelled')).toBeVisible();
  await expect(page.getByText('The pianist is ill')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('This event is cancelled')).toHaveCount(0);
});
