import { readSealed, removeSealed, writeSealed } from '../platform/sealed-store.ts';
import { forgetSealedDrafts, hasSealed, type SealedOwner, sealedName } from './sealed-drafts.ts';

const KEPT_MS = 14 * 86_400_000;

interface Draft {
  values: unknown;
  /** What the form showed before anything was typed. */
  base: unknown;
  at: number;
}

// One after the other, or an older writing could end after a newer one.
let work: Promise<unknown> = Promise.resolve();
export const inTurn = (step: () => Promise<void>) => {
  // A draft is a convenience: where nothing can be stored, nothing is said.
  const done = work.then(step).catch(() => undefined);
  work = done;
  return done;
};

export async function readDraft(owner: SealedOwner, form: string): Promise<Draft | undefined> {
  await work;
  const draft = (await readSealed(sealedName(owner, 'form', form))) as Draft | undefined;
  return draft && draft.at > Date.now() - KEPT_MS ? draft : undefined;
}

export const writeDraft = (owner: SealedOwner, form: string, draft: Omit<Draft, 'at'>) =>
  inTurn(() => writeSealed(sealedName(owner, 'form', form), { ...draft, at: Date.now() }));

export const forgetDraft = (owner: SealedOwner, form: string) =>
  inTurn(() => removeSealed(sealedName(owner, 'form', form)));

/** Whoever signs out leaves nothing behind on the device. */
export const forgetDrafts = () => inTurn(() => forgetSealedDrafts());

/** A session that ended by itself keeps its drafts for the same person, and for nobody who comes after. */
export const forgetDraftsOfOthers = (userId: string) =>
  inTurn(() => forgetSealedDrafts((owner) => owner !== userId));

export async function hasDrafts(): Promise<boolean> {
  await work;
  return (await hasSealed('form')) || (await hasSealed('record'));
}
