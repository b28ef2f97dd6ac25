import type { Contexts, Event, Exception, StackFrame } from '@sentry/react';

import { maskIds, maskText, maskUrl } from './masking.ts';
import { maskBreadcrumb, maskSpan, maskSpanData } from './trail-masking.ts';

type Mechanism = NonNullable<Exception['mechanism']>;

// Tags set by us or the collector, never by users.
const OURS = new Set(
  (
    'event_id type timestamp start_timestamp level platform release dist environment sdk debug_meta measurements ' +
    'transaction_info sdkProcessingMetadata replay_id segment_id replay_start_timestamp replay_type error_ids trace_ids'
  ).split(' '),
);

/**
 * An allow-list, so that fields added by a later release of the collector stay private until
 * reviewed.
 */
export function maskEvent<E extends Event>(event: E, thrown?: unknown): E {
  const { request, message, logentry, transaction, exception, breadcrumbs, contexts, spans, tags } =
    event;
  return {
    ...Object.fromEntries(Object.entries(event).filter(([key]) => OURS.has(key))),
    ...(request && { request: maskRequest(request) }),
    ...(message !== undefined && { message: maskText(message) }),
    ...(logentry && { logentry: { message: maskText(logentry.message ?? '') } }),
    ...(transaction !== undefined && { transaction: maskUrl(transaction) }),
    ...(exception?.values && {
      exception: { values: exception.values.map((each) => maskException(each, thrown)) },
    }),
    ...(breadcrumbs && { breadcrumbs: breadcrumbs.map(maskBreadcrumb) }),
    ...(contexts && { contexts: maskContexts(contexts) }),
    ...(spans && { spans: spans.map(maskSpan) }),
    ...(tags && { tags: maskTags(tags) }),
  } as Event as E;
}

const maskTags = (tags: NonNullable<Event['tags']>) =>
  Object.fromEntries(
    Object.entries(tags).map(([key, value]) => [
      key,
      // Set by the recorder to link an error to its replay.
      typeof value === 'string' && key !== 'replayId' ? maskIds(value) : value,
    ]),
  );

function maskRequest({ url, headers }: NonNullable<Event['request']>) {
  const browser = headers?.['User-Agent'];
  return {
    ...(url !== undefined && { url: maskUrl(url) }),
    ...(browser !== undefined && { headers: { 'User-Agent': browser } }),
  };
}

function maskException(
  { type, value, mechanism, stacktrace }: Exception,
  thrown: unknown,
): Exception {
  return {
    ...(type !== undefined && { type }),
    value: maskReason(type, value ?? '', thrown),
    ...(mechanism && { mechanism: maskMechanism(mechanism) }),
    ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(maskFrame) } }),
  };
}

const maskMechanism = ({ type, handled, exception_id, parent_id }: Mechanism): Mechanism => ({
  type,
  ...(handled !== undefined && { handled }),
  ...(exception_id !== undefined && { exception_id }),
  ...(parent_id !== undefined && { parent_id }),
});

function maskReason(type: string | undefined, value: string, thrown: unknown): string {
  // The message comes from the server and may name a person.
  if (type === 'ApiError') return `ApiError ${findStatus(thrown) ?? 'of unknown status'}`;
  // A thrown value that is not an Error is data.
  if (thrown !== undefined && !(thrown instanceof Error)) return `a thrown ${typeof thrown}`;
  return maskText(value);
}

function findStatus(thrown: unknown): number | undefined {
  for (let each = thrown; each instanceof Error; each = each.cause)
    if (each.name === 'ApiError' && 'status' in each && typeof each.status === 'number')
      return each.status;
  return undefined;
}

const maskFrame = ({
  filename,
  function: name,
  lineno,
  colno,
  in_app,
}: StackFrame): StackFrame => ({
  ...(filename !== undefined && {
    filename: filename.startsWith('<') ? '<anonymous>' : maskUrl(filename),
  }),
  ...(name !== undefined && { function: name }),
  ...(lineno !== undefined && { lineno }),
  ...(colno !== undefined && { colno }),
  ...(in_app !== undefined && { in_app }),
});

// A phone's name often contains its owner's.
const DEVICE = new Set(['family', 'model', 'arch', 'simulator']);

function maskContexts({ trace, react, os, app, device }: Contexts): Contexts {
  return {
    ...(trace && { trace: { ...trace, ...(trace.data && { data: maskSpanData(trace.data) }) } }),
    ...(react && { react }),
    ...(os && { os }),
    ...(app && { app }),
    ...(device && {
      device: Object.fromEntries(Object.entries(device).filter(([key]) => DEVICE.has(key))),
    }),
  };
}
