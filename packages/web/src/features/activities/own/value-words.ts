import { get } from 'react-hook-form';

import type { Field } from './own-field.ts';
import type { OwnValues } from './own-values.ts';

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
