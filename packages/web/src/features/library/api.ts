import type { CallName, Input } from '@relish/shared/calls.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { useCall } from '../../api/hooks.ts';
import { useCan } from '../../session/use-session.ts';
import type { Hiding } from '../../ui/hide-question.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { m } from '../../words/m.ts';

type SetHidden = Input<'library/hide'>;

const LISTS: CallName[] = [
  'library/hidden',
  'activities/search',
  'activities/get',
  'choosing/suggest',
  'dashboard/featured',
  'dashboard/home',
  'dashboard/videos',
  'dashboard/tutorials',
  'dashboard/featured-products',
];
// What is hidden cannot be asked for again where it is still on the screen.
const OPENED: CallName[] = ['videos/open', 'tutorials/get'];

const UNDO_SECONDS = 10;

export const useHidden = () => useCall('library/hidden', {});

/** Hides something or shows it again; then everything that shows such things is asked for anew. */
export function useSetHidden(onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation<object, ApiError, SetHidden>({
    mutationFn: (input) => call('library/hide', input),
    onSuccess: () => {
      onDone?.();
      return Promise.all([
        ...LISTS.map((each) => queries.invalidateQueries({ queryKey: [each] })),
        ...OPENED.map((each) =>
          queries.invalidateQueries({ queryKey: [each], refetchType: 'none' }),
        ),
      ]);
    },
  });
}

/** For the question before something is hidden, and the way back after it. */
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
