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

import { ApiError } from '../api/api-error.ts';
import { sentence } from '../api/error-catalogue.ts';
import { focusControl } from './focus-field.ts';

interface Options<V extends FieldValues> {
  /**
   * The call's input schema, so that the form rejects what the server would. Loaded with the first
   * check.
   */
  schema: () => Promise<z.ZodType<unknown, V>>;
  defaultValues: DefaultValues<V>;
  send: (values: V) => Promise<unknown>;
}

// Nested fields are named with dots, as by the server.
const isShown = (field: string, values: FieldValues) => (field.split('.')[0] ?? '') in values;

/** A form for one call. Errors appear at their fields, the first is focused, and input is kept. */
export function useCallForm<V extends FieldValues>({ schema, defaultValues, send }: Options<V>) {
  // A problem that belongs to no field.
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
      // The error catalogue has shown all other failures.
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
    listErrors,
    /** Props for a text field. */
    field: (name: Path<V>) => ({ ...form.register(name), errors: listErrors(name) }),
  };

  function listErrors(name: Path<V>): string[] | undefined {
    const message = form.getFieldState(name, form.formState).error?.message;
    return message === undefined ? undefined : [message];
  }
}

/** Loaded on the first check, because schemas are heavier than the form. */
const checkedBy =
  <V extends FieldValues>(schema: Options<V>['schema']): Resolver<V> =>
  async (values, context, options) => {
    const loaded = await Promise.all([import('@hookform/resolvers/zod'), schema()]).catch(
      () => undefined,
    );
    // Without the schema the server still checks.
    if (!loaded) return { values, errors: {} };
    const [{ zodResolver }, loadedSchema] = loaded;
    // Sends raw values; the server trims them with the same schema.
    return zodResolver(loadedSchema, undefined, { raw: true })(values, context, options);
  };

/** In DOM order, because the library only knows the order of registration. */
function focusFirst({ elements }: HTMLFormElement, wrong: { has: (name: string) => boolean }) {
  const fields = [...elements].filter((each) => each instanceof HTMLElement);
  focusControl(fields.find((each) => wrong.has(each.getAttribute('name') ?? '')));
}
