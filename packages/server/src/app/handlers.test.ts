import { readFileSync } from 'node:fs';

import { calls } from '@relish/shared/calls.ts';
import { expect, it } from 'vitest';

/** Call names that the specification fixes, although their prefix is not their feature's folder. */
const FROM_THE_SPECIFICATION: Record<string, readonly string[]> = {
  'accounts/sign-in': ['login', 'register', 'start_reset', 'complete_reset', 'user/confirm-email'],
  'accounts/account': ['me', 'logout', 'switch-carehome', 'app-activity', 'user/*'],
  'library/activities': ['dashboard/featured'],
  'library/products': ['dashboard/featured-products'],
  'library/tutorials': ['dashboard/tutorials'],
  'library/videos': ['dashboard/videos'],
  'families/visit-ideas': ['dashboard/relative-activity-ideas'],
  'residents/birthdays': ['dashboard/birthdays'],
  'board/notices': ['dashboard/notice-board'],
};

const isForced = (folder: string, call: string) =>
  FROM_THE_SPECIFICATION[folder]?.some(
    (name) => name === call || (name.endsWith('/*') && call.startsWith(name.slice(0, -1))),
  ) ?? false;

async function listHandled() {
  const source = readFileSync(new URL('./handlers.ts', import.meta.url), 'utf8');
  const imports = source.matchAll(
    /import \{ (\w+Handlers) \} from '(\.\.\/features\/([^/]+\/[^/]+)\/.+)'/g,
  );
  const handled: { call: string; folder: string }[] = [];
  for (const [, name = '', path = '', folder = ''] of imports) {
    const module = (await import(path)) as Record<string, object | ((later: object) => object)>;
    const exported = module[name] ?? {};
    // Handlers that need something of a later area are created with it.
    const found = typeof exported === 'function' ? exported({}) : exported;
    handled.push(...Object.keys(found).map((call) => ({ call, folder })));
  }
  return handled;
}

it('keeps each call’s handler in the folder of its prefix', async () => {
  const handled = await listHandled();
  expect(handled.map(({ call }) => call).toSorted()).toEqual(Object.keys(calls).toSorted());
  const elsewhere = handled.filter(({ call, folder }) => {
    const [prefix = ''] = call.split('/');
    return !folder.split('/').includes(prefix) && !isForced(folder, call);
  });
  expect(elsewhere).toEqual([]);
});
