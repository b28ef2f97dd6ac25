import { type ErrorBody, type ErrorCode, errorStatus } from '@relish/shared/errors.ts';

interface Options {
  errors?: Record<string, string[]>;
  retryAfterSeconds?: number;
  refused?: { action: string; entity?: string; entity_id?: string };
}

/** An error answer we chose to give. Anything else thrown is a fault. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly options: Options;

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message);
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  get body(): ErrorBody {
    const { errors } = this.options;
    return { code: this.code, message: this.message, ...(errors && { errors }) };
  }
}

export const unauthenticated = () =>
  new AppError('unauthenticated', 'Your session has ended. Please sign in again.');

export const forbidden = (
  message = 'You are not allowed to perform this action',
  refused: Options['refused'] = { action: 'call.refused' },
) => new AppError('forbidden', message, { refused });

/** Not audited: strangers could otherwise fill the audit log. */
export const strange = (message: string) => new AppError('forbidden', message);

export const notFound = (refused?: Options['refused']) =>
  new AppError('not_found', 'The resource you are looking for does not exist', {
    ...(refused && { refused }),
  });

/** Validation errors by field. */
export const invalid = (errors: Record<string, string[]>) =>
  new AppError('invalid', Object.values(errors)[0]?.[0] ?? 'Please check what you entered.', {
    errors,
  });

export const unreadable = (message: string) => new AppError('invalid', message);

/** Reported at the field with the limit. */
export const tooLarge = (maxBytes?: number) =>
  maxBytes === undefined
    ? unreadable('This is too large to send.')
    : invalid({
        file: [
          `This file is too large. Send one of at most ${Math.floor(maxBytes / 1_048_576)} MB.`,
        ],
      });

export const tooMany = (message: string, retryAfterSeconds: number) =>
  new AppError('too_many_requests', message, { retryAfterSeconds });

export const maintenance = (message: string) => new AppError('maintenance', message);

export const timedOut = () => new AppError('timeout', 'Our servers took too long to respond');

export const internal = (id: string) =>
  new AppError('internal', `Something went wrong on our side. We have noted it as ${id}.`);
