import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { forgetDrafts, hasDrafts } from '../session/drafts.ts';
import { setSession } from '../session/session-state.ts';
import { expire, signOut } from '../session/session.ts';
import { keptOnDevice, NOTHING_KEPT } from '../testing/kept-on-device.ts';
import { makeUser } from '../testing/make-user.ts';
import { signedInApi } from '../testing/signed-in-api.ts';
import { Autosave, type AutosaveOptions } from './autosave.ts';

const GRACE = makeUser();

beforeEach(() => {
  signedInApi();
  setSession({ state: 'authenticated', person: { is: 'loaded', user: GRACE } });
  onTestFinished(async () => {
    setSession({ state: 'unknown' });
    await forgetDrafts();
  });
});

const makeAutosave = (text: string, differences: Partial<AutosaveOptions<{ text: string }>> = {}) =>
  new Autosave({
    form: 'note Peggy',
    owner: { userId: GRACE.id, carehomeId: GRACE.carehome.id },
    values: { text },
    version: null,
    savedAt: undefined,
    tell: () => undefined,
    send: () => Promise.resolve(1),
    saved: () => undefined,
    ...differences,
  });

/** Leaves during an unanswered save, which then fails. */
async function failAfter(leave: () => void) {
  let fail: (reason: Error) => void = () => undefined;
  const answer = new Promise<number>((_resolve, reject) => {
    fail = reject;
  });
  const autosave = makeAutosave('She sang', { send: () => answer });
  const saving = autosave.save();
  leave();
  fail(new Error('no network'));
  await saving;
  // Resolves once all writes are done.
  await hasDrafts();
  return keptOnDevice();
}

test('keeps the values on the device when a save fails', async () => {
  expect(await failAfter(() => undefined)).toContain('She sang');
});

test('keeps the values on the device when a save fails after the session has expired', async () => {
  expect(await failAfter(expire)).toContain('She sang');
});

test('keeps nothing on the device when a save fails after signing out', async () => {
  expect(await failAfter(signOut)).toBe(NOTHING_KEPT);
});

test.each([
  [
    'restores the draft on the device over an older one on the server',
    -60_000,
    { text: 'She sang' },
  ],
  ['ignores the draft on the device if the server has a newer one', 60_000, undefined],
])('%s', async (_, after, restored) => {
  await failAfter(() => undefined);
  const savedAt = new Date(Date.now() + after).toISOString();
  const autosave = makeAutosave('She hummed', { savedAt });
  onTestFinished(() => autosave.end());
  expect(await autosave.keptHere()).toEqual(restored);
});
