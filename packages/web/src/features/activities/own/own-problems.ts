import type { FieldErrors } from 'react-hook-form';

import { FIELDS, fieldOf } from './find-field.ts';
import type { OwnValues } from './own-values.ts';

interface Problem {
  name: string;
  message: string;
}

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
export const problemsOf = (errors: FieldErrors<OwnValues>): Problem[] =>
  collect(errors, '')
    // A banner of its own tells of a newer version.
    .filter(({ name }) => name !== 'version')
    .toSorted((a, b) => place(a) - place(b))
    .map(({ name, message }) => {
      const label = fieldOf(name)?.label();
      return { name, message: label === undefined ? message : `${label}: ${message}` };
    });
