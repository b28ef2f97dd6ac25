import { readSecret, removeSecret, storeSecret } from '../platform/secure-storage.ts';
import { forgetSealedDrafts, hasSealed } from './sealed-drafts.ts';

export const DRAFTS_KEY = 'relish.drafts';
const KEPT_MS = 14 * 86_400_000;

/** Whose it is: nobody else ever finds it, nor the same person at another home. */
export interface DraftOwner {
  userId: string;
  carehomeId: string;
}

interface Draft {
  values: unknown;
  /** What the form showed before anything was typed. */
  base: unknown;
  at: number;
}

type Drafts = Record<string, Draft>;

const keyOf = ({ userId, carehomeId }: DraftOwner, form: string) =>
  `${userId} ${carehomeId} ${form}`;

async function readAll(): Promise<Drafts> {
  try {
    const drafts = JSON.parse((await readSecret(DRAFTS_KEY)) ?? '{}') as Drafts;
    return Object.fromEntries(
      Object.entries(drafts).filter(([, { at }]) => at > Date.now() - KEPT_MS),
    );
  } catch {
    return {};
  }
}

// One after the other, or two forms would write over each other.
let work = Promise.resolve();
const inTurn = (step: () => Promise<void>) => {
  // A draft is a convenience: where nothing can be stored, nothing is said.
  work = work.then(step).catch(() => undefined);
  return work;
};

const change = (edit: (drafts: Drafts) => Drafts) =>
  inTurn(async () => {
    const before = await readAll();
    const after = edit(before);
    if (Object.keys(after).length > 0) await storeSecret(DRAFTS_KEY, JSON.stringify(after));
    else await removeSecret(DRAFTS_KEY);
  });

export async function readDraft(owner: DraftOwner, form: string): Promise<Draft | undefined> {
  await work;
  return (await readAll())[keyOf(owner, form)];
}

export const writeDraft = (owner: DraftOwner, form: string, draft: Omit<Draft, 'at'>) =>
  change((drafts) => ({ ...drafts, [keyOf(owner, form)]: { ...draft, at: Date.now() } }));

export const forgetDraft = (owner: DraftOwner, form: string) =>
  change(({ [keyOf(owner, form)]: _forgotten, ...others }) => others);

/** Whoever signs out leaves nothing behind on the device. */
export const forgetDrafts = () =>
  inTurn(async () => {
    await removeSecret(DRAFTS_KEY);
    await forgetSealedDrafts();
  });

/** A session that ended by itself keeps its drafts for the same person, and for nobody who comes after. */
export const forgetDraftsOfOthers = (userId: string) =>
  inTurn(async () => {
    await forgetSealedDrafts((owner) => owner !== userId);
    const stored = await readSecret(DRAFTS_KEY);
    if (stored === undefined) return;
    const mine = Object.entries(await readAll()).filter(([key]) => key.startsWith(`${userId} `));
    if (mine.length > 0) await storeSecret(DRAFTS_KEY, JSON.stringify(Object.fromEntries(mine)));
    else await removeSecret(DRAFTS_KEY);
  });

export async function hasDrafts(): Promise<boolean> {
  await work;
  return Object.keys(await readAll()).length > 0 || hasSealed('draft');
}
