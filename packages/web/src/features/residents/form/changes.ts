import { get, set } from 'react-hook-form';

import type { Field } from './field.ts';
import { FIELDS } from './fields.ts';
import type { ResidentValues } from './values.ts';

export type Side = 'mine' | 'theirs';

export interface Change {
  field: Field;
  /** What is right, unless somebody says otherwise. */
  suggested: Side;
}

const plain = (value: unknown) =>
  JSON.stringify(value === undefined || value === '' ? null : value);
const same = (a: unknown, b: unknown) => plain(a) === plain(b);

/** What somebody else has changed and this form shows differently. */
export function changesOf(
  base: ResidentValues,
  mine: ResidentValues,
  theirs: ResidentValues,
): Change[] {
  return FIELDS.filter(({ name }) => {
    const newer: unknown = get(theirs, name);
    return !same(newer, get(base, name)) && !same(newer, get(mine, name));
  }).map((field) => ({
    field,
    // What one has not touched oneself is theirs to change.
    suggested: same(get(mine, field.name), get(base, field.name)) ? 'theirs' : 'mine',
  }));
}

/** Mine, with what was chosen of theirs, as the next version of it. */
export function merged(
  mine: ResidentValues,
  theirs: ResidentValues,
  chosen: readonly { name: string; side: Side }[],
): ResidentValues {
  const result = structuredClone(mine);
  for (const { name, side } of chosen) if (side === 'theirs') set(result, name, get(theirs, name));
  return { ...result, ...(theirs.version !== undefined && { version: theirs.version }) };
}
