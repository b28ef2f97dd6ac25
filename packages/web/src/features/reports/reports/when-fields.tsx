import { parseDateTime, toZoned } from '@internationalized/date';
import { dayIn } from '@relish/shared/days.ts';
import {
  REPORT_FORMATS,
  REPORT_LIMITS,
  REPORT_PLACES,
} from '@relish/shared/reports/reports/choices.ts';
import { formatFor } from '@relish/shared/reports/reports/rules.ts';

import { DateField } from '../../../ui/forms/date-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { REPORT_FORMAT_WORDS, REPORT_PLACE_WORDS } from '../../../words/report-words.ts';
import { timeIn, useMoments } from './moment-words.ts';
import { useRecordDraft, useRecordForm } from './record-context.ts';
import { formatFits, chooseFormat, type RecordDraft, startedAt } from './record-values.ts';

import styles from './record-form.module.css';

const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90];

const readWhen = (draft: RecordDraft) => ({
  start: startedAt(draft),
  count: draft.values.participations.length,
  format: chooseFormat(draft.values),
  duration_min: draft.values.duration_min,
  place: draft.values.place,
  place_text: draft.values.place_text,
});

/** Converts a day and a time in the home's time zone to a timestamp. */
const momentIn = (timeZone: string, day: string, time: string): string =>
  toZoned(parseDateTime(`${day}T${time}`), timeZone)
    .toDate()
    .toISOString();

export default function WhenFields() {
  const { change, problems } = useRecordForm();
  const { timeZone, today } = useMoments();
  const { start, count, format, ...values } = useRecordDraft(readWhen);
  const day = dayIn(timeZone, new Date(start));
  const time = timeIn(timeZone, start);
  const set = (nextDay: string | null, nextTime: string | null) => {
    if (nextDay && nextTime) change({ started_at: momentIn(timeZone, nextDay, nextTime) });
  };
  return (
    <div className={styles.card}>
      <div className={styles.pair}>
        <DateField
          name="started_at"
          label={m.reports_day()}
          max={today}
          value={day}
          errors={problems['started_at']}
          onChange={(next) => set(next, time)}
        />
        <TimeField label={m.reports_began()} value={time} onChange={(next) => set(day, next)} />
      </div>
      <Chips
        label={m.reports_how_long()}
        options={MINUTES.map((each) => ({
          value: String(each),
          label: m.reports_minutes({ count: each }),
        }))}
        value={String(values.duration_min)}
        onChange={(next) => change({ duration_min: Number(next) })}
      />
      <TextField
        name="duration_min"
        type="number"
        inputMode="numeric"
        min={1}
        max={REPORT_LIMITS.minutes}
        label={m.reports_minutes_exact()}
        value={Number.isNaN(values.duration_min) ? '' : values.duration_min}
        errors={problems['duration_min']}
        onChange={({ currentTarget }) => {
          const minutes = Math.round(currentTarget.valueAsNumber);
          change({ duration_min: Number.isNaN(minutes) ? 0 : minutes });
        }}
      />
      <Chips
        name="place"
        label={m.reports_place()}
        optional
        options={REPORT_PLACES.map((each) => ({ value: each, label: REPORT_PLACE_WORDS[each]() }))}
        value={values.place}
        onChange={(place) => change({ place })}
      />
      {values.place === 'other' && (
        <TextField
          name="place_text"
          label={m.reports_place_text()}
          maxLength={80}
          value={values.place_text ?? ''}
          errors={problems['place_text']}
          onChange={({ currentTarget }) => change({ place_text: currentTarget.value })}
        />
      )}
      <Chips
        name="format"
        label={m.reports_format()}
        options={REPORT_FORMATS.filter((each) => formatFits(each, count)).map((each) => ({
          value: each,
          label: REPORT_FORMAT_WORDS[each](),
        }))}
        value={format}
        errors={problems['format']}
        // A format equal to the default keeps following the number of residents.
        onChange={(next) => change({ format: next === formatFor(count) ? null : next })}
      />
    </div>
  );
}
