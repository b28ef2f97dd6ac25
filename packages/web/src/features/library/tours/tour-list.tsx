import { Circle, CircleCheck, CircleDot } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { m } from '../../../words/m.ts';
import { type TourCard, useTours } from './api.ts';
import { useStartTour } from './use-start-tour.ts';

import styles from './tours.module.css';

export function TourList() {
  const { data, isError, isFetching, refetch } = useTours();
  if (isError && !data) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  if (data.length === 0)
    return <EmptyState title={m.tours_none_title()}>{m.tours_none_text()}</EmptyState>;
  return (
    <div className={styles.groups}>
      <Group title={m.tours_welcome()} tours={data.filter(({ kind }) => kind === 'welcome')} />
      <Group title={m.tours_tasks()} tours={data.filter(({ kind }) => kind === 'task')} />
    </div>
  );
}

function Group({ title, tours }: { title: string; tours: TourCard[] }) {
  const start = useStartTour();
  if (tours.length === 0) return null;
  return (
    <Card title={title}>
      <List label={title} rows={tours} rowKey={({ code }) => code}>
        {(tour) => (
          <ListRow
            title={tour.title}
            subtitle={<Facts tour={tour} />}
            leading={<Sign tour={tour} />}
            trailing={
              <span className={styles.buttons}>
                <Button
                  kind={tour.kind === 'welcome' && !tour.progress?.finished ? 'primary' : 'quiet'}
                  size="small"
                  aria-label={actionWords(tour).named({ title: tour.title })}
                  onClick={() => start(tour)}
                >
                  {actionWords(tour).label()}
                </Button>
                <Link
                  kind="quiet-button"
                  to={`/tours/leaflet?code=${tour.code}`}
                  aria-label={m.tours_leaflet_named({ title: tour.title })}
                >
                  {m.tours_leaflet()}
                </Link>
              </span>
            }
          />
        )}
      </List>
    </Card>
  );
}

function actionWords({ progress }: TourCard) {
  if (progress?.finished) return { label: m.tours_again, named: m.tours_again_named };
  if (progress && progress.step > 0)
    return { label: m.tours_continue, named: m.tours_continue_named };
  return { label: m.tours_start, named: m.tours_start_named };
}

const Facts = ({ tour: { summary, minutes, steps, progress } }: { tour: TourCard }) => (
  <>
    <span className={styles.summary}>{summary}</span>
    <span className={styles.facts}>
      <span>{m.tours_minutes({ count: minutes })}</span>
      <span>{m.tours_steps({ count: steps.length })}</span>
      {progress?.finished && <strong>{m.tours_done()}</strong>}
      {progress && !progress.finished && progress.step > 0 && (
        <span>{m.tours_reached({ step: progress.step + 1, all: steps.length })}</span>
      )}
    </span>
  </>
);

function Sign({ tour: { progress } }: { tour: TourCard }) {
  if (progress?.finished) return <CircleCheck className={styles.done} aria-hidden="true" />;
  return progress && progress.step > 0 ? (
    <CircleDot className={styles.sign} aria-hidden="true" />
  ) : (
    <Circle className={styles.sign} aria-hidden="true" />
  );
}
