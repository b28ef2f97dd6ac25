import type { FieldErrors } from 'react-hook-form';

import { listProblems } from '../../../ui/form-problems.ts';
import { FIELDS, fieldOf } from './fields.ts';
import type { ResidentValues } from './values.ts';

export const problemsOf = (errors: FieldErrors<ResidentValues>) =>
  listProblems(errors, { fields: FIELDS, fieldOf, elsewhere: ['version', 'safety_confirmed'] });
