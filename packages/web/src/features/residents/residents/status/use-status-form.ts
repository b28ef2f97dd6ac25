import { now, parseDateTime, toZoned } from '@internationalized/date';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { useState } from 'react';

import { useCallForm } from '../../../../forms/use-call-form.ts';
import { useUser } from '../../../../session/use-session.ts';
import { type Resident, useChangeStatus } from '../api.ts';

interface StatusValues {
  day: string;
  time: string;
  reason?: string | null | undefined;
  family_informed?: boolean | undefined;
  /** Fields that only the server's errors refer to. */
  since?: string;
  status?: Status;
  version?: number;
}

/** A time left unchanged means now. */
export function useStatusForm(resident: Resident, status: Status, onSaved: () => void) {
  const { time_zone } = useUser().carehome;
  const change = useChangeStatus();
  const [opened] = useState(() => now(time_zone));
  const { id, version } = resident;
  const day = opened.toString().slice(0, 10);
  const time = opened.toString().slice(11, 16);
  const form = useCallForm<StatusValues>({
    schema: async () => (await import('./status-form.ts')).StatusForm,
    defaultValues: { day, time, reason: '', family_informed: false, since: '', status, version },
    send: async (values) => {
      const isNow = values.day === day && values.time === time;
      const since = toZoned(parseDateTime(`${values.day}T${values.time}`), time_zone);
      await change.mutateAsync({
        id,
        version,
        status,
        reason: values.reason,
        family_informed: values.family_informed,
        ...(!isNow && { since: since.toAbsoluteString() }),
      });
      onSaved();
    },
  });
  const refused = [...(form.listErrors('status') ?? []), ...(form.listErrors('version') ?? [])];
  return { form, refused: form.problem ?? (refused.join(' ') || undefined) };
}

export type StatusFormState = ReturnType<typeof useStatusForm>;
