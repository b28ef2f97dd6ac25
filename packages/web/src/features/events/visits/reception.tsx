import { addDays } from '@relish/shared/days.ts';
import { VISIT_LIMITS } from '@relish/shared/events/visits/choices.ts';
import { Flame, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useFireList, useReceptionDay } from './api.ts';
import { ReceptionLists } from './reception-lists.tsx';

import styles from './visits.module.css';

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Who is expected, who is in the house and who has left, on one day. */
export function Reception() {
  const today = useToday();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day') ?? '';
  const day = DAY.test(asked) ? asked : today;
  const [typed, setTyped] = useState('');
  const [isSigningIn, setSigningIn] = useState(false);
  const maySignIn = useCan('reception.sign-in');
  const reception = useReceptionDay(day);
  return (
    <Page
      title={m.reception_title()}
      underMore
      actions={
        <>
          {maySignIn && (
            <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setSigningIn(true)}>
              {m.reception_sign_in_other()}
            </Button>
          )}
          <FireListLink />
          <Link kind="quiet-button" to="/visiting-times">
            {m.visiting_title()}
          </Link>
        </>
      }
    >
      {!maySignIn && <Banner kind="info">{m.reception_locked()}</Banner>}
      <div className={styles.tools}>
        <DateField
          label={m.reception_day()}
          value={day}
          min={addDays(today, -VISIT_LIMITS.pastDays)}
          max={addDays(today, VISIT_LIMITS.daysAhead)}
          onChange={(next) =>
            setQuery(next === null || next === today ? {} : { day: next }, { replace: true })
          }
        />
        <SearchField label={m.reception_search()} typed={typed} onType={setTyped} />
      </div>
      {reception.isError ? (
        <ErrorState busy={reception.isFetching} onRetry={() => void reception.refetch()} />
      ) : reception.isPending ? (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      ) : (
        <ReceptionLists {...reception.data} isToday={day === today} typed={typed} />
      )}
      {isSigningIn && (
        <Suspense>
          <SignInDialog onClose={() => setSigningIn(false)} />
        </Suspense>
      )}
    </Page>
  );
}

/** Reading it here keeps the list on this device, so that it opens without a connection. */
function FireListLink() {
  const { data } = useFireList();
  const count = data?.visitors.reduce((sum, { people }) => sum + people, data.residents.length);
  return (
    <Link kind="quiet-button" to="/fire-list" icon={<Flame aria-hidden="true" />}>
      {count === undefined ? m.fire_title() : m.fire_link({ count })}
    </Link>
  );
}
