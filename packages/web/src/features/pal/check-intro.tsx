import { isShortObservation } from '@relish/shared/pal/review.ts';
import { CHECK_INSTRUCTION } from '@relish/shared/pal/statements.ts';

import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { m } from '../../words/m.ts';
import type { PalSheet } from './api.ts';
import { Contributors } from './contributors.tsx';

import styles from './check-intro.module.css';

interface Props {
  sheet: PalSheet;
  today: string;
  errors: Record<string, string[]>;
  onChange: (difference: Partial<PalSheet>) => void;
}

/** What to think of, which days, and whom to ask. */
export function CheckIntro({ sheet, today, errors, onChange }: Props) {
  const { observed_from, observed_to } = sheet;
  const isShort =
    observed_from !== null &&
    observed_to !== null &&
    observed_from <= observed_to &&
    isShortObservation(observed_from, observed_to);
  return (
    <>
      <p className={styles.instruction}>{CHECK_INSTRUCTION}</p>
      <Card title={m.pal_check_dates()}>
        <div className={styles.dates}>
          <DateField
            label={m.pal_check_from()}
            max={today}
            value={observed_from}
            errors={errors.observed_from}
            onChange={(day) => onChange({ observed_from: day })}
          />
          <DateField
            label={m.pal_check_to()}
            max={today}
            value={observed_to}
            errors={errors.observed_to}
            onChange={(day) => onChange({ observed_to: day })}
          />
        </div>
        {isShort && <Banner kind="attention">{m.pal_check_short()}</Banner>}
        <Contributors
          value={sheet.contributors}
          onChange={(contributors) => onChange({ contributors })}
        />
      </Card>
    </>
  );
}
