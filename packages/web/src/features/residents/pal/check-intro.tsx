import { isShortObservation } from '@relish/shared/residents/pal/review.ts';
import { CHECK_INSTRUCTION } from '@relish/shared/residents/pal/statements.ts';
import { Controller, useWatch } from 'react-hook-form';

import { Banner } from '../../../ui/feedback/banner.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { Contributors } from './contributors.tsx';
import type { CheckForm } from './use-check.ts';

import styles from './check-intro.module.css';

interface Props {
  form: CheckForm;
  today: string;
}

export function CheckIntro({ form, today }: Props) {
  const { control, listErrors } = form;
  const [from, to] = useWatch({ control, name: ['observed_from', 'observed_to'] });
  const isShort = from !== null && to !== null && from <= to && isShortObservation(from, to);
  return (
    <>
      <p className={styles.instruction}>{CHECK_INSTRUCTION}</p>
      <Card title={m.pal_check_dates()}>
        <div className={styles.dates}>
          <Controller
            control={control}
            name="observed_from"
            render={({ field }) => (
              <DateField
                {...field}
                label={m.pal_check_from()}
                max={today}
                errors={listErrors('observed_from')}
              />
            )}
          />
          <Controller
            control={control}
            name="observed_to"
            render={({ field }) => (
              <DateField
                {...field}
                label={m.pal_check_to()}
                max={today}
                errors={listErrors('observed_to')}
              />
            )}
          />
        </div>
        {isShort && <Banner kind="attention">{m.pal_check_short()}</Banner>}
        <Controller
          control={control}
          name="contributors"
          render={({ field: { value, onChange } }) => (
            <Contributors value={value} onChange={onChange} errors={listErrors('contributors')} />
          )}
        />
      </Card>
    </>
  );
}
