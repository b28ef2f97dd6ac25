import { get } from 'react-hook-form';

import { ALLERGEN_WORDS } from '../../../../words/allergen-words.ts';
import { languageName } from '../../../../words/languages.ts';
import { m } from '../../../../words/m.ts';
import { dayWords } from '../day-words.ts';
import { SEVERITY_WORDS } from '../resident-words.ts';
import type { Field } from './field.ts';
import type { AllergyValue, ResidentValues } from './values.ts';

/** A field's value in words, '' if empty; the caller resolves people's names. */
export function fieldWords(
  field: Field,
  values: ResidentValues,
  findName: (id: string) => string = () => '',
): string {
  const value: unknown = get(values, field.name);
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'tick':
      return value === true ? m.manage_resident_yes() : m.manage_resident_no();
    case 'day':
      return dayWords(value as string);
    case 'pick':
    case 'one':
      return field.words[value as string | number]?.() ?? '';
    case 'several':
      return (value as string[]).map((each) => field.words[each]?.() ?? each).join(', ');
    case 'language':
      return languageName(value as string);
    case 'languages':
      return (value as string[]).map(languageName).join(', ');
    case 'topics':
      return (value as string[]).join(', ');
    case 'staff':
      return findName(value as string);
    case 'allergies':
      return (value as AllergyValue[]).map(allergyWords).join(', ');
    case 'line':
    case 'text':
      return value as string;
  }
}

/** `Medicine: penicillin (severe)` */
function allergyWords({ allergen, severity, detail }: AllergyValue): string {
  const what = [ALLERGEN_WORDS[allergen](), detail].filter(Boolean).join(': ');
  return `${what} (${SEVERITY_WORDS[severity]().toLowerCase()})`;
}
