import { Controller } from 'react-hook-form';

import { useCall } from '../../../../api/hooks.ts';
import { useCan } from '../../../../session/use-session.ts';
import { Select } from '../../../../ui/forms/select.tsx';
import { m } from '../../../../words/m.ts';
import type { FieldOf } from './field.ts';
import { useResidentForm } from './form-context.ts';

/** A former colleague stays in the list while still selected. */
export function StaffField({ field }: { field: FieldOf<'staff'> }) {
  const { form, resident } = useResidentForm();
  const team = useCall('staff/list', { past: false }, { enabled: useCan('staff.view') });
  const assigned = [resident?.key_worker, resident?.named_nurse];
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
        const gone = assigned.find((each) => each?.id === value);
        const isMissing = gone && !current.some((each) => each.value === value);
        return (
          <Select
            {...held}
            label={field.label()}
            optional
            placeholder={m.manage_resident_nobody()}
            options={isMissing ? [...current, { value: gone.id, label: gone.name }] : current}
            value={value}
            errors={form.listErrors(field.name)}
          />
        );
      }}
    />
  );
}
