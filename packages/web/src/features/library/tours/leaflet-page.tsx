import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type TourCard, useTours } from './api.ts';

import styles from './leaflet.module.css';

const LIST = '/tours';

/** The steps of a tour on paper, for a staff room or a relative without a phone. */
export default function LeafletPage() {
  const code = useSearchParams()[0].get('code');
  const { data, isError, isFetching, refetch } = useTours();
  const tour = data?.find((each) => each.code === code);
  if (tour) return <Leaflet tour={tour} />;
  return (
    <Page title={m.place_tours()} back={LIST}>
      {data ? (
        <EmptyState
          title={m.tours_lost_title()}
          action={
            <Link kind="primary-button" to={LIST}>
              {m.tours_all()}
            </Link>
          }
        >
          {m.tours_lost_text()}
        </EmptyState>
      ) : isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="pair" width="long" />
      )}
    </Page>
  );
}

function Leaflet({ tour: { title, summary, steps } }: { tour: TourCard }) {
  const { carehome } = useUser();
  return (
    <Page
      title={title}
      lead={summary}
      back={LIST}
      actions={
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {m.tours_leaflet_print()}
        </Button>
      }
    >
      <article className={styles.sheet}>
        <p className={styles.home} translate="no">
          {carehome.name}
        </p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <h2 className={styles.title}>{step.title}</h2>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.foot}>{m.tours_leaflet_foot()}</p>
      </article>
    </Page>
  );
}
