import { useEffect, useSyncExternalStore } from 'react';

import { readStored, store } from '../../../platform/storage.ts';
import { createStore } from '../../../platform/store.ts';
import { useUser } from '../../../session/use-session.ts';

/** On this device, for each of its users. */
const toKey = (userId: string) => `relish.enter-sends.${userId}`;
const OFF = 'no';

/** The users of this device who want a new line instead. */
const wantLines = createStore<ReadonlySet<string>>(new Set());

const note = (userId: string, wantsLine: boolean) => {
  const next = new Set(wantLines.get());
  if (wantsLine) next.add(userId);
  else next.delete(userId);
  wantLines.set(next);
};

/** On touch screens Enter always begins a new line, because their keyboards have no Shift+Enter. */
export const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Whether Enter sends a message, and a way to change it. */
export function useEnterSends() {
  const { id } = useUser();
  const all = useSyncExternalStore(wantLines.subscribe, wantLines.get);
  useEffect(() => {
    void readStored(toKey(id)).then((stored) => note(id, stored === OFF));
  }, [id]);
  const isOn = !all.has(id);
  const change = (sends: boolean) => {
    note(id, !sends);
    void store(toKey(id), sends ? 'yes' : OFF);
  };
  return { isOn, change };
}
