import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LostPath } from '../../../ui/illustrations/lost-path.tsx';
import { PageOfOne } from '../../../ui/layout/page-of-one.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type OnePhoto, usePhoto } from './photo-api.ts';
import { ALBUM } from './photo-paths.ts';
import { PhotoReading } from './photo-reading.tsx';

// Families only read, and never need the form.
const PhotoEditor = lazy(() => import('./photo-editor.tsx'));
const PhotoUnseen = lazy(() => import('./photo-unseen.tsx'));

export default function PhotoPage() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  if (!useCan('photo-book.view'))
    return (
      <Page title={m.photo_title()} back="/tabs/home">
        <LockedState title={m.photo_locked_title()} unlock={m.photo_locked_unlock()}>
          {m.photo_locked()}
        </LockedState>
      </Page>
    );
  return id === undefined ? <Lost /> : <One key={id} id={id} />;
}

const One = ({ id }: { id: string }) => (
  <PageOfOne
    query={usePhoto(id)}
    title={m.photo_title()}
    back={ALBUM}
    lost={<Lost />}
    render={(photo) => (
      <Suspense fallback={<Waiting />}>
        <Shown photo={photo} />
      </Suspense>
    )}
  />
);

function Shown({ photo }: { photo: OnePhoto }) {
  const { staff, picture } = photo;
  if (!staff) return <PhotoReading photo={photo} />;
  if (!picture) return <PhotoUnseen photo={{ ...photo, staff }} />;
  return staff.can_edit ? (
    <PhotoEditor photo={{ ...photo, staff }} />
  ) : (
    <PhotoReading photo={photo} />
  );
}

const Waiting = () => (
  <Page title={m.photo_title()} back={ALBUM}>
    <Skeleton shape="pair" width="long" />
    <Skeleton shape="pair" width="long" />
  </Page>
);

const Lost = () => (
  <Page title={m.photo_title()} back={ALBUM}>
    <EmptyState
      illustration={<LostPath />}
      title={m.photo_lost_title()}
      action={
        <Link kind="primary-button" to={ALBUM}>
          {m.photo_lost_back()}
        </Link>
      }
    >
      {m.photo_lost()}
    </EmptyState>
  </Page>
);
