import type { CallName, Output } from '@relish/shared/calls.ts';
import type { ErrorBody } from '@relish/shared/errors.ts';

import { ApiError } from './api-error.ts';
import { apiOrigin, handled, headersFor, isErrorBody } from './client.ts';

/** Calls whose body is a file as it is. */
type UploadName = Extract<CallName, 'media/upload'>;

interface Options {
  /** From 0 to 1, as the file leaves the device. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/** Sends a file once. Only the older way of sending tells how far it is. */
export const upload = <N extends UploadName>(
  name: N,
  file: Blob,
  options: Options = {},
): Promise<Output<N>> => handled(name, {}, () => send(name, file, options));

function send<N extends UploadName>(
  name: N,
  file: Blob,
  { onProgress, signal }: Options,
): Promise<Output<N>> {
  signal?.throwIfAborted();
  const origin = apiOrigin(location.origin);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open('POST', `${origin}/api/v2/${name}`);
    for (const [header, value] of Object.entries(headersFor(name, origin, file.type)))
      request.setRequestHeader(header, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    // A large picture on a slow line may take its time; silence is the connection's.
    request.addEventListener('error', () => reject(new ApiError(0)));
    request.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')));
    request.addEventListener('load', () => {
      const answer = parse(request.responseText);
      if (request.status < 200 || request.status > 299)
        reject(new ApiError(request.status, bodyOf(answer)));
      // A success that is not JSON is not ours: a guest Wi-Fi's page answers 200 to anything.
      else if (answer === undefined) reject(new ApiError(0));
      else resolve(answer as Output<N>);
    });
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

const bodyOf = (answer: unknown): ErrorBody | undefined =>
  isErrorBody(answer) ? answer : undefined;

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
