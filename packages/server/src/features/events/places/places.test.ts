import type { Input, Output } from '@relish/shared/calls.ts';
import type { Recurrence } from '@relish/shared/events/events/recurrence.ts';
import { beforeAll, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const add = async (user: TestUser, input: Input<'places/add'>) => {
  const { status, body } = await t.call('places/add', input, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};
const list = async (user: TestUser) =>
  (await t.call('places/list', {}, user)).body as Output<'places/list'>;
const addEvent = async (user: TestUser, differences: Partial<Input<'events/add'>>) => {
  const { status, body } = await t.call('events/add', { ...aSingAlong, ...differences }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};
const placeOf = async (user: TestUser, id: string) =>
  (await t.call('events/get', { id }, user)).body.place as string;

it('lists places by how often they are used, archived ones last', async () => {
  const manager = await t.signIn();
  const garden = await add(manager, { name: 'Garden', outdoors: true, fits: 30 });
  await add(manager, { name: 'Conservatory', notes: 'No ramp.' });
  const lounge = await add(manager, { name: 'Lounge' });
  await addEvent(manager, { place: 'lounge' });
  await addEvent(manager, { place: 'Lounge', day: '2026-11-20' });
  await addEvent(manager, { place: 'Garden' });
  expect((await list(manager)).map(({ name, coming }) => [name, coming])).toEqual([
    ['Lounge', 2],
    ['Garden', 1],
    ['Conservatory', 0],
  ]);
  await t.call('places/archive', { id: lounge, archived: true }, manager);
  const places = await list(manager);
  expect(places.map(({ name }) => name)).toEqual(['Garden', 'Conservatory', 'Lounge']);
  expect(places[0]).toMatchObject({ id: garden, outdoors: true, fits: 30, archived: false });
});

it('has unique names, reported at the field', async () => {
  const manager = await t.signIn();
  await add(manager, { name: 'Lounge' });
  const { status, error } = await t.call('places/add', { name: ' LOUNGE ' }, manager);
  expect([status, error.errors]).toEqual([
    422,
    { name: ['There is already a place with this name.'] },
  ]);
  const long = await t.call('places/add', { name: 'x'.repeat(81), fits: 501 }, manager);
  expect(Object.keys(long.error.errors ?? {}).toSorted()).toEqual(['fits', 'name']);
});

it('renames a place in coming events and their series only if asked to', async () => {
  const manager = await t.signIn();
  const stranger = await t.signIn();
  const id = await add(manager, { name: 'Lounge' });
  const recurrence: Recurrence = { repeats: 'weekly', weekdays: [3], until: null };
  const coming = await addEvent(manager, { place: 'Lounge', recurrence });
  const elsewhere = await addEvent(manager, { place: 'Garden' });
  const theirs = await addEvent(stranger, { place: 'Lounge' });
  const kept = { id, name: 'Lounge', fits: 12 };
  expect((await t.call('places/edit', kept, manager)).body).toEqual({ renamed: 0 });
  const renamed = { id, name: 'Blue lounge', rename_coming: true };
  const { body } = await t.call('places/edit', renamed, manager);
  expect(body.renamed).toBeGreaterThan(50);
  expect(await placeOf(manager, coming)).toBe('Blue lounge');
  expect(await placeOf(manager, elsewhere)).toBe('Garden');
  expect(await placeOf(stranger, theirs)).toBe('Lounge');
  const series = await t.database.system((db) =>
    db
      .selectFrom('event_series')
      .select('details')
      .where('carehome_id', '=', manager.carehomeId)
      .execute(),
  );
  expect(series.map(({ details }) => details.place)).toEqual(['Blue lounge']);
});

it('is seen by the team, changed by those who plan, and hidden from families', async () => {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const [carer, relative] = [
    await t.signIn({ role: 'carer', carehomeId }),
    await t.signIn({ role: 'relative', carehomeId }),
  ];
  await add(manager, { name: 'Lounge' });
  expect(await list(carer)).toHaveLength(1);
  expect((await t.call('places/add', { name: 'Garden' }, carer)).status).toBe(403);
  expect((await t.call('places/list', {}, relative)).status).toBe(403);
});
