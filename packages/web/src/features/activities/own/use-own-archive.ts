import { ApiError } from '../../../api/api-error.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { showToast } from '../../../ui/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type ActivityCard, useArchiveActivity } from '../api.ts';

const UNDO_SECONDS = 10;

/** Into the archive and out again, each with a way back. */
export function useOwnArchive() {
  const { mutateAsync } = useArchiveActivity();
  // Awaited, because the row that was pressed is gone before anything can be said beside it.
  const set = async ({ id, title }: ActivityCard, archived: boolean) => {
    try {
      await mutateAsync({ id, archived });
      showToast({
        title: archived ? m.own_activity_archived({ title }) : m.own_activity_restored({ title }),
        seconds: UNDO_SECONDS,
        action: {
          label: m.ui_undo(),
          run: () => void mutateAsync({ id, archived: !archived }).catch(() => undefined),
        },
      });
    } catch (error) {
      // A title that has been given to another meanwhile; the catalogue says everything else.
      if (error instanceof ApiError && error.status === 422)
        showToast({ title: sentence(error), seconds: UNDO_SECONDS });
    }
  };
  return {
    archive: (activity: ActivityCard) => void set(activity, true),
    restore: (activity: ActivityCard) => void set(activity, false),
  };
}
