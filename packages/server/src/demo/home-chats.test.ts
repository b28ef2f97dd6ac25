import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { enterDemo } from '../testing/demo-mode.ts';
import { type TestApp, testApp, type TestUser } from '../testing/test-app.ts';
import { readDemoWeek } from './demo-week.ts';
import { readDemoHome } from './home-content.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
}, 60_000);

const listThreads = async (user: TestUser) =>
  ((await t.call('threads/list', {}, user)).body as Output<'threads/list'>).threads;

describe('the chats of the demonstration', { timeout: 120_000 }, () => {
  it('are written by people of the home who may read them', async () => {
    const { chats } = await readDemoWeek();
    const { 'The Okafor Family': _household, ...ofHomes } = chats;
    for (const [name, threads] of Object.entries(ofHomes)) {
      const home = await readDemoHome(name);
      const nameOf = (each: { first_name: string; last_name: string }) =>
        `${each.first_name} ${each.last_name}`;
      const staff = new Set(['Manager', ...(home?.staff ?? []).map(nameOf)]);
      for (const { about, relative, lines } of threads) {
        const resident = home?.residents.find(({ key }) => key === about);
        const family = new Set(
          (resident?.relatives ?? [])
            .filter(({ status, access_level }) => status === 'active' && access_level >= 3)
            .map(nameOf),
        );
        const strangers = lines.filter(
          ({ by }) => !staff.has(by) && (!family.has(by) || (relative && by !== relative)),
        );
        expect([name, about, strangers]).toEqual([name, about, []]);
      }
    }
  });

  it('have unread messages and some that wait for an answer', async () => {
    const manager = await enterDemo(t, await t.signIn({ package_title: 'Package B' }));
    const threads = await listThreads(manager);
    const waiting = threads.filter(({ waiting_since }) => waiting_since !== null);
    expect(waiting).toHaveLength(1);
    expect(
      threads
        .filter(({ last }) => last)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['family', 'family', 'team', 'team']);
    for (const { id, last } of waiting) {
      const opened = (await t.call('threads/get', { id }, manager)).body as Output<'threads/get'>;
      expect(opened).toMatchObject({ unreachable: null, writing: 'open' });
      expect(opened.relatives.map(({ name }) => name)).toContain(last?.author);
    }
  });

  it('include the thread of a household', async () => {
    const lead = { role: 'family_lead', kind: 'family', package_title: 'Package B' } as const;
    const threads = await listThreads(await enterDemo(t, await t.signIn(lead)));
    expect(threads).toMatchObject([{ kind: 'household', last: { author: 'Chidi Okafor' } }]);
  });
});
