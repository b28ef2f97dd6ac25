import { SEES_UPDATES } from '@relish/shared/residents/relatives/choices.ts';
import { BookOpen, ImagePlus, Presentation } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ShowMore } from '../../../ui/table/show-more.tsx';
import { m } from '../../../words/m.ts';
import { useMyPeople } from '../../residents/relatives/api.ts';
import { useFeed } from './api.ts';
import { FeedPhotoView } from './feed-photo.tsx';
import { OwnSuggestions } from './own-suggestions.tsx';

import styles from './family.module.css';

/** A relative's photos of their own person, latest first. */
export function FamilyFeed() {
  const residentId = useSearchParams()[0].get('resident_id') ?? undefined;
  const feed = useFeed(residentId);
  const list = useRef<HTMLUListElement>(null);
  const { data, isError, isFetching, refetch } = feed;
  const photos = data?.pages.flatMap((page) => page.photos) ?? [];
  return (
    <div className={styles.feed} data-tour="feed-photos">
      <FeedLinks residentId={residentId} />
      <OwnSuggestions residentId={residentId} />
      {isError && !data && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton shape="pair" width="long" />}
      {data && photos.length === 0 && !feed.hasNextPage && (
        <EmptyState level={2} title={m.family_photos_none_title()}>
          {m.family_photos_none()}
        </EmptyState>
      )}
      {photos.length > 0 && (
        <ul ref={list} className={styles.photos} aria-label={m.family_photos_list()}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <FeedPhotoView photo={photo} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore
        list={list}
        each="li"
        count={photos.length}
        found={feed}
        label={m.family_photos_more()}
      />
    </div>
  );
}

function FeedLinks({ residentId }: { residentId: string | undefined }) {
  const { data: people = [] } = useMyPeople();
  const [only] = people;
  const id = residentId ?? (people.length === 1 ? only?.id : undefined);
  return (
    <div className={styles.links}>
      <SuggestLink residentId={residentId} />
      {id !== undefined && (
        <Link
          kind="quiet-button"
          icon={<Presentation aria-hidden="true" />}
          to={`/slideshow?resident_id=${id}`}
        >
          {m.album_slideshow()}
        </Link>
      )}
      <Link
        kind="quiet-button"
        data-tour="feed-books"
        icon={<BookOpen aria-hidden="true" />}
        to={id === undefined ? '/photo-books' : `/photo-books?resident_id=${id}`}
      >
        {m.album_books()}
      </Link>
    </div>
  );
}

function SuggestLink({ residentId }: { residentId: string | undefined }) {
  const maySuggest = useCan('photos.suggest');
  const { data: people = [] } = useMyPeople(maySuggest);
  const open = people.filter(
    ({ id, state, access_level }) =>
      state === 'here' &&
      access_level >= SEES_UPDATES &&
      (residentId === undefined || id === residentId),
  );
  const [first] = open;
  if (!first) return null;
  return (
    <Link
      kind="quiet-button"
      data-tour="feed-suggest"
      icon={<ImagePlus aria-hidden="true" />}
      to={open.length === 1 ? `/photo-suggest?resident_id=${first.id}` : '/photo-suggest'}
    >
      {m.photo_suggest_title()}
    </Link>
  );
}
