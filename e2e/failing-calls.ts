import type { Page, Route } from '@playwright/test';

/** The call that tests make fail; only one screen makes it. */
export const CALL = '**/api/v2/residents/list';

export const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications', exact: true });

export const answer =
  (status: number, body: object = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: body });

/** Texts of failures that leave the screen, word for word. */
export const OURS = {
  session: ['Session Expired', 'Your session has been logged out. Please login again to continue'],
  unreachable: ['Connection Failed', 'Could not connect to Relish servers, please try again'],
  maintenance: ['Service Unavailable', 'Our servers are undergoing maintenance'],
} as const;
