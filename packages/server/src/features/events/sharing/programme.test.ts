import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { aPrint, aSingAlong } from '../../../testing/events.ts';
import { makeFamily } from '../../../testing/family.ts';
import { countPages } from '../../../testing/pdf-pages.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const add = async (user: TestUser, differences: Partial<Input<'events/add'>> = {}) => {
  const { status, body } = await t.call('events/add', { ...aSingAlong, ...differences }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};
const print = async (user: TestUser, differences: Partial<Input<'sharing/programme'>> = {}) => {
  const { status, body } = await t.call('sharing/programme', { ...aPrint(), ...differences }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  const file = Buffer.from(body.base64 as string, 'base64');
  expect(countPages(file)).toBe(1);
  return { number: body.number as number, text: pdfText(file) };
};
const listSheets = async (user: TestUser) =>
  (await t.call('sharing/prints', {}, user)).body as Output<'sharing/prints'>;

describe('a printed programme', () => {
  it.each(['large_print', 'pictures', 'table_card'] as const)(
    'names the home, the events and its number on one page: %s',
    async (layout) => {
      const manager = await t.signIn({ name: 'Rosewood' });
      const cancelled = await add(manager, { title: 'Tea dance', place: 'Hall' });
      await add(manager);
      await add(manager, { title: 'Handover', audience: 'staff', family_scope: 'none' });
      await t.call('events/cancel', { id: cancelled, reason: 'Storm' }, manager);
      const { number, text } = await print(manager, { layout });
      expect(number).toBe(1);
      for (const part of ['14:30', 'Sing-along', 'Cancelled:Teadance,Hall', 'Sheet1,'])
        expect(text).toContain(part);
      expect(text).not.toContain('Handover');
    },
  );

  it('is of a group with its own events and those for everyone', async () => {
    const manager = await t.signIn();
    const addGroup = async (name: string) =>
      (await t.call('groups/add', { name, kind: 'interest', colour: 'teal' }, manager)).body
        .id as string;
    const [choir, walkers] = [await addGroup('Choir'), await addGroup('Walkers')];
    await add(manager, { title: 'Rehearsal', group_ids: [choir] });
    await add(manager, { title: 'Long walk', group_ids: [walkers] });
    await add(manager, { title: 'Tea for everyone' });
    const { text } = await print(manager, { group_id: choir });
    expect(text).toContain('Rehearsal');
    expect(text).toContain('Teaforeveryone');
    expect(text).not.toContain('Longwalk');
  });
});

describe('events for named residents', () => {
  it('stay off the wall, unless every family may see them or a group is invited', async () => {
    const manager = await t.signIn();
    const { residentId } = await makeFamily(t, manager, 'MARCHBANKS');
    const group = { name: 'Choir', kind: 'interest', colour: 'teal' } as const;
    const choir = (await t.call('groups/add', group, manager)).body.id as string;
    const named = { resident_ids: [residentId], family_scope: 'linked_to_invited' as const };
    await add(manager, { ...named, title: 'Chiropodist' });
    await add(manager, { ...named, title: 'Optician', family_scope: 'none' });
    await add(manager, { ...named, title: 'Rehearsal', group_ids: [choir] });
    await add(manager, { ...named, title: 'Garden party', family_scope: 'all_home' });
    const { text } = await print(manager);
    for (const shown of ['Rehearsal', 'Gardenparty']) expect(text).toContain(shown);
    expect(text).not.toMatch(/Chiropodist|Optician/);
    expect((await print(manager, { group_id: choir })).text).not.toMatch(/Chiropodist|Optician/);
  });
});

describe('the list of sheets', () => {
  it('says which ones are out of date, and those first', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    await print(manager, { wall: 'Dining room' });
    await print(manager, { day: '2026-11-25', wall: 'Hall' });
    expect((await listSheets(manager)).map(({ is_stale }) => is_stale)).toEqual([false, false]);
    const { status } = await t.call(
      'events/move',
      { id, version: 1, scope: 'one', day: '2026-12-02', start_time: '14:30', minutes: 60 },
      manager,
    );
    expect(status).toBe(200);
    expect((await listSheets(manager)).map(({ wall, is_stale }) => [wall, is_stale])).toEqual([
      ['Dining room', true],
      ['Hall', false],
    ]);
  });

  it('replaces the sheet on the same wall, and forgets one that was taken down', async () => {
    const manager = await t.signIn();
    await print(manager, { wall: 'Hall' });
    await print(manager, { wall: 'Hall' });
    const sheets = await listSheets(manager);
    expect(sheets.map(({ number }) => number)).toEqual([2]);
    await t.call('sharing/remove-print', { id: sheets[0]?.id ?? '' }, manager);
    expect(await listSheets(manager)).toEqual([]);
  });

  it('N20: a repeated request prints the same sheet again', async () => {
    const manager = await t.signIn();
    const same = { ...aPrint(), wall: 'Hall' };
    expect([(await print(manager, same)).number, (await print(manager, same)).number]).toEqual([
      1, 1,
    ]);
    expect(await listSheets(manager)).toHaveLength(1);
  });
});

describe('what must never happen', () => {
  it('N1, N23: relatives neither print nor see the sheets', async () => {
    const manager = await t.signIn();
    const { relative } = await makeFamily(t, manager, 'MARCHBANKS');
    expect((await t.call('sharing/programme', aPrint(), relative)).status).toBe(403);
    expect((await t.call('sharing/prints', {}, relative)).status).toBe(403);
  });

  it('N2: the programme has nothing of another home', async () => {
    await add(await t.signIn(), { title: 'Elsewhere' });
    const { number, text } = await print(await t.signIn());
    expect(number).toBe(1);
    expect(text).not.toContain('Elsewhere');
  });

  it('N17: the programme has no name of a resident', async () => {
    const manager = await t.signIn();
    await makeFamily(t, manager, 'MARCHBANKS');
    await add(manager, {
      title: 'Birthday of MARCHBANKS-PREFERRED',
      place: 'MARCHBANKS-FIRST’s room',
    });
    const { text } = await print(manager);
    expect(text).toContain('Birthdayofaresident');
    expect(text).not.toMatch(/MARCHBANKS/i);
  });
});
