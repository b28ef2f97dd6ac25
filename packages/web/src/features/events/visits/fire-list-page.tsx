import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { Printer, RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { isOnline, watchNetwork } from '../../../platform/network.ts';
import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatDate, formatTime } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Entry, useFireList } from './api.ts';
import { residentWords } from './visit-words.ts';
import { VisitsLocked } from './visits-page.tsx';

import styles from './fire-list.module.css';

/** Who is in the house now. It opens without a connection, and says from when it is. */
export default function FireListPage() {
  return useCan('reception.view') ? <FireList /> : <VisitsLocked title={m.fire_title()} />;
}

function FireList() {
  const { time_zone, name: home } = useUser().carehome;
  const online = useSyncExternalStore(watchNetwork, isOnline);
  const { data, isError, isFetching, refetch } = useFireList();
  const at = data && new Date(data.at);
  const words = at && {
    time: formatTime(at, time_zone),
    day: formatDate(at, time_zone),
  };
  return (
    <Page
      title={m.fire_title()}
      back="/visits"
      {...(words && { lead: m.fire_as_of(words) })}
      actions={
        <>
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {m.fire_print()}
          </Button>
          {online && (
            <Button
              kind="quiet"
              icon={<RefreshCw aria-hidden="true" />}
              busy={isFetching}
              onClick={() => isFetching || void refetch()}
            >
              {m.fire_refresh()}
            </Button>
          )}
        </>
      }
    >
      {!online && words && (
        <Banner kind="attention" title={m.fire_offline_title()}>
          {m.fire_offline(words)}
        </Banner>
      )}
      {data ? (
        <article className={styles.sheet}>
          <p className={styles.home} translate="no">
            {home}
          </p>
          <p>{m.fire_no_staff()}</p>
          <Visitors
            title={m.fire_visitors({ count: countPeople(data.visitors) })}
            entries={data.visitors}
          />
          {data.perhaps.length > 0 && (
            <Visitors
              title={m.fire_perhaps({ count: countPeople(data.perhaps) })}
              entries={data.perhaps}
            />
          )}
          <section aria-labelledby="fire-residents">
            <h2 id="fire-residents" className={styles.heading}>
              {m.fire_residents({ count: data.residents.length })}
            </h2>
            <ul className={styles.people}>
              {data.residents.map((resident) => (
                <li key={resident.id} className={styles.person} translate="no">
                  <span className={styles.box} aria-hidden="true" />
                  <span className={styles.room}>{resident.room ?? '–'}</span>
                  <span>{calledName(resident)}</span>
                </li>
              ))}
            </ul>
          </section>
        </article>
      ) : isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      )}
    </Page>
  );
}

const countPeople = (rows: readonly { people: number }[]) =>
  rows.reduce((sum, { people }) => sum + people, 0);

const Visitors = ({ title, entries }: { title: string; entries: readonly Entry[] }) => (
  <section aria-label={title}>
    <h2 className={styles.heading}>{title}</h2>
    {entries.length === 0 ? (
      <p>{m.fire_no_visitors()}</p>
    ) : (
      <ul className={styles.people}>
        {entries.map(({ id, name, people, firm, resident }) => (
          <li key={id} className={styles.person} translate="no">
            <span className={styles.box} aria-hidden="true" />
            <span>
              {name}
              {people > 1 && ` (${m.replies_people({ count: people })})`}
              {(firm ?? resident) && (
                <span className={styles.quiet}>
                  {' '}
                  {[firm, resident && residentWords(resident)].filter(Boolean).join(', ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
