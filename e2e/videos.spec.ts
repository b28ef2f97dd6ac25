import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { enterAs, MANAGER, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

test('a film plays with captions, jumps to a chapter and resumes', async ({ page, baseURL }) => {
  await enterAs(page, await signInByApi(baseURL ?? '', MANAGER));
  await page.goto('/tabs/videos');
  await expectPainted(page, 'Videos');
  const posters = page.getByRole('list', { name: 'Videos' }).getByRole('listitem');
  await expect.poll(() => posters.count()).toBeGreaterThanOrEqual(8);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'By the sea' }).click();
  await expectPainted(page, 'By the sea');
  await expectAccessible(page);

  const film = page.locator('video');
  const parts = page.getByRole('list', { name: 'Parts of this film' }).getByRole('button');
  await parts.nth(1).click();
  await expect(parts.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => film.evaluate((each: HTMLVideoElement) => each.paused)).toBe(false);
  const captions = () =>
    film.evaluate((each: HTMLVideoElement) => each.textTracks[0]?.cues?.length ?? 0);
  await expect.poll(captions).toBeGreaterThan(0);
  const kept = page.waitForResponse((response) => response.url().endsWith('videos/set-progress'));
  await film.evaluate((each: HTMLVideoElement) => each.pause());
  await kept;
  const place = await film.evaluate((each: HTMLVideoElement) => each.currentTime);

  await page.reload();
  await expectPainted(page, 'By the sea');
  const begins = () => film.evaluate((each: HTMLVideoElement) => each.currentTime);
  await expect.poll(begins).toBeGreaterThan(place - 2);
});
