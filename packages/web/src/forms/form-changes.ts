import { type FieldValues, get, set } from 'react-hook-form';

export type Side = 'mine' | 'theirs';

interface Named {
  name: string;
}

export interface Change<F extends Named> {
  field: F;
  /** The default choice. */
  suggested: Side;
}

const plain = (value: unknown) =>
  JSON.stringify(value === undefined || value === '' ? null : value);
const same = (a: unknown, b: unknown) => plain(a) === plain(b);

/** Fields that a colleague changed and that differ here. */
export const listChanges = <F extends Named, V extends FieldValues>(
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
      // Fields that the user has not touched default to the colleague's value.
      suggested: same(get(mine, field.name), get(base, field.name)) ? 'theirs' : 'mine',
    }));

/** The user's values with the chosen ones of the colleague, as the next version. */
export function merged<V extends FieldValues>(
  mine: V,
  theirs: V,
  chosen: readonly { name: string; side: Side }[],
): V {
  const result = structuredClone(mine);
  for (const { name, side } of chosen) if (side === 'theirs') set(result, name, get(theirs, name));
  return { ...result, ...(theirs['version'] !== undefined && { version: theirs['version'] }) };
}
