import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useMyPeople } from '../../residents/relatives/api.ts';
import { type OwnVisit, useOwnVisits } from './api.ts';
import { LimitsBanner } from './limits-banner.tsx';
import { OwnVisitRow } from './own-visit-row.tsx';

import styles from './visits.module.css';

const VisitDialog = lazy(() => import('./visit-dialog.tsx'));

/** For relatives: when they come, with what is good to know. */
export function OwnVisits() {
  const visits = useOwnVisits();
  const { data: people = [] } = useMyPeople();
  const here = people.filter(({ state }) => state === 'here');
  const mayAnnounce = useCan('visits.announce');
  const [open, setOpen] = useState<{ visit?: OwnVisit }>();
  const announce = mayAnnounce && here.length > 0 && (
    <Button icon={<CalendarPlus aria-hidden="true" />} onClick={() => setOpen({})}>
      {m.visits_announce()}
    </Button>
  );
  return (
    <Page title={m.visits_title()} lead={m.visits_free()} underMore actions={announce}>
      <LimitsBanner />
      {!mayAnnounce && <Banner kind="info">{m.visits_locked()}</Banner>}
      {visits.isError ? (
        <ErrorState busy={visits.isFetching} onRetry={() => void visits.refetch()} />
      ) : visits.isPending ? (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      ) : visits.data.length === 0 ? (
        <EmptyState level={2} title={m.visits_none_title()}>
          {m.visits_none()}
        </EmptyState>
      ) : (
        <Card title={m.visits_list()}>
          <List
            label={m.visits_list()}
            rows={visits.data}
            rowKey={({ visit_id, events, day }) => visit_id ?? `${day} ${events[0]?.id}`}
          >
            {(visit) => <OwnVisitRow visit={visit} onMove={() => setOpen({ visit })} />}
          </List>
        </Card>
      )}
      <p className={styles.actions}>
        <Link to="/visiting-times">{m.visiting_title()}</Link>
      </p>
      {open && (
        <Suspense>
          <VisitDialog people={here} {...open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}
