import type { CallName, Input, Output } from '@relish/shared/calls.ts';
import { PAGE_HEADER } from '@relish/shared/chat/live/page-header.ts';
import { DEVELOPMENT_ORIGIN, LOCAL_API_ORIGIN } from '@relish/shared/constants.ts';
import type { ErrorBody } from '@relish/shared/errors.ts';

import { isOnline } from '../platform/network.ts';
import { pageConfig } from '../platform/page-config.ts';
import { ApiError } from './api-error.ts';

const TIMEOUT_MS = 30_000;
const RETRY_AFTER_MS = 400;

interface Options {
  signal?: AbortSignal | undefined;
  /** Idempotency key: the server creates something only once for the same key. */
  key?: string | undefined;
  /** Skips the shared failure handling; the caller handles every failure itself. */
  quiet?: boolean;
}

/**
 * Sent without user, page and cookies, because answers to a survey must not be joined to a person
 * (N10).
 */
const NAMELESS: ReadonlySet<CallName> = new Set([
  'survey-entries/send',
  'survey-entries/open-link',
  'survey-entries/take-token-by-link',
  'survey-entries/answer-by-link',
]);

/** Sent with each call, so that this page is not told of its own changes. */
export const pageId = crypto.randomUUID();

let bearer: string | undefined;
let failed: (error: ApiError) => void = () => undefined;
let unreachable: ReturnType<typeof setTimeout> | undefined;

/** Sets the token for all further calls. */
export function setBearer(token: string | undefined) {
  bearer = token;
  clearTimeout(unreachable);
}

/** Registers the handler for failures that are treated the same for every call (spec 8). */
export function handleFailuresWith(handler: (error: ApiError) => void) {
  failed = handler;
}

// spec 7: a local test host on the development address; otherwise the page's own server, or in the
// native app the server named in the build.
export const apiOrigin = (pageOrigin: string) =>
  pageOrigin === DEVELOPMENT_ORIGIN ? LOCAL_API_ORIGIN : (pageConfig.api_origin ?? '');

/** Never retries, because a call that changes something must not run twice. */
export const call = <N extends CallName>(
  name: N,
  input: Input<N>,
  options: Options = {},
): Promise<Output<N>> => handled(name, options, () => send(name, input, options));

export interface KeptAnswers {
  find: (name: CallName, input: unknown) => Promise<unknown>;
  keep: (name: CallName, input: unknown, answer: unknown) => void;
  forget: (name: CallName, input: unknown) => void;
}

let kept: KeptAnswers | undefined;

export function keepAnswersWith(answers: KeptAnswers) {
  kept = answers;
}

// Cached answers the server no longer grants must be dropped.
const GONE = new Set([403, 404]);

/** For read-only calls. Falls back to the cached answer when offline. */
export async function read<N extends CallName>(
  name: N,
  input: Input<N>,
  options: Options = {},
): Promise<Output<N>> {
  const sentWith = bearer;
  const cached = isOnline() ? undefined : await kept?.find(name, input);
  if (cached !== undefined) return cached as Output<N>;
  try {
    const answer = await readFromServer(name, input, options);
    if (sentWith === bearer) kept?.keep(name, input, answer);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && GONE.has(error.status)) kept?.forget(name, input);
    throw error;
  }
}

/** Retries once when no response arrived. */
const readFromServer = <N extends CallName>(
  name: N,
  input: Input<N>,
  options: Options,
): Promise<Output<N>> =>
  handled(name, options, async () => {
    const sentWith = bearer;
    try {
      return await send(name, input, options);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 0 && error.status !== 504)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      options.signal?.throwIfAborted();
      // Do not retry with another user's token after a sign-out.
      if (sentWith !== bearer) throw error;
      return send(name, input, options);
    }
  });

/** Runs the shared failure handling for a call, however it was sent. */
export async function handled<T>(
  name: CallName,
  options: Options,
  work: () => Promise<T>,
): Promise<T> {
  const sentWith = bearer;
  try {
    return await work();
  } catch (error) {
    // spec 7: login is exempt.
    if (error instanceof ApiError && name !== 'login' && !options.quiet) report(error, sentWith);
    throw error;
  }
}

/** Failures of an earlier user's calls are ignored. */
function report(error: ApiError, sentWith: string | undefined) {
  if (sentWith !== bearer) return;
  if (error.status !== 0) return failed(error);
  // A reload also ends calls without a response, and must not sign anyone out: by then the page is gone.
  clearTimeout(unreachable);
  unreachable = setTimeout(failed, RETRY_AFTER_MS, error);
}

async function send<N extends CallName>(
  name: N,
  input: Input<N>,
  { signal, key }: Options,
): Promise<Output<N>> {
  const origin = apiOrigin(location.origin);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const begunOffline = !isOnline();
  try {
    const response = await fetch(`${origin}/api/v2/${name}`, {
      method: 'POST',
      headers: headersFor(name, origin, { key }),
      body: JSON.stringify(input),
      ...(NAMELESS.has(name) && { credentials: 'omit' as const }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) throw new ApiError(response.status, await readErrorBody(response));
    return (await response.json()) as Output<N>;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (signal?.aborted) throw cause;
    // Our own timeout is treated like a gateway timeout.
    if (timeout.aborted) throw new ApiError(504, undefined, { cause });
    // A success that is not JSON is not from our server: captive Wi-Fi portals answer 200 to
    // anything.
    throw new ApiError(0, undefined, { cause, offline: begunOffline || !isOnline() });
  }
}

export function headersFor(
  name: CallName,
  origin: string,
  {
    contentType = 'application/json',
    key,
  }: { contentType?: string; key?: string | undefined } = {},
): Record<string, string> {
  if (NAMELESS.has(name)) return { 'content-type': contentType };
  // spec 7: only for relative URLs, because on another origin the cookie is not ours.
  const xsrf = origin === '' ? cookie('XSRF-TOKEN') : undefined;
  return {
    'content-type': contentType,
    [PAGE_HEADER]: pageId,
    ...(bearer !== undefined && name !== 'login' && { authorization: `Bearer ${bearer}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(xsrf !== undefined && { 'x-xsrf-token': xsrf }),
  };
}

/** Not decoded, because the server compares the raw value. */
function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

async function readErrorBody(response: Response): Promise<ErrorBody | undefined> {
  try {
    const body: unknown = await response.json();
    return isErrorBody(body) ? body : undefined;
  } catch {
    // Proxies answer with HTML error pages.
    return undefined;
  }
}

export const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string';
