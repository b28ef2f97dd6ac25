import { dayIn } from '@relish/shared/days.ts';
import { REPORT_FORMATS, REPORT_LIMITS, REPORT_PLACES } from '@relish/shared/reports/choices.ts';
import { formatFor } from '@relish/shared/reports/rules.ts';

import { Chips } from '../../ui/chips.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { m } from '../../words/m.ts';
import { REPORT_FORMAT_WORDS, REPORT_PLACE_WORDS } from '../../words/report-words.ts';
import { momentIn, timeIn, useMoments } from './moment-words.ts';
import { useRecordForm } from './record-context.ts';
import { formatFits, formatOf, startedAt } from './record-values.ts';

import styles from './record-form.module.css';

const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90];

export default function WhenFields() {
  const { values, draft, change, problems } = useRecordForm();
  const { timeZone, today } = useMoments();
  const start = startedAt(draft);
  const day = dayIn(timeZone, new Date(start));
  const time = timeIn(timeZone, start);
  const set = (nextDay: string | null, nextTime: string | null) => {
    if (nextDay && nextTime) change({ started_at: momentIn(timeZone, nextDay, nextTime) });
  };
  const count = values.participations.length;
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
        value={formatOf(values)}
        errors={problems['format']}
        // What their number says by itself goes on following it.
        onChange={(format) => change({ format: format === formatFor(count) ? null : format })}
      />
    </div>
  );
}
