import type { Message } from '@relish/shared/chat/messages/contract.ts';
import type { Reception } from '@relish/shared/chat/readings/choices.ts';
import { useQueryClient } from '@tanstack/react-query';

import { useCall, useCallMutation } from '../../../api/hooks.ts';
import { useUser } from '../../../session/use-session.ts';
import { showChanged } from '../messages/api.ts';

// One message changes, which is shown without fetching the others.
const leaves = ['messages/list'] as const;

/** Records readings of one message, and shows them in it. */
export function useReadings(threadId: string, { number }: Message) {
  const queries = useQueryClient();
  const { first_name, last_name } = useUser();
  const adding = useCallMutation('readings/add', { leaves });
  const undoing = useCallMutation('readings/undo', { leaves });
  const key = { threadId, number };
  const add = (reception: Reception, onAdded: (id: string) => void) =>
    adding.mutate(
      { thread_id: threadId, number, reception },
      {
        onSuccess: ({ id, at }) => {
          const added = { id, at, reception, by: `${first_name} ${last_name}`, may_undo: true };
          showChanged(queries, key, (shown) => ({
            ...shown,
            // A live update may have brought it already.
            readings: [added, ...shown.readings.filter((each) => each.id !== id)],
          }));
          onAdded(id);
        },
      },
    );
  const undo = (id: string, onUndone: () => void) =>
    undoing.mutate(
      { id },
      {
        onSuccess: () => {
          showChanged(queries, key, (shown) => ({
            ...shown,
            readings: shown.readings.filter((each) => each.id !== id),
          }));
          onUndone();
        },
      },
    );
  return { add, undo, isBusy: adding.isPending || undoing.isPending };
}

export const usePrintedDay = (threadId: string, day: string | undefined) =>
  useCall('readings/print', { thread_id: threadId, ...(day !== undefined && { day }) });
