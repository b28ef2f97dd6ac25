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

interface Form<F> {
  /** In the order of the form. */
  fields: readonly F[];
  fieldOf: (name: string) => F | undefined;
  /** What is told by a banner or a question of its own. */
  elsewhere: readonly string[];
}

/** Everything that is wrong, in the order of the form, each with the field's name before it. */
export function listProblems<F extends { label: () => string }>(
  errors: FieldErrors,
  { fields, fieldOf, elsewhere }: Form<F>,
): Problem[] {
  const place = ({ name }: Problem) => {
    const field = fieldOf(name);
    return field ? fields.indexOf(field) : fields.length;
  };
  return collect(errors, '')
    .filter(({ name }) => !elsewhere.includes(name))
    .toSorted((a, b) => place(a) - place(b))
    .map(({ name, message }) => {
      const label = fieldOf(name)?.label();
      return { name, message: label === undefined ? message : `${label}: ${message}` };
    });
}
