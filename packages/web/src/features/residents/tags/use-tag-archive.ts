import { sentence } from '../../../api/error-catalogue.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type ListedTag, useArchiveTag, useRestoreTag } from './api.ts';

const UNDO_SECONDS = 10;

/** Archives and restores, each with undo. */
export function useTagArchive() {
  const archiving = useArchiveTag();
  const restoring = useRestoreTag();
  const done = (title: string, undo: () => void) =>
    showToast({ title, seconds: UNDO_SECONDS, action: { label: m.ui_undo(), run: undo } });
  return {
    archive: ({ tag: id, label }: ListedTag) =>
      archiving.mutate(
        { id },
        { onSuccess: () => done(m.tags_archived({ label }), () => restoring.mutate({ id })) },
      ),
    restore: ({ tag: id, label }: ListedTag) =>
      restoring.mutate(
        { id },
        {
          onSuccess: () => done(m.tags_restored({ label }), () => archiving.mutate({ id })),
          // 422: the home has reached its limit of tags.
          onError: (error) => {
            if (error.status === 422) showToast({ title: sentence(error), seconds: UNDO_SECONDS });
          },
        },
      ),
  };
}
