import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { usePal } from './api.ts';
import { CheckSheet } from './check-sheet.tsx';
import { PalLocked } from './pal-locked.tsx';
import { PersonSkeleton } from './person-skeleton.tsx';
import { PersonView } from './person-view.tsx';

export default function PalPage() {
  const isOpen = useCan('pal.view');
  const mayView = useCan('pal.view-residents');
  const [query] = useSearchParams();
  if (mayView) return <Person id={query.get('id') ?? undefined} checks={query.has('check')} />;
  return (
    <Page title={m.pal_title()} back="/tabs/pal">
      {isOpen ? (
        <LockedState title={m.pal_check_locked_title()} unlock={m.pal_check_unlock()}>
          {m.pal_check_locked()}
        </LockedState>
      ) : (
        <PalLocked />
      )}
    </Page>
  );
}

function Person({ id, checks }: { id: string | undefined; checks: boolean }) {
  const person = usePal(id);
  const mayCheck = useCan('pal.check');
  if (person.data)
    return checks && mayCheck && !person.data.read_only ? (
      <CheckSheet key={person.data.resident_id} person={person.data} />
    ) : (
      <PersonView person={person.data} />
    );
  if (id === undefined || person.error?.status === 404 || person.error?.status === 422)
    return (
      <Page title={m.pal_title()} back="/tabs/pal">
        <EmptyState
          title={m.pal_lost_title()}
          action={
            <Link kind="primary-button" to="/tabs/pal">
              {m.pal_lost_action()}
            </Link>
          }
        >
          {m.pal_lost_text()}
        </EmptyState>
      </Page>
    );
  if (!person.isError) return <PersonSkeleton />;
  return (
    <Page title={m.pal_title()} back="/tabs/pal">
      <ErrorState busy={person.isFetching} onRetry={() => void person.refetch()} />
    </Page>
  );
}
