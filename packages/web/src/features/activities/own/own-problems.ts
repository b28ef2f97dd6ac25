import type { FieldErrors } from 'react-hook-form';

import { listProblems } from '../../../ui/form-problems.ts';
import { FIELDS, fieldOf } from './find-field.ts';
import type { OwnValues } from './own-values.ts';

export const problemsOf = (errors: FieldErrors<OwnValues>) =>
  listProblems(errors, { fields: FIELDS, fieldOf, elsewhere: ['version'] });
