import type { Call } from '@relish/shared/call.ts';
import { type CallName, calls } from '@relish/shared/calls.ts';
import { expect, test } from 'vitest';

import { READING } from '../testing/reading-calls.ts';

const WITHOUT_TOPICS: Partial<Record<CallName, string>> = {
  ping: 'reads no rows',
  start_reset: 'only sends a mail',
  'user/mail-confirmation': 'only sends a mail',
  'app-activity': 'is shown on no screen',
  'live/changes': 'says which topics changed',
  'package/contact': 'is part of the configuration',
  'risk-templates/list': 'is part of the release',
  'devices/push-key': 'is part of the configuration',
  'devices/test-push': 'only sends a notification',
  'demo-mode/start': 'begins a session of its own',
  'media/upload': 'is shown on no screen before another call attaches it',
};

const all = Object.entries(calls) as [CallName, Call][];
const reading = new Set(READING);
const names = (rows: [CallName, Call][]) => rows.map(([name]) => name);

test('every call that reads rows declares the topics it reads', () => {
  const silent = all.filter(([name, { reads = [] }]) => reading.has(name) && reads.length === 0);
  expect(names(silent).filter((name) => !(name in WITHOUT_TOPICS))).toEqual([]);
});

test('every call that writes declares the topics it changes', () => {
  const silent = all.filter(
    ([name, { changes = [] }]) => !reading.has(name) && changes.length === 0,
  );
  expect(names(silent).filter((name) => !(name in WITHOUT_TOPICS))).toEqual([]);
});

test('no call that only reads declares a change', () => {
  expect(names(all.filter(([name, { changes }]) => reading.has(name) && changes))).toEqual([]);
});

test('every topic that a call changes is read by another', () => {
  const read = new Set(all.flatMap(([, { reads = [] }]) => reads));
  const changed = new Set(all.flatMap(([, { changes = [] }]) => changes));
  expect([...changed].filter((topic) => !read.has(topic))).toEqual([]);
});

test('the list of calls without topics holds only such calls', () => {
  const declared = all.filter(([, { reads, changes }]) => reads ?? changes);
  expect(names(declared).filter((name) => name in WITHOUT_TOPICS)).toEqual([]);
});
