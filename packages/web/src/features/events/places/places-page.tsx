import { Archive, ArchiveRestore, Ellipsis, MapPin, Pencil, Plus, Trees } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import { type Place, useArchivePlace, usePlaces } from './api.ts';

import styles from './places.module.css';

// Loaded when opened.
const PlaceDialog = lazy(() => import('./place-dialog.tsx'));

const UNDO_SECONDS = 10;

export default function PlacesPage() {
  if (useCan('places.view')) return <Places />;
  return (
    <Page title={m.places_title()} back="/tabs/events">
      <LockedState title={m.places_locked_title()} unlock={m.places_locked_who()}>
        {m.places_locked()}
      </LockedState>
    </Page>
  );
}

function Places() {
  const mayManage = useCan('places.manage');
  const places = usePlaces();
  const [edited, setEdited] = useState<Place | 'new'>();
  const all = places.data ?? [];
  const active = all.filter(({ archived }) => !archived);
  const archived = all.filter((place) => place.archived);
  const toRows = (rows: readonly Place[], label: string) => (
    <List label={label} rows={rows} rowKey={({ id }) => id}>
      {(place) => <PlaceRow place={place} onEdit={() => setEdited(place)} />}
    </List>
  );
  return (
    <Page
      title={m.places_title()}
      lead={m.places_lead()}
      back="/tabs/events"
      {...(mayManage && {
        actions: (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
            {m.places_add()}
          </Button>
        ),
      })}
    >
      {places.isError ? (
        <ErrorState busy={places.isFetching} onRetry={() => void places.refetch()} />
      ) : places.isPending ? (
        <div className={styles.page} aria-busy="true">
          {[1, 2, 3].map((each) => (
            <Skeleton key={each} shape="pair" width="long" />
          ))}
        </div>
      ) : all.length === 0 ? (
        <EmptyState title={m.places_none_title()}>
          {mayManage ? m.places_none() : m.places_none_view()}
        </EmptyState>
      ) : (
        <div className={styles.page}>
          {active.length > 0 && toRows(active, m.places_title())}
          {archived.length > 0 && (
            <Card title={m.places_archive()}>{toRows(archived, m.places_archive())}</Card>
          )}
        </div>
      )}
      {edited !== undefined && (
        <Suspense>
          <PlaceDialog
            place={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Page>
  );
}

function PlaceRow({ place, onEdit }: { place: Place; onEdit: () => void }) {
  const mayManage = useCan('places.manage');
  const facts = [
    place.outdoors && m.places_is_outdoors(),
    place.fits !== null && m.places_fits_count({ count: place.fits }),
    place.coming > 0 && m.places_coming({ count: place.coming }),
  ].filter(Boolean);
  return (
    <ListRow
      leading={<IconDisc icon={place.outdoors ? Trees : MapPin} />}
      title={<span translate="no">{place.name}</span>}
      subtitle={
        <>
          {facts.join(' · ')}
          {place.notes !== null && (
            <p className={styles.notes} translate="no">
              {place.notes}
            </p>
          )}
        </>
      }
      {...(mayManage && { trailing: <PlaceMenu place={place} onEdit={onEdit} /> })}
    />
  );
}

function PlaceMenu({
  place: { id, name, archived },
  onEdit,
}: {
  place: Place;
  onEdit: () => void;
}) {
  const archive = useArchivePlace();
  const move = () =>
    archive.mutate(
      { id, archived: !archived },
      {
        onSuccess: () =>
          showToast({
            title: archived ? m.places_restored_toast({ name }) : m.places_archived_toast({ name }),
            seconds: UNDO_SECONDS,
            action: { label: m.ui_undo(), run: () => archive.mutate({ id, archived }) },
          }),
      },
    );
  return (
    <Menu
      label={m.places_more({ name })}
      align="end"
      trigger={
        <IconButton label={m.places_more({ name })}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      choices={[
        { id: 'edit', label: m.places_edit(), icon: Pencil, onSelect: onEdit },
        {
          id: 'archive',
          label: archived ? m.places_restore() : m.places_to_archive(),
          icon: archived ? ArchiveRestore : Archive,
          onSelect: move,
        },
      ]}
    />
  );
}
