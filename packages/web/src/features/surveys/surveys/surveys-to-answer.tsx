import { ClipboardPen } from 'lucide-react';

import { useWaiting } from '../../../forms/use-outbox.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useWaitingSurveys, type WaitingSurvey } from '../survey-entries/api.ts';
import { entries, isWaitingFor } from '../survey-entries/public.tsx';

import styles from './surveys.module.css';

/** The surveys that the user is asked to answer. */
export function SurveysToAnswer({ isAlone }: { isAlone: boolean }) {
  const { data, isError, isFetching, refetch } = useWaitingSurveys();
  const queued = useWaiting(entries);
  if (isError) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  if (data.length === 0)
    return isAlone ? (
      <EmptyState title={m.surveys_none_title()}>{m.surveys_none()}</EmptyState>
    ) : null;
  const isDone = ({ id, is_done }: WaitingSurvey) => is_done || queued.some(isWaitingFor(id));
  return (
    <section className={styles.section}>
      <h2>{m.surveys_to_answer()}</h2>
      <List label={m.surveys_to_answer()} rows={data} rowKey={({ id }) => id}>
        {(survey) => (
          <ListRow
            to={isDone(survey) ? undefined : `/survey-answer?id=${survey.id}`}
            leading={<IconDisc icon={ClipboardPen} />}
            title={survey.title}
            subtitle={describe(survey)}
            trailing={isDone(survey) && <Badge kind="brand">{m.survey_done_title()}</Badge>}
          />
        )}
      </List>
    </section>
  );
}

const describe = ({ questions, closes_on, anonymous }: WaitingSurvey) =>
  [
    m.surveys_questions({ count: questions }),
    anonymous ? m.surveys_anonymous() : m.surveys_named(),
    closes_on !== null && m.survey_until({ day: formatDay(closes_on) }),
  ]
    .filter(Boolean)
    .join(' · ');
