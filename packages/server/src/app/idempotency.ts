import { createHash } from 'node:crypto';

import { unreadable } from '../core/app-error.ts';
import type { Creating, SignedIn } from '../core/handler.ts';
import { hashFile } from '../core/hash-file.ts';
import type { Db } from '../db/database.ts';
import { findKey, insertKey } from '../db/idempotency-keys.ts';

const KEY = /^[\w-]{8,64}$/;

/** Key of a creating request; without one the request simply runs. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined || (typeof header === 'string' && KEY.test(header))) return header;
  throw unreadable('An idempotency key has 8 to 64 letters, digits, hyphens or underscores.');
}

interface Request {
  call: string;
  key: string;
  context: SignedIn & { file?: Buffer };
  input: unknown;
  /** Looked up first, so that slow work is not repeated for an answered request. */
  isSlow: boolean;
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** Runs a creating request, or returns the answer to the first request with this key. */
export async function answerOnce(
  { call, key, context, input, isSlow, transaction }: Request,
  run: (creating: Creating<unknown>) => Promise<unknown>,
): Promise<unknown> {
  const { user, sealer, now } = context;
  const claim = { user_id: user.id, call, key };
  const input_hash = await hashRequest(context, input);
  let isKept = false;

  // The answer is stored in the creating transaction, so that both happen or neither.
  const creating: Creating<unknown> = (create) => async (db) => {
    const created = await create(db);
    const answer = sealer.seal(JSON.stringify(created));
    isKept = await insertKey(db, { ...claim, input_hash, answer, created_at: now });
    if (!isKept) throw new AnsweredBefore();
    return created;
  };
  const answerBefore = async () => {
    const before = await transaction((db) => findKey(db, claim));
    if (before && before.input_hash !== input_hash) throw usedOtherwise();
    return before && { answer: JSON.parse(sealer.unseal(before.answer)) as unknown };
  };

  const before = isSlow ? await answerBefore() : undefined;
  if (before) return before.answer;
  try {
    const answer = await run(creating);
    if (!isKept) throw new Error(`${call} creates something outside of creating()`);
    return answer;
  } catch (error) {
    // Looked up only on failure, so that a request sent once costs one statement less. A retry may
    // also fail because the first request succeeded, such as adding the same person twice.
    const first = await answerBefore();
    if (!first) throw error;
    return first.answer;
  }
}

/** Rolls back a second request with the same key. */
class AnsweredBefore extends Error {}

const usedOtherwise = () =>
  unreadable('This was saved before with other details. Reload the page to see what was saved.');

/** Hashes the input together with the home it was sent from. */
async function hashRequest({ carehomeId, file }: Request['context'], input: unknown) {
  const fileHash = file && (await hashFile(file));
  return createHash('sha256')
    .update(JSON.stringify([carehomeId, input]))
    .update(fileHash ?? '')
    .digest('base64url');
}
