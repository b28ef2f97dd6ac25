import type { ErrorBody } from '@relish/shared/errors.ts';

/** The one error of every call. Status 0: no answer of ours arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, body?: ErrorBody, options?: ErrorOptions) {
    super(body?.message ?? `The call failed with status ${status}.`, options);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}
