import type { Input } from '@relish/shared/calls.ts';
import { VISIT_LIMITS } from '@relish/shared/events/visits/choices.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { useState } from 'react';
import { Controller } from 'react-hook-form';

import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useCallForm } from '../../../forms/use-call-form.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';
import { useRemoveEntry, useSignIn } from './api.ts';

import styles from './visits.module.css';

const UNDO_SECONDS = 10;
const NUMBERS = Array.from({ length: VISIT_LIMITS.people }, (_, at) => String(at + 1));

/** For someone who was not announced: a friend, a performer, an engineer. */
export default function SignInDialog({ onClose }: { onClose: () => void }) {
  const signIn = useSignIn();
  const remove = useRemoveEntry();
  const { data: residents = [] } = useResidents(false);
  // The same on every attempt, so that a repeated one makes no second entry (N20).
  const [client_uuid] = useState(() => crypto.randomUUID());
  const form = useCallForm<Input<'visits/sign-in'>>({
    schema: async () => (await import('@relish/shared/events/visits/reception.ts')).SignInInput,
    defaultValues: { name: '', resident_id: null, firm: '', people: 1, client_uuid },
    send: async (values) => {
      const { id } = await signIn.mutateAsync(values);
      showToast({
        title: m.reception_signed_in({ name: (values.name ?? '').trim() }),
        tone: 'success',
        seconds: UNDO_SECONDS,
        action: { label: m.ui_undo(), run: () => remove.mutate({ id }) },
      });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.reception_sign_in_other()}
      save={m.reception_sign_in()}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={m.reception_name()}
        autoComplete="off"
        maxLength={VISIT_LIMITS.name}
        {...form.field('name')}
      />
      <Controller
        control={form.control}
        name="resident_id"
        render={({ field }) => (
          <Select
            {...field}
            label={m.reception_whom()}
            placeholder={m.reception_whom_nobody()}
            optional
            options={residents.map((each) => ({ value: each.id, label: calledName(each) }))}
            errors={form.listErrors('resident_id')}
          />
        )}
      />
      <TextField
        label={m.reception_firm()}
        hint={m.reception_firm_hint()}
        optional
        autoComplete="off"
        maxLength={VISIT_LIMITS.name}
        {...form.field('firm')}
      />
      <div className={styles.number}>
        <Controller
          control={form.control}
          name="people"
          render={({ field }) => (
            <Select
              {...field}
              value={String(field.value)}
              onChange={(value) => field.onChange(Number(value))}
              placeholder={null}
              label={m.replies_guests_label()}
              options={NUMBERS.map((value) => ({ value, label: value }))}
              errors={form.listErrors('people')}
            />
          )}
        />
      </div>
    </FormDialog>
  );
}
