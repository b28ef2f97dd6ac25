import { packageState } from '@relish/shared/permissions.ts';
import { ImagePlus, ListChecks } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useResident } from '../../residents/residents/api.ts';
import { useAlbumChoices } from './album-choices.ts';
import { AlbumDuplicates } from './album-duplicates.tsx';
import { AlbumEmpty } from './album-empty.tsx';
import { AlbumFilters } from './album-filters.tsx';
import { AlbumGrid } from './album-grid.tsx';
import { AlbumMenu } from './album-menu.tsx';
import { AlbumSelectBar } from './album-select-bar.tsx';
import { type PhotoCard, useAlbum, useMonths } from './api.ts';
import { type Selection, useSelection } from './use-selection.ts';

import styles from './album.module.css';

const AlbumViewer = lazy(() => import('./album-viewer.tsx'));

/** The album of a home or a household, for those who are no relatives. */
export function Album() {
  const user = useUser();
  const mayAdd = useCan('photos.add');
  const mayEdit = useCan('photos.edit');
  const choices = useAlbumChoices();
  const album = useAlbum(choices.filters, choices.start);
  const months = useMonths(choices.filters, mayEdit);
  const life = useResident(
    choices.isByChapter ? (choices.residentId ?? undefined) : undefined,
  ).data;
  // The same list at every render, so that the rows of a large album are laid out once.
  const photos = useMemo(
    () => album.data?.pages.flatMap((page) => page.photos) ?? [],
    [album.data],
  );
  const selection = useSelection(photos);
  const [openId, setOpenId] = useState<string>();
  const isPlain = choices.shown === 'all' && choices.residentId === null && choices.from === null;
  return (
    <Page
      title={m.place_photo_book()}
      lead={
        mayEdit
          ? choices.isByChapter
            ? m.album_lead_chapters()
            : m.album_lead()
          : m.album_lead_visitor({ home: user.carehome.name })
      }
      underMore
      actions={
        <>
          {mayAdd && (
            <Link
              kind="primary-button"
              data-tour="photos-add"
              to={
                choices.residentId ? `/photo-add?resident_id=${choices.residentId}` : '/photo-add'
              }
              icon={<ImagePlus aria-hidden="true" />}
            >
              {m.album_add()}
            </Link>
          )}
          {mayEdit && photos.length > 0 && <SelectButton selection={selection} />}
          <AlbumMenu residentId={choices.residentId} />
        </>
      }
    >
      <div
        className={styles.album}
        data-selecting={selection.isSelecting || undefined}
        data-tour="photos-album"
      >
        {mayEdit && !mayAdd && (
          <p className={styles.quiet}>
            {packageState(user) === 'expired' ? m.album_add_expired() : m.album_add_basic()}
          </p>
        )}
        {mayEdit && <AlbumFilters choices={choices} months={months.data} />}
        {mayEdit && isPlain && album.data && <AlbumDuplicates />}
        {choices.from !== null && (
          <div>
            <Button kind="quiet" size="small" onClick={() => choices.setFrom(null)}>
              {m.album_jump_back()}
            </Button>
          </div>
        )}
        {album.isError && !album.data ? (
          <ErrorState busy={album.isFetching} onRetry={() => void album.refetch()} />
        ) : !album.data || (photos.length === 0 && album.hasNextPage) ? (
          <AlbumSkeleton />
        ) : photos.length === 0 ? (
          <AlbumEmpty choices={choices} />
        ) : (
          <AlbumGrid
            photos={photos}
            life={life}
            isWhole={!album.hasNextPage}
            label={m.place_photo_book()}
            selection={selection}
            maySelect={mayEdit}
            onOpen={setOpenId}
          />
        )}
        <NextPages found={album} />
      </div>
      {selection.isSelecting && <AlbumSelectBar selection={selection} />}
      <OpenPhoto photos={photos} id={openId} found={album} onShow={setOpenId} />
    </Page>
  );
}

function SelectButton({ selection: { isSelecting, start, stop } }: { selection: Selection }) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSelecting = useRef(isSelecting);
  useEffect(() => {
    // The bar that had the focus is gone.
    if (wasSelecting.current && !isSelecting) button.current?.focus({ preventScroll: true });
    wasSelecting.current = isSelecting;
  }, [isSelecting]);
  return (
    <Button
      ref={button}
      kind="quiet"
      icon={<ListChecks aria-hidden="true" />}
      aria-pressed={isSelecting}
      onClick={() => (isSelecting ? stop() : start())}
    >
      {m.album_select()}
    </Button>
  );
}

const AlbumSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    {Array.from({ length: 12 }, (_, at) => (
      <span key={at} />
    ))}
  </div>
);

interface Found {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Fetches the next page before its place is reached; the button is for those who come there first. */
function NextPages({ found }: { found: Found }) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage: isBusy, isFetchNextPageError, fetchNextPage } = found;
  const isWanted = hasNextPage && !isBusy && !isFetchNextPageError;
  useEffect(() => {
    if (!isWanted || !end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      // On a busy phone one call brings the states before and after a scroll.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void fetchNextPage(),
      { rootMargin: '1500px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWanted, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className={styles.more}>
      <Button kind="quiet" busy={isBusy} onClick={() => isBusy || void fetchNextPage()}>
        {m.album_more()}
      </Button>
    </div>
  );
}

interface OpenProps {
  photos: readonly PhotoCard[];
  id: string | undefined;
  found: Found;
  onShow: (id: string | undefined) => void;
}

function OpenPhoto({ photos, id, found, onShow }: OpenProps) {
  const at = photos.findIndex((photo) => photo.id === id);
  const photo = photos[at];
  const isLast = photo !== undefined && at === photos.length - 1;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  useEffect(() => {
    if (isLast && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isLast, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (!photo) return null;
  return (
    <Suspense>
      <AlbumViewer
        photo={photo}
        before={photos[at - 1]}
        after={photos[at + 1]}
        onShow={onShow}
        onClose={() => onShow(undefined)}
      />
    </Suspense>
  );
}
