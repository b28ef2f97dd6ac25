import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { ApiError } from '../../api/api-error.ts';
import { sentence } from '../../api/error-catalogue.ts';
import { watchNetwork } from '../../platform/network.ts';
import { useUser } from '../../session/use-session.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { m } from '../../words/m.ts';
import { forgetWaiting } from './kept-records.ts';
import { type Arrived, post } from './outbox.ts';
import { type Problems, problemsOf } from './record-problems.ts';
import { type RecordDraft, type RecordValues, sentValues } from './record-values.ts';
import { saveEdit } from './save-edit.ts';
import { reportAddress, sayArrived, useArrival } from './use-arrival.ts';
import { useRecordValues } from './use-record-values.ts';

interface Options {
  start: RecordDraft;
  pristine: RecordValues;
  /** Later, and by others, a change says why. */
  needsReason: (values: RecordValues) => boolean;
}

const SHORTEST_REASON = 5;

/** A record that is written: its values, what is wrong with them, and the one way to save it. */
export function useRecord({ start, pristine, needsReason }: Options) {
  const navigate = useNavigate();
  const user = useUser();
  const held = useRecordValues(start, pristine);
  const { draft, isDirty, stopKeeping } = held;
  const { client_uuid, edits } = draft;
  const [problems, setProblems] = useState<Problems>({});
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState(false);
  const guard = useLeaveGuard(isDirty);

  const leaveTo = (id: string, { differs, late }: Pick<Arrived, 'differs' | 'late'>) => {
    stopKeeping();
    guard.release();
    sayArrived(late);
    void navigate(reportAddress(id, differs), { replace: true });
  };

  // It has arrived while somebody looked at it: by itself, or after a reload in the middle of saving.
  useArrival(edits ? undefined : client_uuid, (now) => leaveTo(now.id, now));

  const saveNew = async () => {
    const owner = { userId: user.id, carehomeId: user.carehome.id };
    const input = { ...sentValues(draft), client_uuid };
    try {
      const result = await post(owner, { draft, input });
      stopKeeping();
      if (result.is === 'arrived') leaveTo(result.arrived.id, result.arrived);
    } catch (error) {
      // Maintenance ends the session: what was written waits for the same person to come back.
      if (!(error instanceof ApiError && error.status === 503))
        await forgetWaiting(owner, client_uuid);
      throw error;
    }
  };

  const saveChanges = async () => {
    const saved = await saveEdit(draft);
    setUnsent(saved === undefined);
    if (saved === undefined) return;
    await held.discard();
    leaveTo(saved.id, { differs: false, late: false });
  };

  const save = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const found = await problemsOf(draft);
      if (needsReason(draft.values) && (edits?.reason.trim().length ?? 0) < SHORTEST_REASON)
        found['reason'] = [m.reports_amend_short()];
      setProblems(found);
      setAttempt((count) => count + 1);
      if (Object.keys(found).length > 0) return;
      await (edits ? saveChanges() : saveNew());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems(error.body?.errors ?? {});
      if (error.status === 422 && !error.body?.errors) setProblem(sentence(error));
    } finally {
      setBusy(false);
    }
  };

  // An edit that found nobody tries again as soon as there is a connection.
  useEffect(() => {
    if (!unsent) return undefined;
    return watchNetwork((online) => void (online && save()));
  });

  return { ...held, problems, problem, attempt, busy, unsent, guard, save, setProblems };
}
