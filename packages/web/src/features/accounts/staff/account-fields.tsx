import type { Input } from '@relish/shared/calls.ts';
import { ChevronDown } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';

import type { useCallForm } from '../../../forms/use-call-form.ts';
import { useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { ROLE_WORDS } from '../../../words/roles.ts';
import { listAssignableRoles } from './assignable-roles.ts';
import { RoleRights } from './role-rights.tsx';
import { TrainingFields } from './training-fields.tsx';

import styles from './account.module.css';

interface Props {
  form: ReturnType<typeof useCallForm<Input<'staff/edit'>>>;
  memberId: string;
}

export function AccountFields({ form, memberId }: Props) {
  const { control, listErrors } = form;
  const user = useUser();
  const today = useToday();
  const role = useWatch({ control, name: 'role' });
  return (
    <>
      {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <Select
            {...field}
            label={m.staff_role()}
            hint={memberId === user.id ? m.staff_role_signs_you_out() : m.staff_role_signs_out()}
            errors={listErrors('role')}
            options={listAssignableRoles(user.role)}
          />
        )}
      />
      {role in ROLE_WORDS && (
        <details className={styles.rights}>
          <summary>
            {m.staff_role_rights({ role: ROLE_WORDS[role]() })}
            <ChevronDown aria-hidden="true" />
          </summary>
          <div>
            <RoleRights role={role} />
          </div>
        </details>
      )}
      <TextField
        label={m.staff_job_title()}
        hint={m.staff_job_title_hint()}
        optional
        autoComplete="off"
        {...form.field('job_title')}
      />
      <Controller
        control={control}
        name="access_until"
        render={({ field }) => (
          <DateField
            {...field}
            label={m.staff_access_until()}
            hint={m.staff_access_until_hint()}
            optional
            min={today}
            errors={listErrors('access_until')}
          />
        )}
      />
      <Controller
        control={control}
        name="training"
        render={({ field: { value, onChange } }) => (
          <TrainingFields {...{ value, onChange, listErrors }} />
        )}
      />
    </>
  );
}
