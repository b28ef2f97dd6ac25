import { randomUUID } from 'node:crypto';

import { SESSION_CHECKS } from '@relish/shared/risks/session-checks/check.ts';

import type { TestApp, TestUser } from './test-app.ts';

/** On the day of the clock of the tests, so that checks and headcounts are open. */
export const A_TRIP = {
  title: 'Garden centre',
  category: 'NAT',
  audience: 'all',
  family_scope: 'all_home',
  day: '2026-11-15',
  start_time: '10:00',
  minutes: 180,
  place: 'Green Acres',
} as const;

export const ALL_WELL = SESSION_CHECKS.map((check) => ({ check, ok: true }));

export const aCheck = () => ({
  client_uuid: randomUUID(),
  answers: ALL_WELL,
  checked_at: '2026-11-15T08:55:00.000Z',
});

export const aHeadcount = () => ({
  client_uuid: randomUUID(),
  stage: 'leaving' as const,
  round: 1,
  counted_at: '2026-11-15T08:58:00.000Z',
});

export const NO_DETAILS = { staff_ids: [], pairs: [] };

export function foreignOutings(t: TestApp) {
  const byEvent =
    (rest: () => object = () => ({})) =>
    async ({ token }: TestUser) => ({
      event_id: (await t.call('events/add', A_TRIP, { token })).body.id as string,
      ...rest(),
    });
  return {
    'session-checks/list': byEvent(() => ({ report_id: null })),
    'session-checks/add': byEvent(aCheck),
    'outings/get': byEvent(),
    'outings/start-assessment': byEvent(),
    'outings/save': byEvent(() => ({ revision: 0, details: NO_DETAILS })),
    'outings/print': byEvent(() => ({ client_uuid: randomUUID() })),
    'outings/destroy-paper': byEvent(),
    'headcounts/list': byEvent(),
    'headcounts/add': byEvent(() => ({ ...aHeadcount(), seen_ids: [] })),
  };
}
