import type { ErrorBody } from '@relish/shared/errors.ts';

import { isOnline } from '../platform/network.ts';

interface Options extends ErrorOptions {
  offline?: boolean;
}

/** Thrown by every failed call. Status 0 means that no response from our server arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;
  /** The device had no connection at that time; it may have one when the failure is explained. */
  readonly offline: boolean;

  constructor(status: number, body?: ErrorBody, options: Options = {}) {
    super(body?.message ?? `The call failed with status ${status}.`, options);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.offline = options.offline ?? !isOnline();
  }
}
