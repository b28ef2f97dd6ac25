import type { CallName, Input, Output } from '@relish/shared/calls.ts';
import { DEVELOPMENT_ORIGIN, LOCAL_API_ORIGIN } from '@relish/shared/constants.ts';
import type { ErrorBody } from '@relish/shared/errors.ts';

import { ApiError } from './api-error.ts';

const TIMEOUT_MS = 30_000;

let bearer: string | undefined;

/** The token that calls carry from now on. */
export function setBearer(token: string | undefined) {
  bearer = token;
}

// spec 7: a local test host when served from the development address.
export const apiOrigin = (pageOrigin: string) =>
  pageOrigin === DEVELOPMENT_ORIGIN ? LOCAL_API_ORIGIN : '';

export async function call<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
  const origin = apiOrigin(location.origin);
  try {
    const response = await fetch(`${origin}/api/v2/${name}`, {
      method: 'POST',
      headers: headersFor(name, origin),
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new ApiError(response.status, await errorBodyOf(response));
    return (await response.json()) as Output<N>;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    // A success that is not JSON is not ours either: a guest Wi-Fi's page answers 200 to anything.
    throw new ApiError(0, undefined, { cause });
  }
}

function headersFor(name: CallName, origin: string): Record<string, string> {
  const xsrf = origin === '' ? cookie('XSRF-TOKEN') : undefined;
  return {
    'content-type': 'application/json',
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

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string';
