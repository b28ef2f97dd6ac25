import { Controller } from 'react-hook-form';

import { useCall } from '../../../api/hooks.ts';
import { useCan } from '../../../session/use-session.ts';
import { Select } from '../../../ui/select.tsx';
import { m } from '../../../words/m.ts';
import type { FieldOf } from './field.ts';
import { useResidentForm } from './form-context.ts';

/** Somebody of the team. Who has left is named as long as they are chosen. */
export function StaffField({ field }: { field: FieldOf<'staff'> }) {
  const { form, resident } = useResidentForm();
  const team = useCall('staff/list', { past: false }, { enabled: useCan('staff.view') });
  const known = [resident?.key_worker, resident?.named_nurse];
  const current = (team.data ?? [])
    .filter(({ active }) => active)
    .map(({ id, first_name, last_name, job_title }) => ({
      value: id,
      label: [`${first_name} ${last_name}`, job_title].filter(Boolean).join(', '),
    }));
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: held }) => {
        const value = held.value as string | null;
        const gone = known.find((each) => each?.id === value);
        const isMissing = gone && !current.some((each) => each.value === value);
        return (
          <Select
            {...held}
            label={field.label()}
            optional
            placeholder={m.manage_resident_nobody()}
            options={isMissing ? [...current, { value: gone.id, label: gone.name }] : current}
            value={value}
            errors={form.errorsOf(field.name)}
          />
        );
      }}
    />
  );
}
