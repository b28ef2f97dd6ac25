import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { m } from '../../../words/m.ts';

interface Props {
  query: {
    error: { status: number } | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Without asking the server, such as a page without an id. */
  isLost: boolean;
  /** Those who answer are told that it is over; those who manage it, that there is none. */
  lost: 'not_open' | 'none';
  /** 1 where the page has no heading of its own. */
  level?: 1 | 2;
}

const LOST = {
  not_open: { title: m.survey_lost_title, text: m.survey_lost },
  none: { title: m.surveys_lost_title, text: m.surveys_lost },
} as const;

/** A survey that is not shown: lost, failed or still loading. */
export function SurveyPending({ query, isLost, lost, level }: Props) {
  const { error, isFetching, refetch } = query;
  if (isLost || error?.status === 404 || error?.status === 422)
    return (
      <EmptyState
        {...(level && { level })}
        title={LOST[lost].title()}
        action={
          <Link kind="quiet-button" to="/tabs/surveys">
            {m.survey_lost_back()}
          </Link>
        }
      >
        {LOST[lost].text()}
      </EmptyState>
    );
  if (error) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton shape="pair" width="long" />;
}
