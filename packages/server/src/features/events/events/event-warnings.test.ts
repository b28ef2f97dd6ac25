import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { makeResidents } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

it('N13: an event is refused until each warning for a member of an invited group was read', async () => {
  const manager = await t.signIn();
  const [peggy = ''] = await t.database.system((db) =>
    makeResidents(db, manager.carehomeId, [
      {
        createdBy: manager.id,
        now: t.now(),
        first_name: 'Peggy',
        diet: JSON.stringify({ food_texture: 4 }),
      },
    ]),
  );
  const bakers = { name: 'Bakers', kind: 'interest', colour: 'teal' } as const;
  const group_id = (await t.call('groups/add', bakers, manager)).body.id as string;
  await t.call('groups/set-members', { id: group_id, member_ids: [peggy] }, manager);
  const { body } = await t.call(
    'suggestions/list',
    { resident_ids: [peggy], limit: 20, categories: ['FOO'] },
    manager,
  );
  const { suggestions } = body as Output<'suggestions/list'>;
  const warned = suggestions.find(({ conflicts }) => conflicts.length > 0);
  const event = { ...aSingAlong, activity_id: warned?.activity.id ?? '', group_ids: [group_id] };
  const refused = await t.call('events/add', event, manager);
  expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([
    422,
    ['acknowledged'],
  ]);

  const acknowledged = warned?.conflicts ?? [];
  const saved = await t.call('events/add', { ...event, acknowledged }, manager);
  expect(saved.status).toBe(200);
  const { staff } = (await t.call('events/get', { id: saved.body.id as string }, manager))
    .body as Output<'events/get'>;
  expect(staff?.acknowledged).toEqual(acknowledged);
});
