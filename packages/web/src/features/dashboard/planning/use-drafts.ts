import { sentence } from '../../../api/error-catalogue.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { shortWhenWords } from '../../events/events/public.tsx';
import { type Made, useAddDraft, useRemoveDrafts } from './api.ts';
import { type DraftValues, toDraft } from './draft-values.ts';

const UNDO_SECONDS = 10;

type Wrong = Partial<Record<string, string[]>>;

/** Adding drafts, each time with an undo. */
export function useDrafts() {
  const adding = useAddDraft();
  const removing = useRemoveDrafts();
  const undo = (ids: string[]) =>
    removing.mutate(
      { ids },
      {
        onSuccess: ({ count }) =>
          showToast({ title: m.planning_removed({ count }), tone: 'success' }),
      },
    );
  const offerUndo = (title: string, ids: string[]) =>
    showToast({
      title,
      seconds: UNDO_SECONDS,
      ...(ids.length > 0 && { action: { label: m.ui_undo(), run: () => undo(ids) } }),
    });
  return {
    isBusy: adding.isPending,
    /** Says how many drafts an action has made, and what it left out. */
    announce: ({ ids, already, left_out }: Made) =>
      offerUndo(
        [
          ids.length === 0 ? m.planning_made_none() : m.planning_made({ count: ids.length }),
          already > 0 && m.planning_already({ count: already }),
          left_out > 0 && m.planning_left_out({ count: left_out }),
        ]
          .filter(Boolean)
          .join(' '),
        ids,
      ),
    add: (
      values: DraftValues,
      { onDone, onWrong }: { onDone?: () => void; onWrong?: (wrong: Wrong) => void } = {},
    ) =>
      adding.mutate(toDraft(values), {
        onSuccess: ({ id }) => {
          offerUndo(m.planning_added({ when: shortWhenWords(values) }), [id]);
          onDone?.();
        },
        onError: (error) => {
          if (error.status !== 422) return;
          const wrong = error.body?.errors ?? {};
          onWrong?.(wrong);
          const isShown = ['title', 'start_time', 'day'].some((field) => field in wrong);
          if (!onWrong || !isShown) showToast({ title: sentence(error), tone: 'warning' });
        },
      }),
  };
}
