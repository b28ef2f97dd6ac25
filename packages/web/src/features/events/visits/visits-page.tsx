import { lazy, Suspense } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';

const Reception = lazy(async () => ({ default: (await import('./reception.tsx')).Reception }));
const OwnVisits = lazy(async () => ({ default: (await import('./own-visits.tsx')).OwnVisits }));

/** Reception for staff, and their own visits for relatives. */
export default function VisitsPage() {
  const receives = useCan('reception.view');
  const visits = useCan('relatives.view');
  if (!receives && !visits) return <VisitsLocked title={m.visits_title()} />;
  return <Suspense fallback={<Waiting />}>{receives ? <Reception /> : <OwnVisits />}</Suspense>;
}

const Waiting = () => (
  <Page title={m.visits_title()} underMore>
    <Skeleton shape="pair" width="long" />
    <Skeleton shape="pair" width="long" />
  </Page>
);

/** Also for households, which have no reception. */
export const VisitsLocked = ({ title }: { title: string }) => (
  <Page title={title} underMore>
    <LockedState title={m.visits_page_locked_title()} unlock={m.visits_page_locked_who()}>
      {m.visits_page_locked()}
    </LockedState>
  </Page>
);
