import { type FormEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';

import { ApiError } from './api-error.ts';
import { sentence } from './error-catalogue.ts';

interface Options<V extends FieldValues> {
  /** The call's own input schema: the form refuses what the server would. Fetched with the first check. */
  schema: () => Promise<z.ZodType<unknown, V>>;
  defaultValues: DefaultValues<V>;
  send: (values: V) => Promise<unknown>;
}

// Nested fields are named with dots, as the server names them.
const isShown = (field: string, values: FieldValues) => (field.split('.')[0] ?? '') in values;

/** A form for one call. Errors stand beside their fields, the first one gets the focus, nothing typed is lost. */
export function useCallForm<V extends FieldValues>({ schema, defaultValues, send }: Options<V>) {
  // What cannot stand beside a field.
  const [problem, setProblem] = useState<string>();
  const form = useForm<V>({
    defaultValues,
    resolver: checkedBy(schema),
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });

  const sendTo = async (element: HTMLFormElement, values: V) => {
    setProblem(undefined);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = Object.entries(error.body?.errors ?? {}).filter(([field]) =>
        isShown(field, values),
      );
      for (const [field, messages] of refused)
        form.setError(field as Path<V>, { message: messages.join(' ') });
      focusFirst(element, new Map(refused));
      // The catalogue has said everything else already.
      if (refused.length === 0 && error.status === 422) setProblem(sentence(error));
    }
  };

  return {
    ...form,
    problem,
    busy: form.formState.isSubmitting,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const element = event.currentTarget;
      if (form.formState.isSubmitting) return;
      void form.handleSubmit(
        (values) => sendTo(element, values),
        (errors) => focusFirst(element, { has: (name) => get(errors, name) !== undefined }),
      )();
    },
    errorsOf,
    /** What a text field of ours needs. */
    field: (name: Path<V>) => ({ ...form.register(name), errors: errorsOf(name) }),
  };

  function errorsOf(name: Path<V>): string[] | undefined {
    const message = form.getFieldState(name, form.formState).error?.message;
    return message === undefined ? undefined : [message];
  }
}

/** Schemas weigh more than a form: they come when somebody has filled it in, not before it is seen. */
const checkedBy =
  <V extends FieldValues>(schema: Options<V>['schema']): Resolver<V> =>
  async (values, context, options) => {
    const loaded = await Promise.all([import('@hookform/resolvers/zod'), schema()]).catch(
      () => undefined,
    );
    // The server checks in any case, and says the same.
    if (!loaded) return { values, errors: {} };
    const [{ zodResolver }, loadedSchema] = loaded;
    // Values travel as typed: trimming and the like is the server's, with the same schema.
    return zodResolver(loadedSchema, undefined, { raw: true })(values, context, options);
  };

/** The first in the order in which people see them; the library only knows in which order they were registered. */
function focusFirst({ elements }: HTMLFormElement, wrong: { has: (name: string) => boolean }) {
  const fields = [...elements].filter((each) => each instanceof HTMLElement);
  fields.find((each) => wrong.has(each.getAttribute('name') ?? ''))?.focus();
}
