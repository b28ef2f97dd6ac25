import type { Output } from '@relish/shared/calls.ts';
import { expect, it } from 'vitest';

import { minutes } from '../../../core/clock.ts';
import { makeChatHome } from '../../../testing/chat-home.ts';
import { enterDemo } from '../../../testing/demo-mode.ts';
import { testApp } from '../../../testing/test-app.ts';

const t = await testApp();

it('answers in demo mode as one relative after the other, once for each message', async () => {
  const demo = await enterDemo(t, await t.signIn());
  const list = (await t.call('threads/list', {}, demo)).body as Output<'threads/list'>;
  const thread_id = list.threads.find(({ kind }) => kind === 'family')?.id ?? '';
  const read = async () =>
    ((await t.call('messages/list', { thread_id }, demo)).body as Output<'messages/list'>).messages;
  const before = (await read()).at(-1)?.number ?? 0;
  const write = async (body: string) => {
    const id = crypto.randomUUID();
    expect((await t.call('messages/send', { id, thread_id, body }, demo)).status).toBe(200);
  };
  const wait = async () => {
    t.advance(minutes(1));
    await t.jobs.runDue();
  };
  await write('She sang.');
  await write('And danced.');
  await wait();
  await write('See you on Sunday.');
  await wait();
  const said = (await read()).filter(({ number }) => number > before);
  expect(said.map(({ author }) => author?.is_home)).toEqual([true, true, false, true, false]);
  expect(new Set(said.map(({ author }) => author?.name)).size).toBe(3);
}, 120_000);

it('never answers outside demo mode', async () => {
  const { manager, rose, send, list } = await makeChatHome(t);
  await send(manager, rose.threadId);
  t.advance(minutes(1));
  await t.jobs.runDue();
  expect((await list(manager, rose.threadId)).messages).toHaveLength(1);
});
