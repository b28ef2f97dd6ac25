import type { Breadcrumb, Event } from '@sentry/react';

import { maskSelector, maskText, maskUrl } from './masking.ts';

type SpanJSON = NonNullable<Event['spans']>[number];

/** Keeps which control and which call, never their content. */
export function maskBreadcrumb(breadcrumb: Breadcrumb): Breadcrumb {
  const { type, category, level, timestamp, message, data } = breadcrumb;
  const masked: Breadcrumb = {
    ...(type !== undefined && { type }),
    ...(category !== undefined && { category }),
    ...(level !== undefined && { level }),
    ...(timestamp !== undefined && { timestamp }),
  };
  if (category === 'console') return masked;
  if (category?.startsWith('ui.')) return { ...masked, message: maskSelector(message ?? '') };
  const known = data && maskCallData(data);
  return {
    ...masked,
    ...(message !== undefined && { message: maskText(message) }),
    ...(known && Object.keys(known).length > 0 && { data: known }),
  };
}

function maskCallData(data: NonNullable<Breadcrumb['data']>) {
  const known: Record<string, unknown> = {};
  for (const key of ['method', 'status_code'])
    if (['string', 'number'].includes(typeof data[key])) known[key] = data[key];
  for (const key of ['url', 'from', 'to'])
    if (typeof data[key] === 'string') known[key] = maskUrl(data[key]);
  return known;
}

export function maskSpan(span: SpanJSON): SpanJSON {
  const { description, op } = span;
  return {
    ...span,
    data: maskSpanData(span.data),
    ...(description !== undefined && { description: maskDescription(description, op ?? '') }),
  };
}

function maskDescription(description: string, op: string): string {
  if (op.startsWith('ui.')) return maskSelector(description);
  const [, method = '', address] = /^([A-Z]+ )?((?:\/|[a-z]+:\/\/).*)$/s.exec(description) ?? [];
  return address === undefined ? maskText(description) : method + maskUrl(address);
}

const SPAN_WORDS = new Set(
  'http.method http.request.method sentry.op sentry.origin sentry.source type'.split(' '),
);

/** Measurements, and words from a fixed list. */
export const maskSpanData = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([key, value]) =>
        typeof value === 'number' ||
        typeof value === 'boolean' ||
        (typeof value === 'string' && SPAN_WORDS.has(key)),
    ),
  ) as SpanJSON['data'];
