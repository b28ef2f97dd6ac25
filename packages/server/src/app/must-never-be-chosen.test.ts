import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { makeResidents } from '../features/residents/residents/make.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

it('N13: nothing can be chosen against an unacknowledged allergy, texture, refusal or topic', async () => {
  const manager = await t.signIn();
  const made = { createdBy: manager.id, now: t.now() };
  const [peggy, george] = await t.database.system((db) =>
    makeResidents(db, manager.carehomeId, [
      {
        ...made,
        first_name: 'Peggy',
        allergies: JSON.stringify([{ allergen: 'wool', severity: 'mild' }]),
        diet: JSON.stringify({ food_texture: 4 }),
        avoid_topics: ['Her mother'],
      },
      { ...made, first_name: 'George' },
    ]),
  );
  const resident_ids = [peggy ?? '', george ?? ''];
  const never = {
    resident_id: george ?? '',
    interest_code: 'food.baking',
    stance: 'never',
  } as const;
  await t.call('interests/set', never, manager);
  const { body: suggested } = await t.call(
    'suggestions/list',
    { resident_ids, limit: 12, categories: ['FOO'] },
    manager,
  );
  const offered = suggested.suggestions as Output<'suggestions/list'>['suggestions'];
  let warned = 0;
  for (const { activity, conflicts } of offered) {
    const choice = { activity_id: activity.id, resident_ids };
    expect((await t.call('suggestions/check', choice, manager)).body).toMatchObject({ conflicts });
    if (conflicts.length === 0) continue;
    warned += 1;
    const tries = [[], conflicts.slice(1), conflicts.map((each) => ({ ...each, about: 'x' }))];
    for (const acknowledged of tries) {
      const { status, error } = await t.call(
        'suggestions/choose',
        { ...choice, acknowledged },
        manager,
      );
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['acknowledged']]);
    }
  }
  expect(warned).toBeGreaterThan(0);
  const kept = await t.database.system((db) =>
    db
      .selectFrom('activity_choices')
      .select('id')
      .where('carehome_id', '=', manager.carehomeId)
      .execute(),
  );
  expect(kept).toEqual([]);
  const wool = await t.call('activities/search', { query: 'wool winding', limit: 1 }, manager);
  const [winding] = (wool.body as Output<'activities/search'>).activities;
  const { error } = await t.call(
    'suggestions/choose',
    { activity_id: winding?.id ?? '', resident_ids },
    manager,
  );
  expect(error.errors?.['acknowledged']).toContain('Peggy: allergy to wool');
});
