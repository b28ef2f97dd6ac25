import {
  type Attendance,
  ATTENDANCES,
  DECLINE_REASONS,
  REPORT_LIMITS,
} from '@relish/shared/reports/reports/choices.ts';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { ATTENDANCE_WORDS, DECLINE_WORDS } from '../../../words/report-words.ts';
import { AlternativeField } from './record-text.tsx';
import { usePerson } from './use-person.ts';

import styles from './person-fields.module.css';

const USUAL: readonly Attendance[] = ['took_part', 'watched', 'left_early', 'declined'];

/** Asks for the reason when a resident did not take part, because an offer counts too. */
export function AttendanceField({ id }: { id: string }) {
  const { said, person, change, attend, field } = usePerson(id, 'minutes', 'decline_reason');
  const [showsAll, setShowsAll] = useState(!USUAL.includes(said.attendance));
  const { preferred_name: name } = person;
  return (
    <div className={styles.together}>
      <Chips
        {...field('attendance')}
        label={m.reports_attendance({ name })}
        options={(showsAll ? ATTENDANCES : USUAL).map((each) => ({
          value: each,
          label: ATTENDANCE_WORDS[each](),
        }))}
        value={said.attendance}
        onChange={attend}
      />
      {!showsAll && (
        <div className={styles.tight}>
          <Button kind="plain" size="small" onClick={() => setShowsAll(true)}>
            {m.reports_attendance_more()}
          </Button>
        </div>
      )}
      {said.attendance === 'left_early' && (
        <TextField
          {...field('minutes')}
          type="number"
          inputMode="numeric"
          min={0}
          max={REPORT_LIMITS.minutes}
          label={m.reports_stayed({ name })}
          value={said.minutes ?? ''}
          onChange={({ currentTarget }) => {
            const minutes = Math.round(currentTarget.valueAsNumber);
            change({ minutes: Number.isNaN(minutes) ? null : minutes });
          }}
        />
      )}
      {said.attendance === 'declined' && (
        <>
          <Chips
            {...field('decline_reason')}
            label={m.reports_declined_why()}
            optional
            options={DECLINE_REASONS.map((each) => ({ value: each, label: DECLINE_WORDS[each]() }))}
            value={said.decline_reason}
            onChange={(decline_reason) => change({ decline_reason })}
          />
          <AlternativeField id={id} />
        </>
      )}
    </div>
  );
}
