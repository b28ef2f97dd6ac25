import { PHOTOS_PER_PAGE } from '@relish/shared/photos/photo-books/choices.ts';

import type { Page } from './api.ts';

interface Target {
  pageId: string;
  /** The photo whose place it takes; the last place if undefined. */
  photoId?: string | undefined;
}

export type PhotoMove = { pages: Page[]; outcome: 'moved' | 'exchanged' } | undefined;

/**
 * Moves a photo within a page or to another one. A page that is full gives one of its photos in
 * exchange; undefined where nothing would change.
 */
export function movePhoto(pages: readonly Page[], photoId: string, to: Target): PhotoMove {
  const from = pages.find(({ photos }) => photos.some(({ photo_id }) => photo_id === photoId));
  const target = pages.find(({ id }) => id === to.pageId);
  const moved = from?.photos.find(({ photo_id }) => photo_id === photoId);
  if (!from || !target || !moved || to.photoId === photoId) return undefined;
  const replace = (changed: readonly Page[]) =>
    pages.map((page) => changed.find(({ id }) => id === page.id) ?? page);

  const place = target.photos.findIndex(({ photo_id }) => photo_id === to.photoId);
  if (from === target) {
    if (place === -1) return undefined;
    const others = from.photos.filter((photo) => photo !== moved);
    const page = { ...from, photos: others.toSpliced(place, 0, moved) };
    return { pages: replace([page]), outcome: 'moved' };
  }

  const most = PHOTOS_PER_PAGE[target.kind];
  if (most === 0) return undefined;
  const at = place === -1 ? target.photos.length : place;
  if (target.photos.length < most) {
    const left = from.photos.filter((photo) => photo !== moved);
    const taken = target.photos.toSpliced(at, 0, moved);
    const changed = [
      { ...from, photos: left },
      { ...target, photos: taken },
    ];
    return { pages: replace(changed), outcome: 'moved' };
  }
  const last = Math.min(at, most - 1);
  const given = target.photos[last];
  if (!given) return undefined;
  const changed = [
    { ...from, photos: from.photos.with(from.photos.indexOf(moved), given) },
    { ...target, photos: target.photos.with(last, moved) },
  ];
  return { pages: replace(changed), outcome: 'exchanged' };
}
