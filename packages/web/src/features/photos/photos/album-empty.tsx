import { Images } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import type { AlbumChoices, Shown } from './album-choices.ts';

const TITLES: Record<Shown, () => string> = {
  all: m.album_empty_title,
  needs_people: m.album_empty_needs_people_title,
  pending: m.album_empty_pending_title,
  favourites: m.album_empty_favourites_title,
  display: m.album_empty_display_title,
  hidden: m.album_empty_hidden_title,
};

const TEXTS: Record<Shown, () => string> = {
  all: m.album_empty,
  needs_people: m.album_empty_needs_people,
  pending: m.album_empty_pending,
  favourites: m.album_empty_favourites,
  display: m.album_empty_display,
  hidden: m.album_empty_hidden,
};

/** Says why nothing is listed and what to do next. */
export function AlbumEmpty({ choices: { shown, residentId, clear } }: { choices: AlbumChoices }) {
  const mayAdd = useCan('photos.add');
  const mayEdit = useCan('photos.edit');
  const isFiltered = shown !== 'all' || residentId !== null;
  const text = mayEdit ? TEXTS[shown]() : m.album_empty_visitor();
  return (
    <EmptyState
      illustration={<IconDisc icon={Images} size="large" tone="accent" />}
      title={
        shown === 'all' && residentId !== null ? m.album_empty_resident_title() : TITLES[shown]()
      }
      action={
        isFiltered ? (
          <Button kind="quiet" onClick={clear}>
            {m.album_empty_clear()}
          </Button>
        ) : (
          mayAdd && (
            <Link kind="primary-button" to="/photo-add">
              {m.album_add()}
            </Link>
          )
        )
      }
    >
      {text}
    </EmptyState>
  );
}
