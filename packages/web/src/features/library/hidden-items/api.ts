import type { CallName, Input } from '@relish/shared/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../api/client.ts';
import { useCall } from '../../../api/hooks.ts';
import { refreshAfter } from '../../../api/refresh.ts';
import { useLastingMutation } from '../../../api/use-lasting-mutation.ts';
import { useCan } from '../../../session/use-session.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import type { Hiding } from './hide-question.tsx';

type SetHidden = Input<'hidden-items/hide'>;

// An open item that was just hidden would answer 404, so it is not refetched.
const OPENED: CallName[] = ['videos/open', 'tutorials/get'];

const UNDO_SECONDS = 10;

export const useHidden = () => useCall('hidden-items/list', {});

export function useSetHidden(onDone?: () => void) {
  const queries = useQueryClient();
  return useLastingMutation<object, SetHidden>({
    mutationFn: (input) => call('hidden-items/hide', input),
    onSuccess: () => {
      onDone?.();
      return refreshAfter(queries, 'hidden-items/hide', { leaves: OPENED });
    },
  });
}

/** State of the confirmation, with undo after hiding. */
export function useHiding(
  { id, title }: { id: string; title: string },
  onHidden?: () => void,
): Hiding {
  const may = useCan('activities.manage');
  const [isAsking, setAsking] = useState(false);
  const show = useSetHidden();
  const hide = useSetHidden(() => {
    setAsking(false);
    showToast({
      title: m.library_hide_done({ title }),
      seconds: UNDO_SECONDS,
      action: { label: m.ui_undo(), run: () => show.mutate({ id, hidden: false }) },
    });
    onHidden?.();
  });
  return {
    title,
    may,
    isAsking,
    busy: hide.isPending,
    ask: () => setAsking(true),
    confirm: () => hide.mutate({ id, hidden: true }),
    cancel: () => setAsking(false),
  };
}
