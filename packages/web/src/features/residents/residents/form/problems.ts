import { FIELDS, findField } from './fields.ts';

/** Version conflicts and the safety question have their own dialogs. */
export const LISTED = {
  fields: FIELDS,
  findField,
  elsewhere: ['version', 'safety_confirmed'],
};
