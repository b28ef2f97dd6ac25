import { FEEDBACK_LIMITS } from '@relish/shared/surveys/feedback/choices.ts';

import { RemovableChips } from '../../../ui/forms/removable-chips.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { m } from '../../../words/m.ts';
import { useStaff } from '../../accounts/staff/api.ts';

import styles from './listening.module.css';

interface Props {
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  /** Colleagues of an entry who have left. */
  former: readonly { id: string; name: string }[];
  errors: string[] | undefined;
}

/** Every colleague it is about must be named, because the others can read it (N25). */
export function ColleaguesField({ chosen, onChange, former, errors }: Props) {
  const { data = [] } = useStaff(false);
  const staff = data.map(({ id, first_name, last_name }) => ({
    value: id,
    label: `${first_name} ${last_name}`,
  }));
  const nameOf = (id: string) =>
    staff.find(({ value }) => value === id)?.label ??
    former.find((person) => person.id === id)?.name ??
    '';
  return (
    <div className={styles.page}>
      {chosen.length < FEEDBACK_LIMITS.about_staff && (
        <Select
          name="about_staff_ids"
          optional
          label={m.feedback_about_staff()}
          hint={m.feedback_about_staff_hint()}
          value={null}
          onChange={(id) => {
            if (id) onChange([...chosen, id]);
          }}
          options={staff.filter(({ value }) => !chosen.includes(value))}
          errors={errors}
        />
      )}
      {chosen.length > 0 && (
        <RemovableChips
          label={m.feedback_about_staff()}
          items={chosen.map((id) => ({ value: id, label: nameOf(id) }))}
          onRemove={(id) => onChange(chosen.filter((each) => each !== id))}
        />
      )}
    </div>
  );
}
