import { DateField } from '../../../ui/forms/date-field.tsx';
import { m } from '../../../words/m.ts';
import { LONGEST_DAYS, type ReportChoices, spanFault, chosenDays } from './report-choices.ts';
import type { ChangeChoices } from './use-report-choices.ts';

import styles from './filter-bar.module.css';

interface Props {
  choices: ReportChoices;
  change: ChangeChoices;
  today: string;
}

/** A custom period, both days inclusive. */
export function OwnDays({ choices, change, today }: Props) {
  const { from, to } = chosenDays(choices, today);
  const fault = spanFault({ from, to });
  const faults = {
    wrong: m.report_lists_span_wrong(),
    long: m.report_lists_span_long({ count: LONGEST_DAYS }),
  };
  return (
    <div className={styles.days}>
      <DateField
        label={m.report_lists_from()}
        max={today}
        value={from}
        onChange={(day) => day !== null && change({ from: day, to })}
      />
      <DateField
        label={m.report_lists_to()}
        max={today}
        value={to}
        onChange={(day) => day !== null && change({ from, to: day })}
        errors={fault === null ? undefined : [faults[fault]]}
      />
    </div>
  );
}
