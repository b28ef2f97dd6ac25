import { Newspaper } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { type Gazette, type Recipient, useGazettes, useMakeGazette } from './api.ts';
import { GazetteItem } from './gazette-item.tsx';
import { formatQuarter } from './gazette-words.ts';

import styles from './gazettes.module.css';

const BACK = '/tabs/photo-book';

export default function GazettesPage() {
  const hasPhotos = useCan('photo-book.view');
  if (useCan('photos.edit'))
    return (
      <Page title={m.gazettes_title()} lead={m.gazettes_lead()} back={BACK}>
        <Gazettes />
      </Page>
    );
  return (
    <Page title={m.gazettes_title()} back={BACK}>
      <LockedState
        title={hasPhotos ? m.gazettes_staff_title() : m.gazettes_locked_title()}
        unlock={hasPhotos ? m.gazettes_staff_unlock() : m.photo_books_unlock()}
      >
        {m.gazettes_locked()}
      </LockedState>
    </Page>
  );
}

function Gazettes() {
  const { data, isError, isFetching, refetch } = useGazettes();
  if (isError) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  const { gazettes, residents, this_quarter: quarter } = data;
  if (gazettes.length === 0 && residents.length === 0)
    return <EmptyState title={m.gazettes_none_title()}>{m.gazettes_none()}</EmptyState>;
  const isMade = ({ id }: Recipient) =>
    gazettes.some((each) => each.quarter === quarter && each.resident.id === id);
  const next = residents.filter((each) => !isMade(each));
  return (
    <div className={styles.quarters}>
      {[...Map.groupBy(gazettes, (each) => each.quarter)].map(([key, own]) => (
        <Quarter key={key} title={formatQuarter(key)} gazettes={own} />
      ))}
      {next.length > 0 && <Next residents={next} />}
    </div>
  );
}

const Quarter = ({ title, gazettes }: { title: string; gazettes: Gazette[] }) => (
  <Card title={title}>
    <List label={title} rows={gazettes} rowKey={({ resident }) => resident.id}>
      {(gazette) => <GazetteItem gazette={gazette} />}
    </List>
  </Card>
);

const Next = ({ residents }: { residents: Recipient[] }) => (
  <Card title={m.gazettes_now_title()}>
    <p className={styles.soft}>{m.gazettes_now_text()}</p>
    <List label={m.gazettes_now_title()} rows={residents} rowKey={({ id }) => id}>
      {(resident) => <NextItem resident={resident} />}
    </List>
  </Card>
);

function NextItem({ resident: { id, preferred_name: name, reader } }: { resident: Recipient }) {
  const make = useMakeGazette();
  const mayMake = useCan('photos.add');
  const begin = () =>
    make.mutate(
      { resident_id: id },
      { onSuccess: () => showToast({ title: m.gazettes_queued(), tone: 'success' }) },
    );
  return (
    <ListRow
      leading={<IconDisc icon={Newspaper} />}
      title={<span translate="no">{name}</span>}
      {...(reader !== null && { subtitle: m.gazettes_for({ reader }) })}
      {...(mayMake && {
        trailing: (
          <Button
            kind="quiet"
            size="small"
            aria-label={m.gazettes_now_of({ name })}
            busy={make.isPending}
            onClick={() => make.isPending || begin()}
          >
            {m.gazettes_now()}
          </Button>
        ),
      })}
    />
  );
}
