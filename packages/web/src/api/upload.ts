import type { CallName, Output } from '@relish/shared/calls.ts';
import type { ErrorBody } from '@relish/shared/errors.ts';

import { ApiError } from './api-error.ts';
import { apiOrigin, handled, headersFor, isErrorBody } from './client.ts';

/** Calls whose body is the raw file. */
type UploadName = Extract<CallName, 'media/upload'>;

interface Options {
  /** Upload progress from 0 to 1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
  /** Kept by the caller, so that a retry after closing the app stores the picture once. */
  key?: string;
  /** Skips the shared failure handling; the caller handles every failure itself. */
  quiet?: boolean;
}

/** Uses XMLHttpRequest because fetch does not report upload progress. */
export const upload = <N extends UploadName>(
  name: N,
  file: Blob,
  options: Options = {},
): Promise<Output<N>> =>
  handled(name, options, async () => {
    const key = options.key ?? keys.get(file) ?? crypto.randomUUID();
    keys.set(file, key);
    const answer = await send(name, file, { ...options, key });
    // Uploading the same file again after success creates a second picture.
    keys.delete(file);
    return answer;
  });

/** Idempotency keys, so that a retry after a lost response does not store the picture twice. */
const keys = new WeakMap<Blob, string>();

function send<N extends UploadName>(
  name: N,
  file: Blob,
  { onProgress, signal, key }: Options & { key: string },
): Promise<Output<N>> {
  signal?.throwIfAborted();
  const origin = apiOrigin(location.origin);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open('POST', `${origin}/api/v2/${name}`);
    for (const [header, value] of Object.entries(
      headersFor(name, origin, { contentType: file.type, key }),
    ))
      request.setRequestHeader(header, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    // No timeout, because a large picture on a slow connection takes long; only network errors
    // count.
    request.addEventListener('error', () => reject(new ApiError(0)));
    request.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')));
    request.addEventListener('load', () => {
      const answer = parse(request.responseText);
      if (request.status < 200 || request.status > 299)
        reject(new ApiError(request.status, toErrorBody(answer)));
      // A success that is not JSON is not from our server: captive Wi-Fi portals answer 200 to
      // anything.
      else if (answer === undefined) reject(new ApiError(0));
      else resolve(answer as Output<N>);
    });
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

const toErrorBody = (answer: unknown): ErrorBody | undefined =>
  isErrorBody(answer) ? answer : undefined;

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
