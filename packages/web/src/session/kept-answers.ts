import type { CallName } from '@relish/shared/calls.ts';

import type { KeptAnswers } from '../api/client.ts';
import { homeData } from './home-data.ts';
import type { SealedOwner } from './sealed-drafts.ts';
import { forgetOneSeen, keepSeen, readSeen } from './seen.ts';
import { currentSession, shownUser } from './session-state.ts';

/**
 * Answers that stay readable offline for a day: the options for recording, and the pages read most.
 * Not kept: consents, capacity, concerns, documents, figures, colleagues' accounts beyond their
 * names, and everything of an inspector.
 */
const KEPT: ReadonlySet<CallName> = new Set<CallName>([
  'dashboard/home',
  'dashboard/featured',
  'dashboard/notice-board',
  'dashboard/relative-activity-ideas',
  'dashboard/tutorials',
  'events/list',
  'events/get',
  'register/get',
  'tutorials/get',
  'activities/search',
  'activities/get',
  'reports/beginning',
  'reports/list',
  'reports/get',
  'reports/timeline',
  'groups/list',
  'residents/list',
  'residents/get',
  'residents/glance',
  'about-me/get',
  'interests/of',
  'tags/of',
  'pal/get',
  'relatives/my-people',
  'relatives/my-person',
  'moments/list',
  'visits/fire-list',
  'outings/get',
  'headcounts/list',
  'session-checks/list',
  'threads/list',
  'threads/get',
  'messages/list',
]);

const ownerNow = (): SealedOwner | undefined => {
  const user = shownUser(currentSession());
  return user && !user.demo ? { userId: user.id, carehomeId: user.carehome.id } : undefined;
};

/**
 * The input is hashed, because it may contain a name and the names of sealed entries are not
 * encrypted.
 */
async function nameFor(call: CallName, input: unknown): Promise<string> {
  const inputText = JSON.stringify(input);
  if (inputText === '{}') return call;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inputText));
  return `${call} ${btoa(String.fromCodePoint(...new Uint8Array(hash)))}`;
}

let hasAnswered = false;

/**
 * Encrypted on this device for one user at one home; removed at every sign-out (see `forgetSeen`).
 */
export const keptAnswers: KeptAnswers = {
  find: async (call, input) => {
    const owner = ownerNow();
    if (!owner || !KEPT.has(call)) return undefined;
    try {
      const cached = await readSeen(owner, await nameFor(call, input));
      hasAnswered ||= cached !== undefined;
      return cached;
    } catch {
      // An answer that cannot be decrypted counts as missing, and the call fails as usual.
      return undefined;
    }
  },
  keep: (call, input, answer) => {
    const owner = ownerNow();
    if (!owner || !KEPT.has(call)) return;
    nameFor(call, input).then(
      (name) => keepSeen(owner, name, answer),
      () => undefined,
    );
  },
  forget: (call, input) => {
    const owner = ownerNow();
    if (!owner || !KEPT.has(call)) return;
    nameFor(call, input).then(
      (name) => forgetOneSeen(owner, name),
      () => undefined,
    );
  },
};

/** Back online, refetches everything that was shown from the device. */
export function refreshAfterOffline() {
  if (!hasAnswered) return;
  hasAnswered = false;
  void homeData.invalidateQueries();
}
