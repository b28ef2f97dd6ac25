// 400 is absent on purpose: spec 8 logs the user out on 400 and 401.
export const errorStatus = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  maintenance: 503,
  timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export interface ErrorBody {
  code: ErrorCode;
  message: string;
  errors?: Record<string, string[]>;
}
