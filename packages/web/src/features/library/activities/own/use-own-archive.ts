import { ApiError } from '../../../../api/api-error.ts';
import { sentence } from '../../../../api/error-catalogue.ts';
import { showToast } from '../../../../ui/feedback/toast-state.ts';
import { m } from '../../../../words/m.ts';
import { type ActivityCard, useArchiveActivity } from '../api.ts';

const UNDO_SECONDS = 10;

/** Archives and restores, each with undo. */
export function useOwnArchive() {
  const { mutateAsync } = useArchiveActivity();
  // Awaited, because the pressed row disappears and cannot show an error beside it.
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
      // 422: another activity has taken the title since. The error catalogue shows all other
      // failures.
      if (error instanceof ApiError && error.status === 422)
        showToast({ title: sentence(error), seconds: UNDO_SECONDS });
    }
  };
  return {
    archive: (activity: ActivityCard) => void set(activity, true),
    restore: (activity: ActivityCard) => void set(activity, false),
  };
}
