import { MicVocal, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Performer, usePerformers } from './api.ts';
import { PaperBadges } from './paper-badges.tsx';

import styles from './performers.module.css';

// Loaded when opened.
const PerformerDialog = lazy(() => import('./performer-dialog.tsx'));

export default function PerformersPage() {
  const mayView = useCan('performers.view');
  if (mayView) return <Performers />;
  return (
    <Page title={m.performers_title()} back="/tabs/events">
      <LockedState title={m.performers_locked_title()} unlock={m.performers_locked_who()}>
        {m.performers_locked()}
      </LockedState>
    </Page>
  );
}

const matches = ({ name, offer, contact_name }: Performer, typed: string) =>
  [name, offer, contact_name].some((text) =>
    text?.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase()),
  );

function Performers() {
  const mayAdd = useCan('performers.manage');
  const performers = usePerformers();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [typed, setTyped] = useState('');
  const all = performers.data ?? [];
  const found = all.filter((each) => matches(each, typed));
  const active = found.filter(({ archived }) => !archived);
  const archived = found.filter((each) => each.archived);
  return (
    <Page
      title={m.performers_title()}
      lead={m.performers_lead()}
      back="/tabs/events"
      {...(mayAdd && {
        actions: (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {m.performers_add()}
          </Button>
        ),
      })}
    >
      {performers.isError ? (
        <ErrorState busy={performers.isFetching} onRetry={() => void performers.refetch()} />
      ) : performers.isPending ? (
        <Waiting />
      ) : all.length === 0 ? (
        <EmptyState title={m.performers_none_title()}>
          {mayAdd ? m.performers_none() : m.performers_none_view()}
        </EmptyState>
      ) : (
        <div className={styles.page}>
          <SearchField
            label={m.performers_search()}
            maxLength={80}
            typed={typed}
            onType={setTyped}
          />
          {found.length === 0 && <output>{m.performers_not_found()}</output>}
          {active.length > 0 && <Rows label={m.performers_title()} rows={active} />}
          {archived.length > 0 && (
            <Card title={m.performers_archive()}>
              <Rows label={m.performers_archive()} rows={archived} />
            </Card>
          )}
        </div>
      )}
      {isAdding && (
        <Suspense>
          <PerformerDialog
            onSaved={(id) => void navigate(`/performer?id=${id}`)}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Page>
  );
}

const Rows = ({ label, rows }: { label: string; rows: readonly Performer[] }) => (
  <List label={label} rows={rows} rowKey={({ id }) => id}>
    {(performer) => (
      <ListRow
        to={`/performer?id=${performer.id}`}
        leading={<IconDisc icon={MicVocal} tone="accent" />}
        title={<span translate="no">{performer.name}</span>}
        subtitle={[performer.offer, whenWords(performer)].filter(Boolean).join(' · ')}
        {...(!performer.archived && { trailing: <PaperBadges papers={performer} /> })}
      />
    )}
  </List>
);

function whenWords({ next_day, last_day }: Performer): string | undefined {
  if (next_day !== null) return m.performers_next_day({ day: formatDay(next_day) });
  return last_day === null ? undefined : m.performers_last_day({ day: formatDay(last_day) });
}

const Waiting = () => (
  <div className={styles.page} aria-busy="true">
    {[1, 2, 3, 4].map((each) => (
      <Skeleton key={each} shape="pair" width="long" />
    ))}
  </div>
);
