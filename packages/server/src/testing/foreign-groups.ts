import { randomUUID } from 'node:crypto';

import type { TestApp, TestUser } from './test-app.ts';

type Add = (them: TestUser) => Promise<string>;

// Names are unique within a home, and a sweep adds several.
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

export const groupAdder =
  (t: TestApp): Add =>
  async ({ token }) => {
    const input = { name: unique('Choir'), kind: 'interest', colour: 'plum' } as const;
    return (await t.call('groups/add', input, { token })).body.id as string;
  };

export const foreignGroups = (addGroup: Add, addResident: Add) => ({
  'groups/edit': async (them: TestUser) => ({
    id: await addGroup(them),
    name: 'Band',
    kind: 'interest',
    colour: 'plum',
    active: true,
  }),
  'groups/set-members': async (them: TestUser) => ({
    id: await addGroup(them),
    member_ids: [await addResident(them)],
  }),
  'groups/delete': async (them: TestUser) => ({ id: await addGroup(them) }),
});

export function foreignTags(t: TestApp) {
  const addTag = async ({ token }: TestUser) =>
    (await t.call('tags/add', { group: 'loves', label: unique('Pigeons') }, { token })).body
      .id as string;
  const byTagId = async (them: TestUser) => ({ id: await addTag(them) });
  return {
    'tags/rename': async (them: TestUser) => ({ id: await addTag(them), label: 'Homing pigeons' }),
    'tags/archive': byTagId,
    'tags/restore': byTagId,
    'tags/merge': async (them: TestUser) => ({
      from_id: await addTag(them),
      into: 'loves.animals',
    }),
  };
}
