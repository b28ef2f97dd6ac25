import { get } from 'react-hook-form';

import type { Field } from './own-field.ts';
import type { OwnValues } from './own-values.ts';

/** A short text of a value, for the conflict dialog. */
export function valueWords(field: Field, values: OwnValues): string {
  const value: unknown = get(values, field.name);
  const words = 'words' in field ? field.words : {};
  const format = (each: unknown): string => {
    if (Array.isArray(each)) return each.map(format).filter(Boolean).join(' · ');
    if (typeof each === 'object' && each !== null) return format(Object.values(each));
    if (typeof each === 'boolean') return each ? field.label() : '';
    if (typeof each === 'string') return words[each]?.() ?? each;
    return typeof each === 'number' ? `${each}` : '';
  };
  // A picture cannot be shown in words.
  return field.kind === 'picture' ? '' : format(value);
}
