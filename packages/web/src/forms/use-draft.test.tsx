import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { forgetDrafts, forgetDraftsOfOthers, hasDrafts } from '../session/drafts.ts';
import { setSession } from '../session/session-state.ts';
import { expire, signOut } from '../session/session.ts';
import { keptOnDevice, NOTHING_KEPT } from '../testing/kept-on-device.ts';
import { CALDER_MILL, makeCarehome, makeUser } from '../testing/make-user.ts';
import { signedInApi } from '../testing/signed-in-api.ts';
import { useDraft } from './use-draft.ts';

const GRACE = makeUser();
const SOMEBODY_ELSE = makeUser({ id: '0197a000-0000-7000-8000-0000000000ff' });

function Note({ about }: { about: string }) {
  const form = useForm({ defaultValues: { text: 'As it was' } });
  const draft = useDraft(`note ${about}`, form);
  return (
    <>
      <input aria-label="Note" {...form.register('text')} />
      <output>{draft.restored ? 'kept' : 'fresh'}</output>
      <button type="button" onClick={draft.startAfresh}>
        Start afresh
      </button>
      <button type="button" onClick={draft.forget}>
        Save
      </button>
      {form.formState.isDirty && <p>dirty</p>}
    </>
  );
}

const enter = (user = GRACE) =>
  act(() => setSession({ state: 'authenticated', person: { is: 'loaded', user } }));

/** Opens the form like a page, closing an earlier one. */
function open(about = 'Peggy') {
  cleanup();
  render(<Note about={about} />);
  return screen.getByLabelText<HTMLInputElement>('Note');
}

async function write(text: string) {
  const note = open();
  await userEvent.clear(note);
  await userEvent.type(note, text);
  await expect.poll(keptOnDevice).toContain(text);
}

beforeEach(() => {
  signedInApi();
  enter();
  onTestFinished(async () => {
    cleanup();
    setSession({ state: 'unknown' });
    // Waits for pending writes before the device is emptied.
    await forgetDrafts();
  });
});

test('restores typed text as unsaved input', async () => {
  await write('She sang all morning');
  const note = open();
  await waitFor(() => expect(note.value).toBe('She sang all morning'));
  expect(screen.getByText('kept')).toBeTruthy();
  expect(screen.getByText('dirty')).toBeTruthy();
});

test('keeps text typed just before the form is closed', async () => {
  await userEvent.type(open(), ', and then');
  const note = open();
  await waitFor(() => expect(note.value).toBe('As it was, and then'));
});

test('restores the original values and deletes the draft when the user starts afresh', async () => {
  await write('Wrong person');
  const note = open();
  await screen.findByText('kept');
  await userEvent.click(screen.getByRole('button', { name: 'Start afresh' }));
  expect(note.value).toBe('As it was');
  expect(screen.getByText('fresh')).toBeTruthy();
  await expect.poll(keptOnDevice).toBe(NOTHING_KEPT);
});

test('deletes the draft after a save, and when typed text is removed again', async () => {
  await write('She sang');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(keptOnDevice).toBe(NOTHING_KEPT);
  const note = open();
  await userEvent.type(note, '!');
  await expect.poll(keptOnDevice).toContain('As it was!');
  await userEvent.type(note, '{Backspace}');
  await expect.poll(keptOnDevice).toBe(NOTHING_KEPT);
});

test.each([
  ['about another resident', async () => open('Wilf')],
  [
    'of another user',
    async () => {
      enter(SOMEBODY_ELSE);
      return open();
    },
  ],
  [
    'at another home',
    async () => {
      enter(makeUser({ carehome: makeCarehome(CALDER_MILL, 'Calder Mill') }));
      return open();
    },
  ],
])('does not restore a draft in a form %s', async (_whose, reopen) => {
  await write('Only here');
  const note = await reopen();
  // A newer stored value shows that reading is finished.
  await userEvent.type(note, ', too');
  await expect.poll(keptOnDevice).toContain('As it was, too');
  expect(note.value).toBe('As it was, too');
});

test('deletes drafts on sign-out, including text typed just before', async () => {
  await write('Private');
  await userEvent.type(screen.getByLabelText('Note'), ' and late');
  cleanup();
  act(signOut);
  await waitFor(async () => expect(await hasDrafts()).toBe(false));
  expect(await keptOnDevice()).toBe(NOTHING_KEPT);
});

test('keeps a draft for the same user after the session expires, and deletes it for another user', async () => {
  await write('In the middle of');
  cleanup();
  act(expire);
  enter();
  await forgetDraftsOfOthers(GRACE.id);
  await waitFor(() => expect(open().value).toBe('As it was'));
  await screen.findByText('kept');
  await forgetDraftsOfOthers(SOMEBODY_ELSE.id);
  expect(await keptOnDevice()).toBe(NOTHING_KEPT);
});
