import type { Field, Section } from './own-field.ts';
import { SECTIONS } from './own-fields.ts';

export const FIELDS: readonly Field[] = SECTIONS.flatMap(({ fields }) => fields);

/** The field that a problem belongs to: a row of a list belongs to the list. */
export const fieldOf = (name: string): Field | undefined =>
  FIELDS.find((field) => name === field.name || name.startsWith(`${field.name}.`));

export const sectionOf = (name: string): Section | undefined => {
  const field = fieldOf(name);
  return field && SECTIONS.find(({ fields }) => fields.includes(field));
};
