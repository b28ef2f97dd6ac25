import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { after, days } from '../../core/clock.ts';
import { WALK } from '../../testing/activities.ts';
import { type TestApp, testApp, type TestUser } from '../../testing/test-app.ts';
import { photographed, toldHome } from '../../testing/told-home.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const read = async (daughter: TestUser, resident_id: string) => {
  const { status, body } = await t.call('moments/list', { resident_id }, daughter);
  return { status, moments: (body as Output<'moments/list'>).moments };
};

it('N1, N11: what this home wrote itself names nobody else either', async () => {
  const { manager, daughter, peggy } = await toldHome(t);
  const own = { ...WALK, title: 'A walk with Zebedee' };
  const { body } = await t.call('own-activities/add', own, manager);
  await t.database.system((db) =>
    db
      .updateTable('reports')
      .set({ activity_id: body.id as string, title: own.title })
      .where('carehome_id', '=', manager.carehomeId)
      .execute(),
  );
  const { moments } = await read(daughter, peggy);
  expect(moments.map(({ title }) => title)).toEqual([
    'A walk with another resident',
    'A walk with another resident',
  ]);
});

it('ends when the time of looking back is over, with its photos', async () => {
  const home = await toldHome(t);
  const { manager, daughter, peggy } = home;
  await photographed(t, home, { others: true });
  const { moments } = await read(daughter, peggy);
  const [url = ''] = moments.flatMap(({ photos }) => photos.map(({ picture }) => picture.small));
  const fetched = async () => (await t.app.inject({ method: 'GET', url })).statusCode;
  expect(await fetched()).toBe(200);
  await t.database.system((db) =>
    db
      .updateTable('residents')
      .set({ family_status: 'deceased', family_status_since: after(t.now(), -days(91)) })
      .where('carehome_id', '=', manager.carehomeId)
      .where('id', '=', peggy)
      .execute(),
  );
  expect((await read(daughter, peggy)).status).toBe(404);
  expect(await fetched()).toBe(404);
});
