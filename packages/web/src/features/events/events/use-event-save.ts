import type { Input } from '@relish/shared/calls.ts';
import type { EventScope } from '@relish/shared/events/events/choices.ts';
import { instantOf } from '@relish/shared/wall-time.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type EditedEvent, useAddEvent, useDeleteEvents, useEditEvent } from './form-api.ts';

type Sent = Input<'events/add'>;

interface Question {
  edit: Sent & { id: string; version: number };
  answer: (scope: EventScope | undefined) => void;
}

const UNDO_SECONDS = 10;

/** Adds an event, from a proposal or not, or edits one and asks which of its series are meant. */
export function useEventSave(event: EditedEvent | undefined, proposalId: string | undefined) {
  const { time_zone } = useUser().carehome;
  const navigate = useNavigate();
  const add = useAddEvent();
  const edit = useEditEvent();
  const remove = useDeleteEvents();
  const [question, setQuestion] = useState<Question>();

  const askScope = (asked: Question['edit']) =>
    new Promise<EventScope | undefined>((resolve) => {
      setQuestion({
        edit: asked,
        answer: (scope) => {
          setQuestion(undefined);
          resolve(scope);
        },
      });
    });

  /** Only events that have not begun can be deleted. */
  const offerUndo = (input: Sent, id: string, count: number) => {
    const begins = instantOf(time_zone, input.day, input.start_time ?? '00:00');
    const undo = () =>
      remove.mutate(
        { id, scope: count > 1 ? 'all' : 'one' },
        {
          onSuccess: ({ count: undone }) => {
            showToast({ title: m.event_form_undone({ count: undone }), tone: 'success' });
            void navigate('/tabs/events', { replace: true });
          },
        },
      );
    showToast({
      title: m.event_form_saved({ count }),
      tone: 'success',
      ...(begins > new Date() && {
        seconds: UNDO_SECONDS,
        action: { label: m.ui_undo(), run: undo },
      }),
    });
  };

  return {
    question,
    save: async (input: Sent, version: number, finish: () => void): Promise<void> => {
      if (!event) {
        const { id, count } = await add.mutateAsync({
          ...input,
          ...(proposalId !== undefined && { proposal_id: proposalId }),
        });
        finish();
        offerUndo(input, id, count);
        await navigate(`/event?id=${id}`, { replace: true });
        return;
      }
      const changes = { ...input, id: event.id, version };
      const scope = event.series_id === null ? 'one' : await askScope(changes);
      if (scope === undefined) return;
      const isOneOfSeries = event.series_id !== null && scope === 'one';
      const { id } = await edit.mutateAsync({
        ...changes,
        scope,
        // One event has no rule; the rule of its series may end before the new day.
        recurrence: isOneOfSeries ? null : input.recurrence,
      });
      finish();
      showToast({ title: m.event_form_saved({ count: 1 }), tone: 'success' });
      await navigate(`/event?id=${id}`, { replace: true });
    },
  };
}
