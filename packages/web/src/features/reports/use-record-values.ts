import type { Participation } from '@relish/shared/reports/report.ts';
import { useCallback, useRef, useState } from 'react';

import { useUser } from '../../session/use-session.ts';
import { draftId, forgetDraft, keepDraft } from './kept-records.ts';
import type { RecordDraft, RecordValues } from './record-values.ts';

/** What is written, kept sealed on this device with every tap and letter. */
export function useRecordValues(start: RecordDraft, pristine: RecordValues) {
  const { id: userId, carehome } = useUser();
  const carehomeId = carehome.id;
  const [draft, setDraft] = useState(start);
  const [isDirty, setDirty] = useState(() => !same(start.values, pristine));
  const state = useRef({ draft: start, isOver: false, isWriting: false, isBehind: false });

  const keep = useCallback(async () => {
    const held = state.current;
    held.isBehind = true;
    // While one is written the next ones gather: only the last of them counts.
    if (held.isWriting) return;
    held.isWriting = true;
    while (held.isBehind && !held.isOver) {
      held.isBehind = false;
      // Where nothing can be stored, nothing is said: what is on the screen is still there.
      await keepDraft({ userId, carehomeId }, held.draft).catch(() => undefined);
    }
    held.isWriting = false;
  }, [userId, carehomeId]);

  const edit = useCallback(
    (next: (before: RecordDraft) => RecordDraft) => {
      const held = state.current;
      held.draft = next(held.draft);
      setDirty(true);
      setDraft(held.draft);
      void keep();
    },
    [keep],
  );

  const change = useCallback(
    (differences: Partial<RecordValues> | ((values: RecordValues) => RecordValues)) =>
      edit((before) => ({
        ...before,
        values:
          typeof differences === 'function'
            ? differences(before.values)
            : { ...before.values, ...differences },
      })),
    [edit],
  );

  const changePerson = useCallback(
    (id: string, differences: Partial<Participation>) =>
      change((values) => ({
        ...values,
        participations: values.participations.map((each) =>
          each.resident_id === id ? { ...each, ...differences } : each,
        ),
      })),
    [change],
  );

  /** Once it is saved, given up, or the outbox's to keep. */
  const stopKeeping = useCallback(() => {
    state.current.isOver = true;
  }, []);

  const discard = useCallback(async () => {
    stopKeeping();
    await forgetDraft({ userId, carehomeId }, draftId(state.current.draft));
  }, [stopKeeping, userId, carehomeId]);

  return {
    draft,
    values: draft.values,
    isDirty,
    edit,
    change,
    changePerson,
    stopKeeping,
    discard,
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
