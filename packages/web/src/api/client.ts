import type { CallName, Input, Output } from '@relish/shared/calls.ts';
import { DEVELOPMENT_ORIGIN, LOCAL_API_ORIGIN } from '@relish/shared/constants.ts';
import type { ErrorBody } from '@relish/shared/errors.ts';

import { pageConfig } from '../platform/page-config.ts';
import { ApiError } from './api-error.ts';

const TIMEOUT_MS = 30_000;
const RETRY_AFTER_MS = 400;

interface Options {
  signal?: AbortSignal | undefined;
  /** The caller deals with every failure itself. */
  quiet?: boolean;
}

let bearer: string | undefined;
let failed: (error: ApiError) => void = () => undefined;

/** The token that calls carry from now on. */
export function setBearer(token: string | undefined) {
  bearer = token;
}

/** Who deals with failures that are the same for all calls (spec 8). */
export function handleFailuresWith(handler: (error: ApiError) => void) {
  failed = handler;
}

// spec 7: a local test host when served from the development address, otherwise the production host:
// the page's own server, or for native the one that the build names.
export const apiOrigin = (pageOrigin: string) =>
  pageOrigin === DEVELOPMENT_ORIGIN ? LOCAL_API_ORIGIN : (pageConfig.api_origin ?? '');

/** Sends a call once. What changes something must never be sent twice by itself. */
export const call = <N extends CallName>(
  name: N,
  input: Input<N>,
  options: Options = {},
): Promise<Output<N>> => handled(name, options, () => send(name, input, options));

/** For calls that only read: when no answer came, it asks once more. */
export const read = <N extends CallName>(
  name: N,
  input: Input<N>,
  options: Options = {},
): Promise<Output<N>> =>
  handled(name, options, async () => {
    const sentWith = bearer;
    try {
      return await send(name, input, options);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 0 && error.status !== 504)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      options.signal?.throwIfAborted();
      // Whoever asked has left: another's token must not ask in their place.
      if (sentWith !== bearer) throw error;
      return send(name, input, options);
    }
  });

/** What every call's failure leads to, however it was sent. */
export async function handled<T>(
  name: CallName,
  options: Options,
  work: () => Promise<T>,
): Promise<T> {
  const sentWith = bearer;
  try {
    return await work();
  } catch (error) {
    // spec 7: login is exempt. An answer to somebody who has left says nothing about who is here now.
    const concernsUs = name !== 'login' && !options.quiet && sentWith === bearer;
    if (error instanceof ApiError && concernsUs) failed(error);
    throw error;
  }
}

async function send<N extends CallName>(
  name: N,
  input: Input<N>,
  { signal }: Options,
): Promise<Output<N>> {
  const origin = apiOrigin(location.origin);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(`${origin}/api/v2/${name}`, {
      method: 'POST',
      headers: headersFor(name, origin),
      body: JSON.stringify(input),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) throw new ApiError(response.status, await errorBodyOf(response));
    return (await response.json()) as Output<N>;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (signal?.aborted) throw cause;
    // Our patience ended, not the connection: as with a gateway's.
    if (timeout.aborted) throw new ApiError(504, undefined, { cause });
    // A success that is not JSON is not ours either: a guest Wi-Fi's page answers 200 to anything.
    throw new ApiError(0, undefined, { cause });
  }
}

export function headersFor(
  name: CallName,
  origin: string,
  contentType = 'application/json',
): Record<string, string> {
  // spec 7: for relative addresses only; elsewhere the cookie is none of ours.
  const xsrf = origin === '' ? cookie('XSRF-TOKEN') : undefined;
  return {
    'content-type': contentType,
    ...(bearer !== undefined && name !== 'login' && { authorization: `Bearer ${bearer}` }),
    ...(xsrf !== undefined && { 'x-xsrf-token': xsrf }),
  };
}

/** As it is written: the server compares it letter by letter. */
function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

async function errorBodyOf(response: Response): Promise<ErrorBody | undefined> {
  try {
    const body: unknown = await response.json();
    return isErrorBody(body) ? body : undefined;
  } catch {
    // Proxies in between answer with pages of their own.
    return undefined;
  }
}

export const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string';
