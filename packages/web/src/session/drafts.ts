import { readSealed, removeSealed, writeSealed } from '../platform/sealed-store.ts';
import {
  forgetSealedDrafts,
  hasSealed,
  type SealedOwner,
  sealedName,
  listSealedNames,
} from './sealed-drafts.ts';

const KEPT_MS = 14 * 86_400_000;

interface Draft {
  values: unknown;
  /** Form values before any typing. */
  base: unknown;
  at: number;
}

// Serialised, because an older write could finish after a newer one.
let work: Promise<unknown> = Promise.resolve();
/** Resolves to whether it succeeded. Drafts are optional, so storage failures are ignored. */
export const inTurn = (step: () => Promise<void>): Promise<boolean> => {
  const done = work.then(step).then(
    () => true,
    () => false,
  );
  work = done;
  return done;
};

export async function readDraft(owner: SealedOwner, form: string): Promise<Draft | undefined> {
  await work;
  const draft = (await readSealed(sealedName(owner, 'form', form))) as Draft | undefined;
  return draft && isCurrent(draft) ? draft : undefined;
}

const isCurrent = ({ at }: Draft) => at > Date.now() - KEPT_MS;

/** Drafts of all forms whose name starts with `prefix`, with their names. */
export async function listDrafts(owner: SealedOwner, prefix: string) {
  await work;
  const names = await listSealedNames('form');
  const forms = names.flatMap((name) => {
    const start = sealedName(owner, 'form', '');
    return name.startsWith(start + prefix) ? name.slice(start.length) : [];
  });
  const drafts = await Promise.all(
    forms.map(async (form) => ({ form, draft: await readDraft(owner, form) })),
  );
  return drafts.flatMap(({ form, draft }) => (draft ? { form, ...draft } : []));
}

export const writeDraft = (owner: SealedOwner, form: string, draft: Omit<Draft, 'at'>) =>
  inTurn(() => writeSealed(sealedName(owner, 'form', form), { ...draft, at: Date.now() }));

export const forgetDraft = (owner: SealedOwner, form: string) =>
  inTurn(() => removeSealed(sealedName(owner, 'form', form)));

/** Signing out removes all drafts from the device. */
export const forgetDrafts = () => inTurn(() => forgetSealedDrafts());

/**
 * An expired session keeps the drafts of the same user, and removes them when another user signs
 * in.
 */
export const forgetDraftsOfOthers = (userId: string) =>
  inTurn(() => forgetSealedDrafts((owner) => owner !== userId));

export async function hasDrafts(): Promise<boolean> {
  await work;
  return hasSealed('form');
}
