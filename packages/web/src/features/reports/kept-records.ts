import type { Input } from '@relish/shared/calls.ts';

import { readSealed, removeSealed, sealedNames, writeSealed } from '../../platform/sealed-store.ts';
import { type SealedKind, type SealedOwner, sealedName } from '../../session/sealed-drafts.ts';
import { currentSession, shownUser } from '../../session/session-state.ts';
import type { RecordDraft } from './record-values.ts';

/** A record that somebody has saved and the server has not confirmed. */
export interface Waiting {
  draft: RecordDraft;
  input: Input<'reports/add'>;
  /** Why the server will not take it as it is; trying again does not help. */
  refused?: string | undefined;
}

/** Whoever is here now; nobody writes for somebody who has left. */
export function ownerNow(): SealedOwner | undefined {
  const user = shownUser(currentSession());
  return user && { userId: user.id, carehomeId: user.carehome.id };
}

const isOf = ({ userId, carehomeId }: SealedOwner, { userId: id, carehomeId: home }: SealedOwner) =>
  userId === id && carehomeId === home;

/** A draft of an edit is found by what it edits, one of a new record by its own id. */
export const draftId = ({ client_uuid, edits }: RecordDraft) =>
  edits ? `edit:${edits.id}` : client_uuid;

// One after the other, or an older writing could end after a newer one.
let work: Promise<unknown> = Promise.resolve();
function inTurn<T>(step: () => Promise<T>): Promise<T> {
  const done = work.then(step, step);
  work = done.catch(() => undefined);
  return done;
}

export const keepDraft = (owner: SealedOwner, draft: RecordDraft) =>
  inTurn(async () => {
    const now = ownerNow();
    if (now && isOf(now, owner))
      await writeSealed(sealedName(owner, 'record', draftId(draft)), draft);
  });

export const forgetDraft = (owner: SealedOwner, id: string) =>
  inTurn(() => removeSealed(sealedName(owner, 'record', id)));

export const readDraft = (owner: SealedOwner, id: string) =>
  inTurn(
    async () => (await readSealed(sealedName(owner, 'record', id))) as RecordDraft | undefined,
  );

export const keepWaiting = (owner: SealedOwner, waiting: Waiting) =>
  inTurn(() => writeSealed(sealedName(owner, 'outbox', waiting.draft.client_uuid), waiting));

export const forgetWaiting = (owner: SealedOwner, id: string) =>
  inTurn(() => removeSealed(sealedName(owner, 'outbox', id)));

async function listOf<T>(owner: SealedOwner, kind: SealedKind): Promise<T[]> {
  const prefix = sealedName(owner, kind, '');
  const names = (await sealedNames()).filter((name) => name.startsWith(prefix));
  const found = await Promise.all(names.map((name) => readSealed(name)));
  return found.filter((each) => each !== undefined) as T[];
}

export const listDrafts = (owner: SealedOwner) =>
  inTurn(() => listOf<RecordDraft>(owner, 'record'));
export const listWaiting = (owner: SealedOwner) => inTurn(() => listOf<Waiting>(owner, 'outbox'));
