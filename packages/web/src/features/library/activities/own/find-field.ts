import type { Field, Section } from './own-field.ts';
import { SECTIONS } from './own-fields.ts';

export const FIELDS: readonly Field[] = SECTIONS.flatMap(({ fields }) => fields);

/** Finds the field of a problem; a list row counts as its list. */
export const findField = (name: string): Field | undefined =>
  FIELDS.find((field) => name === field.name || name.startsWith(`${field.name}.`));

export const findSection = (name: string): Section | undefined => {
  const field = findField(name);
  return field && SECTIONS.find(({ fields }) => fields.includes(field));
};
