import type { EventScope } from '@relish/shared/events/events/choices.ts';

import type { ApiError } from '../../../api/api-error.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type EventCard, useDeleteEvent, useMoveEvent, useRestoreEvents } from './api.ts';
import { shortWhenWords } from './calendar-words.ts';
import { addMinutes } from './event-times.ts';

const UNDO_SECONDS = 10;

export type NewTime = Pick<EventCard, 'day' | 'start_time' | 'minutes' | 'days'>;

const pickTime = ({ day, start_time, minutes, days }: NewTime): NewTime => ({
  day,
  start_time,
  minutes,
  days,
});

/** Longer or shorter, at the same time. */
const isOnlyLonger = (before: NewTime, after: NewTime) =>
  after.day === before.day &&
  after.start_time === before.start_time &&
  after.minutes !== before.minutes;

const endOf = ({ start_time, minutes }: NewTime) =>
  start_time === null ? '' : addMinutes(start_time, minutes);

/** Moving, deleting and restoring, with undo where it is exact. */
export function useEventChanges() {
  const move = useMoveEvent();
  const remove = useDeleteEvent();
  const restoring = useRestoreEvents();
  const onError = (error: ApiError) => {
    if (error.status === 422)
      showToast({ title: sentence(error), tone: 'warning', seconds: UNDO_SECONDS });
  };
  const restore = (id: string, scope: EventScope = 'one') =>
    restoring.mutate(
      { id, scope },
      {
        onSuccess: ({ count }) =>
          showToast(
            count === 0
              ? { title: m.calendar_restore_none(), tone: 'warning', seconds: UNDO_SECONDS }
              : { title: m.calendar_restored_toast({ count }), tone: 'success' },
          ),
        onError,
      },
    );
  /** A toast that offers to undo a cancellation or a deletion. */
  const offerUndo = (title: string, id: string, scope: EventScope) =>
    showToast({
      title,
      seconds: UNDO_SECONDS,
      action: { label: m.ui_undo(), run: () => restore(id, scope) },
    });
  return {
    isBusy: move.isPending || remove.isPending || restoring.isPending,
    restore,
    offerUndo,
    remove: (id: string, scope: EventScope, onDone: () => void) =>
      remove.mutate(
        { id, scope },
        {
          onSuccess: ({ count }) => {
            offerUndo(m.calendar_deleted_toast({ count }), id, scope);
            onDone();
          },
          onError,
        },
      ),
    move: (event: EventCard, time: NewTime, scope: EventScope) =>
      move.mutate(
        { ...pickTime(time), id: event.id, version: event.version, scope },
        {
          onSuccess: () =>
            showToast({
              title: isOnlyLonger(event, time)
                ? m.calendar_resized_toast({ end: endOf(time) })
                : m.calendar_moved_toast({ when: shortWhenWords(time) }),
              seconds: UNDO_SECONDS,
              // A series is moved back by hand: later exceptions would not come back.
              ...(scope === 'one' && {
                action: {
                  label: m.ui_undo(),
                  run: () =>
                    move.mutate(
                      { ...pickTime(event), id: event.id, version: event.version + 1, scope },
                      { onError },
                    ),
                },
              }),
            }),
          onError,
        },
      ),
  };
}
