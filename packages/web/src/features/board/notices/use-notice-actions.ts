import type { ApiError } from '../../../api/api-error.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type ManagedNotice, usePinNotice, usePublishAgain, useWithdrawNotice } from './api.ts';

const UNDO_SECONDS = 10;

/** Taking down and pinning, each with undo. */
export function useNoticeActions({ id }: ManagedNotice) {
  const withdraw = useWithdrawNotice();
  const again = usePublishAgain();
  const pin = usePinNotice();
  const onError = (error: ApiError) => {
    if (error.status === 422)
      showToast({ title: sentence(error), tone: 'warning', seconds: UNDO_SECONDS });
  };
  const publishAgain = () =>
    again.mutate(
      { id },
      { onSuccess: () => showToast({ title: m.notices_again_toast(), tone: 'success' }), onError },
    );
  return {
    publishAgain,
    withdraw: () =>
      withdraw.mutate(
        { id },
        {
          onSuccess: () =>
            showToast({
              title: m.notices_withdrawn_toast(),
              seconds: UNDO_SECONDS,
              action: { label: m.ui_undo(), run: publishAgain },
            }),
        },
      ),
    pin: (pinned: boolean) =>
      pin.mutate(
        { id, pinned },
        {
          onSuccess: () =>
            showToast({
              title: pinned ? m.notices_pinned_toast() : m.notices_unpinned_toast(),
              tone: 'success',
            }),
          onError,
        },
      ),
  };
}
