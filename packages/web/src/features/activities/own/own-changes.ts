import { get, set } from 'react-hook-form';

import { FIELDS } from './find-field.ts';
import type { Field } from './own-field.ts';
import type { OwnValues } from './own-values.ts';

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
export const changesOf = (base: OwnValues, mine: OwnValues, theirs: OwnValues): Change[] =>
  FIELDS.filter(({ name }) => {
    const newer: unknown = get(theirs, name);
    return !same(newer, get(base, name)) && !same(newer, get(mine, name));
  }).map((field) => ({
    field,
    // What one has not touched oneself is theirs to change.
    suggested: same(get(mine, field.name), get(base, field.name)) ? 'theirs' : 'mine',
  }));

/** Mine, with what was chosen of theirs, as the next version of it. */
export function merged(
  mine: OwnValues,
  theirs: OwnValues,
  chosen: readonly { name: string; side: Side }[],
): OwnValues {
  const result = structuredClone(mine);
  for (const { name, side } of chosen) if (side === 'theirs') set(result, name, get(theirs, name));
  return { ...result, ...(theirs.version !== undefined && { version: theirs.version }) };
}

/** A value in a line or two, to be compared. */
export function valueWords(field: Field, values: OwnValues): string {
  const value: unknown = get(values, field.name);
  const words = 'words' in field ? field.words : {};
  const said = (each: unknown): string => {
    if (Array.isArray(each)) return each.map(said).filter(Boolean).join(' · ');
    if (typeof each === 'object' && each !== null) return said(Object.values(each));
    if (typeof each === 'boolean') return each ? field.label() : '';
    if (typeof each === 'string') return words[each]?.() ?? each;
    return typeof each === 'number' ? `${each}` : '';
  };
  // A picture has no words; which one it is shows on the guide.
  return field.kind === 'picture' ? '' : said(value);
}
