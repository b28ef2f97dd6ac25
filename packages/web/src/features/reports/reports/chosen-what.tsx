import { dayIn } from '@relish/shared/days.ts';

import { useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import { CoverNotice } from '../../risks/risk-assessments/public.tsx';
import { useRecordForm, useRecordValue } from './record-context.ts';

import styles from './chosen-line.module.css';

/** Summary of the chosen activity, with a button to change it. */
export function ChosenWhat() {
  const { goTo } = useRecordForm();
  const category = useRecordValue((values) => values.category);
  const title = useRecordValue((values) => values.free_title ?? values.title);
  const activityId = useRecordValue((values) => values.activity_id);
  const startedAt = useRecordValue((values) => values.started_at);
  const { time_zone } = useUser().carehome;
  const today = useToday();
  const day = startedAt === null ? today : dayIn(time_zone, new Date(startedAt));
  return (
    <>
      <section className={styles.line} aria-label={m.reports_what_title()}>
        {category && <CategorySign category={category} size={40} />}
        <p className={styles.words}>
          <span className={styles.title}>{title}</span>
          {category && <span className={styles.more}>{CATEGORY_WORDS[category]()}</span>}
        </p>
        <Button
          kind="plain"
          size="small"
          aria-label={m.reports_what_change()}
          onClick={() => goTo('what')}
        >
          {m.reports_change()}
        </Button>
      </section>
      <CoverNotice activityId={activityId} day={day} />
    </>
  );
}
