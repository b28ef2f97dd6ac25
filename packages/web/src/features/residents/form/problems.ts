import type { FieldErrors } from 'react-hook-form';

import { FIELDS, fieldOf } from './fields.ts';
import type { ResidentValues } from './values.ts';

interface Problem {
  name: string;
  message: string;
}

// These are told by a banner and a question of their own.
const ELSEWHERE = new Set(['version', 'safety_confirmed']);

function collect(node: unknown, name: string): Problem[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('message' in node && typeof node.message === 'string')
    return [{ name, message: node.message }];
  return Object.entries(node).flatMap(([key, inner]) =>
    collect(inner, key === 'root' ? name : [name, key].filter(Boolean).join('.')),
  );
}

const place = ({ name }: Problem) => {
  const field = fieldOf(name);
  return field ? FIELDS.indexOf(field) : FIELDS.length;
};

/** Everything that is wrong, in the order of the form, each with the field's name before it. */
export const problemsOf = (errors: FieldErrors<ResidentValues>): Problem[] =>
  collect(errors, '')
    .filter(({ name }) => !ELSEWHERE.has(name))
    .toSorted((a, b) => place(a) - place(b))
    .map(({ name, message }) => {
      const label = fieldOf(name)?.label();
      return { name, message: label === undefined ? message : `${label}: ${message}` };
    });
