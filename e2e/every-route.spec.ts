import { expect, type Page } from '@playwright/test';

import { pages } from '../packages/web/src/app/pages.ts';
import { expectAccessible, isRouteChecked } from './expect-page.ts';
import { ask, MANAGER, MANY_HOMES, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

type Path = keyof typeof pages;

const toAddress = (path: Path) => (path === 'tabs/*' ? '/tabs/nowhere/at/all' : `/${path}`);

/** Routes that are empty or locked for the demo manager. */
const SHOWN_TO: Partial<Record<Path, string>> = {
  'tabs/activities/today': RELATIVE,
  'tabs/relatives': RELATIVE,
  'photo-suggest': RELATIVE,
  switch: MANY_HOMES,
  'compare-homes': MANY_HOMES,
};

const listIn = async <T>(origin: string, call: string, input = {}) =>
  ask<T>(origin, call, input, await signInByApi(origin, MANAGER));

async function readResident(origin: string) {
  const [resident] = await listIn<{ id: string }[]>(origin, 'residents/list');
  return resident?.id ?? '';
}

const ofResident = async (origin: string) => `?id=${await readResident(origin)}`;
const aboutResident = async (origin: string) => `?resident=${await readResident(origin)}`;

const ofSurvey = async (origin: string) => {
  const surveys = await listIn<{ id: string; state: string }[]>(origin, 'surveys/list');
  return `?id=${surveys.find(({ state }) => state === 'open')?.id ?? ''}`;
};

async function readEvent(origin: string) {
  const day = new Date().toISOString().slice(0, 10);
  const { events } = await listIn<{ events: { id: string }[] }>(origin, 'events/list', {
    from: `${day.slice(0, 7)}-01`,
    to: `${day.slice(0, 7)}-28`,
  });
  return events[0]?.id;
}

/** Parameters of routes that show a single item. */
const QUERIES: Partial<Record<Path, (origin: string) => Promise<string>>> = {
  resident: ofResident,
  'photo-gift': async (origin) => `?resident_id=${await readResident(origin)}`,
  'resident-glance': ofResident,
  'resident-consents': ofResident,
  'resident-interests': ofResident,
  'resident-insights': ofResident,
  'resident-record': ofResident,
  'manage-about-me': ofResident,
  'photo-copies': async (origin) => `?resident_id=${await readResident(origin)}`,
  pal: ofResident,
  'manage-relative': aboutResident,
  'report-additional-observation': aboutResident,
  'email-report': aboutResident,
  activity: async (origin) => {
    const { activities } = await listIn<{ activities: { id: string }[] }>(
      origin,
      'activities/search',
    );
    return `?id=${activities[0]?.id}`;
  },
  video: async (origin) => {
    const [video] = await listIn<{ id: string }[]>(origin, 'dashboard/videos');
    return `?id=${video?.id}`;
  },
  tutorial: async (origin) => {
    const [tutorial] = await listIn<{ code: string }[]>(origin, 'dashboard/tutorials');
    return `?code=${tutorial?.code}`;
  },
  event: async (origin) => `?id=${await readEvent(origin)}`,
  outing: async (origin) => `?id=${await readEvent(origin)}`,
  'outing-edit': async (origin) => `?id=${await readEvent(origin)}`,
  headcount: async (origin) => `?id=${await readEvent(origin)}`,
  'session-check': async (origin) => `?event=${await readEvent(origin)}`,
  'chat-thread': async (origin) => {
    const { threads } = await listIn<{ threads: { id: string }[] }>(origin, 'threads/list');
    return `?id=${threads[0]?.id}`;
  },
  'chat-print': async (origin) => {
    const { threads } = await listIn<{ threads: { id: string; kind: string }[] }>(
      origin,
      'threads/list',
    );
    return `?id=${threads.find(({ kind }) => kind === 'family')?.id}`;
  },
  'feedback-entry': async (origin) => {
    const { rows } = await listIn<{ rows: { id: string }[] }>(origin, 'feedback/list');
    return `?id=${rows[0]?.id}`;
  },
  action: async (origin) => {
    const { rows } = await listIn<{ rows: { id: string }[] }>(origin, 'actions/list');
    return `?id=${rows[0]?.id}`;
  },
  meeting: async (origin) => {
    const { rows } = await listIn<{ rows: { id: string }[] }>(origin, 'meetings/list');
    return `?id=${rows[0]?.id}`;
  },
  'meeting-print': async (origin) => {
    const { rows } = await listIn<{ rows: { id: string }[] }>(origin, 'meetings/list');
    return `?id=${rows[0]?.id}`;
  },
  'risk-assessment': async (origin) => {
    const { rows } = await listIn<{ rows: { id: string }[] }>(origin, 'risk-assessments/list');
    return `?id=${rows[0]?.id ?? ''}`;
  },
  'survey-results': ofSurvey,
  'survey-answer': ofSurvey,
  'manage-survey-entry': ofSurvey,
  performer: async (origin) => {
    const [performer] = await listIn<{ id: string }[]>(origin, 'performers/list');
    return `?id=${performer?.id}`;
  },
  photo: async (origin) => {
    const { photos } = await listIn<{ photos: { id: string }[] }>(origin, 'photos/list', {
      state: 'ready',
    });
    return `?id=${photos[0]?.id}`;
  },
  report: async (origin) => {
    const day = (daysAgo: number) =>
      new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const input = { from: day(30), to: day(0) };
    const { reports } = await listIn<{ reports: { id: string }[] }>(origin, 'reports/list', input);
    return `?id=${reports[0]?.id}`;
  },
};

async function show(page: Page, path: Path, origin: string) {
  await page.goto(`${toAddress(path)}${(await QUERIES[path]?.(origin)) ?? ''}`, {
    waitUntil: 'networkidle',
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
}

const paths = Object.keys(pages) as Path[];

for (const email of new Set([MANAGER, ...Object.values(SHOWN_TO)]))
  test.describe(email, () => {
    test.use({ signedInAs: email });

    test('every route passes axe in both themes', async ({ page, baseURL }) => {
      const shown = paths.filter((path) => (SHOWN_TO[path] ?? MANAGER) === email);
      const left = shown.filter((path) => !isRouteChecked(toAddress(path)));
      test.setTimeout(90_000 + left.length * 10_000);
      for (const path of left) {
        await test.step(path, async () => {
          await show(page, path, baseURL ?? '');
          await expectAccessible(page);
          expect(isRouteChecked(toAddress(path)), `${path} was checked in both themes`).toBe(true);
        });
      }
      expect(shown.length).toBeGreaterThan(0);
    });
  });
