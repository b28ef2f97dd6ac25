import { type FieldValues, get, set } from 'react-hook-form';

export type Side = 'mine' | 'theirs';

interface Named {
  name: string;
}

export interface Change<F extends Named> {
  field: F;
  /** What is right, unless somebody says otherwise. */
  suggested: Side;
}

const plain = (value: unknown) =>
  JSON.stringify(value === undefined || value === '' ? null : value);
const same = (a: unknown, b: unknown) => plain(a) === plain(b);

/** What somebody else has changed and this form shows differently. */
export const changesOf = <F extends Named, V extends FieldValues>(
  fields: readonly F[],
  { base, mine, theirs }: { base: V; mine: V; theirs: V },
): Change<F>[] =>
  fields
    .filter(({ name }) => {
      const newer: unknown = get(theirs, name);
      return !same(newer, get(base, name)) && !same(newer, get(mine, name));
    })
    .map((field) => ({
      field,
      // What one has not touched oneself is theirs to change.
      suggested: same(get(mine, field.name), get(base, field.name)) ? 'theirs' : 'mine',
    }));

/** Mine, with what was chosen of theirs, as the next version of it. */
export function merged<V extends FieldValues>(
  mine: V,
  theirs: V,
  chosen: readonly { name: string; side: Side }[],
): V {
  const result = structuredClone(mine);
  for (const { name, side } of chosen) if (side === 'theirs') set(result, name, get(theirs, name));
  return { ...result, ...(theirs['version'] !== undefined && { version: theirs['version'] }) };
}
