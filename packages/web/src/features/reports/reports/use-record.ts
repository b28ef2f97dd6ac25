import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { ApiError } from '../../../api/api-error.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { useLeaveRelease } from '../../../forms/use-leave-guard.ts';
import { watchNetwork } from '../../../platform/network.ts';
import { useUser } from '../../../session/use-session.ts';
import { m } from '../../../words/m.ts';
import { type Added, outbox } from './outbox.ts';
import { type Problems, listRecordProblems } from './record-problems.ts';
import { type RecordDraft, type RecordValues, sentValues } from './record-values.ts';
import { saveEdit } from './save-edit.ts';
import { reportAddress, sayArrived, useArrival } from './use-arrival.ts';
import type { useRecordValues } from './use-record-values.ts';

interface Options {
  held: ReturnType<typeof useRecordValues>;
  /** Whether the edit needs a reason. */
  needsReason: (values: RecordValues) => boolean;
}

const SHORTEST_REASON = 5;

/** Values, problems and saving of a record. */
export function useRecord({ held, needsReason }: Options) {
  const navigate = useNavigate();
  const user = useUser();
  const { form, draft: kept } = held;
  const { client_uuid } = form.getValues();
  const isEdit = form.getValues('edits') !== undefined;
  const [problems, setProblems] = useState<Problems>({});
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState(false);
  const [merges, setMerges] = useState(0);
  const leaving = useLeaveRelease();

  const leaveTo = (address: string, isLate: boolean) => {
    kept.forget();
    leaving.release();
    sayArrived(isLate);
    void navigate(address, { replace: true });
  };
  const leaveSaved = (answer: Added) => leaveTo(reportAddress(answer), answer.recorded_late);

  // The record was saved while its page was open, by the outbox or after a reload.
  useArrival(isEdit ? undefined : client_uuid, leaveSaved);

  const saveNew = async (draft: RecordDraft) => {
    const owner = { userId: user.id, carehomeId: user.carehome.id };
    const input = { ...sentValues(draft), client_uuid };
    const answer = await outbox.post(owner, { draft, input }, kept.forget);
    if (answer) leaveSaved(answer);
  };

  const saveChanges = async (draft: RecordDraft) => {
    const saved = await saveEdit(draft);
    setUnsent(saved === undefined);
    if (saved === undefined) return;
    leaveTo(`/report?id=${saved.id}`, false);
  };

  const save = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const draft = form.getValues();
      const errors = await listRecordProblems(draft);
      if (needsReason(draft.values) && (draft.edits?.reason.trim().length ?? 0) < SHORTEST_REASON)
        errors['reason'] = [m.reports_amend_short()];
      setProblems(errors);
      setAttempt((count) => count + 1);
      if (Object.keys(errors).length > 0) return;
      await (isEdit ? saveChanges(draft) : saveNew(draft));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems(error.body?.errors ?? {});
      if (error.status === 422 && !error.body?.errors) setProblem(sentence(error));
    } finally {
      setBusy(false);
    }
  };

  /** Saves what was merged, as a change to what a colleague has saved. */
  const saveMerged = (next: RecordDraft, theirs: RecordDraft) => {
    form.reset(theirs);
    form.reset(next, { keepDefaultValues: true });
    setMerges((count) => count + 1);
    void save();
  };

  // An unanswered edit is retried when the connection returns.
  useEffect(() => {
    if (!unsent) return undefined;
    return watchNetwork((online) => void (online && save()));
  });

  return {
    ...held,
    problems,
    problem,
    attempt,
    busy,
    unsent,
    leaving,
    save,
    saveMerged,
    merges,
    setProblems,
  };
}
