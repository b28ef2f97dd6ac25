import type { PhotoSharing } from '@relish/shared/photos/photos/choices.ts';

import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type PhotoChange, useRemovePhotos, useSaveMany, useSetFavourite } from './api.ts';

// Long enough to read what was left out and to undo it.
const SECONDS = 8;

/** The actions that ask something first. */
export type Asked = 'tag' | 'caption' | 'share' | 'remove';

/** Actions on several photos at once; each says how many it changed. */
export function useAlbumActions(done: () => void) {
  const saving = useSaveMany();
  const removing = useRemovePhotos();
  const marking = useSetFavourite();

  const tell = (ids: readonly string[], changed: readonly string[], undo?: () => void) => {
    const left = ids.length - changed.length;
    showToast({
      title: m.album_saved({ count: changed.length }),
      ...(left > 0 && { text: m.album_left_out({ count: left }) }),
      tone: left > 0 ? 'warning' : 'success',
      seconds: SECONDS,
      ...(undo && changed.length > 0 && { action: { label: m.album_undo(), run: undo } }),
    });
  };
  const save = (ids: readonly string[], change: PhotoChange, undone?: PhotoChange) =>
    saving.mutate(
      { ids: [...ids], change },
      {
        onSuccess: ({ changed }) => {
          done();
          tell(
            ids,
            changed,
            undone && (() => saving.mutate({ ids: changed, change: undone }, { onSuccess: told })),
          );
        },
      },
    );
  const told = ({ changed }: { changed: string[] }) =>
    showToast({ title: m.album_undone({ count: changed.length }), tone: 'success' });

  return {
    isBusy: saving.isPending || removing.isPending,
    tag: (ids: readonly string[], residentIds: string[]) =>
      save(ids, { add_resident_ids: residentIds }),
    caption: (ids: readonly string[], caption: string) => save(ids, { caption }),
    share: (ids: readonly string[], sharing: PhotoSharing) => save(ids, { sharing }),
    hide: (ids: readonly string[], hidden: boolean) => save(ids, { hidden }, { hidden: !hidden }),
    favourite: (ids: readonly string[], favourite: boolean) =>
      marking.mutate({ ids: [...ids], favourite }, { onSuccess: () => done() }),
    remove: (ids: readonly string[]) =>
      removing.mutate(
        { ids: [...ids] },
        {
          onSuccess: () => {
            done();
            showToast({ title: m.album_removed({ count: ids.length }), tone: 'success' });
          },
        },
      ),
  };
}

export type AlbumActions = ReturnType<typeof useAlbumActions>;
