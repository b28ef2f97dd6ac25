import { PHOTO_LIMITS } from '@relish/shared/photos/photos/choices.ts';
import { useState } from 'react';

import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import type { PhotoCard } from './api.ts';

/** The chosen photos; undefined ids mean that the album is not in select mode. */
export function useSelection(photos: readonly PhotoCard[]) {
  const [ids, setIds] = useState<readonly string[]>();
  const [lastId, setLastId] = useState<string>();
  const add = (more: readonly string[]) => {
    const all = [...new Set([...(ids ?? []), ...more])];
    if (all.length > PHOTO_LIMITS.many)
      showToast({ title: m.album_select_most({ count: PHOTO_LIMITS.many }), tone: 'warning' });
    setIds(all.slice(0, PHOTO_LIMITS.many));
  };
  const toggle = (id: string) => {
    setLastId(id);
    if (ids?.includes(id)) setIds(ids.filter((each) => each !== id));
    else add([id]);
  };
  return {
    isSelecting: ids !== undefined,
    has: (id: string) => ids?.includes(id) ?? false,
    /** Those that are still on the list. */
    chosen: photos.filter(({ id }) => ids?.includes(id)),
    start: (id?: string) => {
      setIds(id === undefined ? [] : [id]);
      setLastId(id);
    },
    stop: () => setIds(undefined),
    toggle,
    /** Everything between the photo chosen last and this one, as in a list of files. */
    extendTo: (id: string) => {
      const [from, to] = [lastId, id].map((each) => photos.findIndex((photo) => photo.id === each));
      if (from === undefined || to === undefined || from < 0) return toggle(id);
      const between = photos.slice(Math.min(from, to), Math.max(from, to) + 1);
      add(between.map((photo) => photo.id));
      setLastId(id);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
