import type { ApiError } from '../../api/api-error.ts';
import { sentence } from '../../api/error-catalogue.ts';

export interface SignInProblem {
  fields: { email?: string[]; password?: string[] };
  /** What no field can say, to be shown above them. */
  message?: string;
}

// spec 8: login errors are not handled by the common handler.
export function signInProblem(error: ApiError): SignInProblem {
  const { email, password } = error.body?.errors ?? {};
  const fields = { ...(email && { email }), ...(password && { password }) };
  const isToldAtFields = error.status === 422 && Object.keys(fields).length > 0;
  return isToldAtFields ? { fields } : { fields: {}, message: sentence(error) };
}
