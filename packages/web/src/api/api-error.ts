import type { ErrorBody } from '@relish/shared/errors.ts';

/** Thrown by every failed call. Status 0 means that no response from our server arrived. */
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
