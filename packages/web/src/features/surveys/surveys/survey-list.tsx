import type { SurveyState } from '@relish/shared/surveys/surveys/choices.ts';
import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import { type SurveyRow, useSurveys } from './api.ts';
import { AUDIENCE_WORDS, formatAnswered, formatDates, STATE_WORDS } from './survey-words.ts';

import styles from './surveys.module.css';

const KINDS = {
  draft: 'neutral',
  scheduled: 'info',
  open: 'brand',
  closed: 'neutral',
  archived: 'neutral',
} as const;

const ORDER: readonly SurveyState[] = ['open', 'scheduled', 'draft', 'closed', 'archived'];

/** All surveys of the home by state; the open ones first. */
export function SurveyList() {
  const { data, isError, isFetching, refetch } = useSurveys();
  const mayManage = useCan('surveys.manage');
  const [chosen, setChosen] = useState<SurveyState>();
  if (isError) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  if (data.length === 0)
    return (
      <EmptyState
        title={m.surveys_empty_title()}
        action={
          mayManage && (
            <Link kind="quiet-button" to="/survey-edit">
              {m.surveys_new()}
            </Link>
          )
        }
      >
        {m.surveys_empty()}
      </EmptyState>
    );
  const count = (state: SurveyState) => data.filter((each) => each.state === state).length;
  const used = ORDER.filter((state) => count(state) > 0);
  const shown = chosen !== undefined && used.includes(chosen) ? chosen : used[0];
  return (
    <section className={styles.section} aria-label={m.surveys_all()}>
      <Chips<SurveyState>
        label={m.surveys_show()}
        value={shown}
        onChange={setChosen}
        options={used.map((state) => ({
          value: state,
          label: m.surveys_state_count({ state: STATE_WORDS[state](), count: count(state) }),
        }))}
      />
      <List
        label={m.surveys_all()}
        rows={data.filter(({ state }) => state === shown)}
        rowKey={({ id }) => id}
      >
        {(survey) => <Row survey={survey} />}
      </List>
    </section>
  );
}

const Row = ({ survey }: { survey: SurveyRow }) => (
  <ListRow
    to={`/survey-results?id=${survey.id}`}
    title={survey.title}
    subtitle={[
      AUDIENCE_WORDS[survey.audience](),
      formatDates(survey),
      survey.state !== 'draft' && survey.state !== 'scheduled' && formatAnswered(survey),
      survey.homes > 1 && m.surveys_homes({ count: survey.homes }),
    ]
      .filter(Boolean)
      .join(' · ')}
    trailing={<Badge kind={KINDS[survey.state]}>{STATE_WORDS[survey.state]()}</Badge>}
  />
);
