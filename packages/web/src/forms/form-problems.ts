import type { FieldErrors } from 'react-hook-form';

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

// A question has its own mark at the end.
const lead = (label: string) => (/[?…]$/.test(label) ? label : `${label}:`);

export interface ListedFields<F> {
  /** In form order. */
  fields: readonly F[];
  findField: (name: string) => F | undefined;
  /** Fields shown by a banner or dialog of their own. */
  elsewhere: readonly string[];
}

interface Listed {
  /** Prefix of the message. */
  label?: (() => string) | undefined;
}

/** All problems in form order, prefixed with the field's label. */
export const listProblems = <F extends Listed>(
  errors: FieldErrors,
  listed: ListedFields<F>,
): Problem[] => inFormOrder(collect(errors, ''), listed);

export function inFormOrder<F extends Listed>(
  problems: readonly Problem[],
  { fields, findField, elsewhere }: ListedFields<F>,
): Problem[] {
  const place = ({ name }: Problem) => {
    const field = findField(name);
    return field ? fields.indexOf(field) : fields.length;
  };
  return problems
    .filter(({ name }) => !elsewhere.includes(name))
    .toSorted((a, b) => place(a) - place(b))
    .map(({ name, message }) => {
      const label = findField(name)?.label?.();
      return { name, message: label === undefined ? message : `${lead(label)} ${message}` };
    });
}
