import type { Event } from '@sentry/react';
import { expect, test } from 'vitest';

import { maskEvent } from './event-masking.ts';
import { maskBreadcrumb, maskSpan } from './trail-masking.ts';

const ID = '6f1c2b9e-4d7a-4c8e-9b1f-2a3c4d5e6f70';

const apiError = (status: number, options?: ErrorOptions) =>
  Object.assign(new Error('Grace Hopper is not yours', options), { name: 'ApiError', status });

const listExceptions = (event: Event) =>
  event.exception?.values?.map(({ type, value }) => ({ type, value }));

test('sends only reviewed fields of an event', () => {
  const event: Event = {
    event_id: 'abc',
    release: 'relish@1',
    environment: 'production',
    user: { email: 'grace@home.test', ip_address: '1.2.3.4' },
    extra: { __serialized__: { name: 'Grace' } },
    server_name: 'grace-pc',
    message: 'Hello "Grace"',
    transaction: `/manage-resident/${ID}`,
    tags: { call: `residents/${ID}`, replayId: 'a'.repeat(32) },
    request: {
      url: `https://relish.example/manage-resident/${ID}?name=Grace`,
      query_string: 'name=Grace',
      cookies: { a: 'Grace' },
      data: 'Grace',
      headers: { Referer: 'https://relish.example/?Grace', 'User-Agent': 'Browser 1' },
    },
    contexts: {
      trace: { trace_id: 'b'.repeat(32), span_id: 'c'.repeat(16), data: { 'url.full': 'Grace' } },
      device: { name: 'Grace’s iPhone', model: 'iPhone' },
      state: { state: { type: 'redux', value: { name: 'Grace' } } },
    },
    ...({ later: 'Grace' } as object),
  };
  const masked = maskEvent(event);
  expect(JSON.stringify(masked)).not.toMatch(/grace|1\.2\.3\.4/i);
  expect(masked).toEqual({
    event_id: 'abc',
    release: 'relish@1',
    environment: 'production',
    message: 'Hello …',
    transaction: '/manage-resident/:id',
    tags: { call: 'residents/:id', replayId: 'a'.repeat(32) },
    request: {
      url: 'https://relish.example/manage-resident/:id',
      headers: { 'User-Agent': 'Browser 1' },
    },
    contexts: {
      trace: { trace_id: 'b'.repeat(32), span_id: 'c'.repeat(16), data: {} },
      device: { model: 'iPhone' },
    },
  });
});

test('keeps the status of a failed call, not the server’s text', () => {
  const values = [
    { type: 'TypeError', value: 'Failed for "Grace"' },
    { type: 'ApiError', value: 'Grace Hopper is not yours' },
  ];
  const masked = maskEvent({ exception: { values } }, apiError(418, { cause: new TypeError('x') }));
  expect(listExceptions(masked)).toEqual([
    { type: 'TypeError', value: 'Failed for …' },
    { type: 'ApiError', value: 'ApiError 418' },
  ]);
  const wrapped = new Error('outside', { cause: apiError(500) });
  expect(listExceptions(maskEvent({ exception: { values: values.slice(1) } }, wrapped))).toEqual([
    { type: 'ApiError', value: 'ApiError 500' },
  ]);
});

test('does not send a thrown value that is not an Error', () => {
  const value = 'Non-Error promise rejection captured with value: Grace Hopper';
  const event = { exception: { values: [{ type: 'UnhandledRejection', value }] } };
  expect(listExceptions(maskEvent(event, 'Grace Hopper'))).toEqual([
    { type: 'UnhandledRejection', value: 'a thrown string' },
  ]);
});

test('keeps files, functions and lines of the stack, without variables', () => {
  const frame = {
    filename: 'https://relish.example/assets/a-B1.js',
    function: 'save',
    lineno: 1,
    colno: 2,
  };
  const frames = [{ ...frame, in_app: true, vars: { name: 'Grace' }, context_line: 'Grace' }];
  const masked = maskEvent({
    exception: {
      values: [
        {
          type: 'E',
          value: '',
          stacktrace: { frames },
          mechanism: { type: 'a', data: { x: 'Grace' } },
        },
      ],
    },
  });
  expect(masked.exception?.values?.[0]).toEqual({
    type: 'E',
    value: '',
    mechanism: { type: 'a' },
    stacktrace: { frames: [{ ...frame, in_app: true }] },
  });
});

test.each([
  [
    { category: 'console', level: 'log', message: 'Grace', data: { arguments: ['Grace'] } },
    { category: 'console', level: 'log' },
  ],
  [
    { category: 'ui.click', message: 'main > button[aria-label="Grace"]', data: { x: 'Grace' } },
    { category: 'ui.click', message: 'main > button' },
  ],
  [
    {
      category: 'fetch',
      data: { method: 'POST', status_code: 403, url: `/api/v2/residents?n=Grace`, body: 'Grace' },
    },
    { category: 'fetch', data: { method: 'POST', status_code: 403, url: '/api/v2/residents' } },
  ],
  [
    { category: 'navigation', data: { from: '/tabs', to: `/manage-resident/${ID}` } },
    { category: 'navigation', data: { from: '/tabs', to: '/manage-resident/:id' } },
  ],
  [
    { category: 'sentry.event', message: 'Error: no "Grace"', data: { name: 'Grace' } },
    { category: 'sentry.event', message: 'Error: no …' },
  ],
] as const)('keeps only the kind of the breadcrumb %j', (breadcrumb, masked) => {
  expect(maskBreadcrumb(breadcrumb)).toEqual(masked);
});

test.each([
  [
    'http.client',
    `POST https://relish.example/api/v2/me?x=Grace`,
    'POST https://relish.example/api/v2/me',
  ],
  ['navigation', `/manage-resident/${ID}`, '/manage-resident/:id'],
  ['ui.interaction.click', 'main > a[title="Grace"]', 'main > a'],
  ['measure', 'show "Grace"', 'show …'],
])('names a span of %s by its kind', (op, description, masked) => {
  const span = { op, description, span_id: 'a', trace_id: 'b', start_timestamp: 1 };
  const data = { 'http.method': 'POST', 'lcp.element': 'img[alt="Grace"]', size: 3 };
  expect(maskSpan({ ...span, data })).toEqual({
    ...span,
    description: masked,
    data: { 'http.method': 'POST', size: 3 },
  });
});
