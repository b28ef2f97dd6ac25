import type { Input, Output } from '@relish/shared/calls.ts';
import { findClashes } from '@relish/shared/dashboard/planning/clashes.ts';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { readCalendar } from '../../../content/content-files.ts';
import { createLibrary } from '../../../content/library.ts';
import { mediaFor } from '../../../files/media.ts';
import { aSingAlong } from '../../../testing/events.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeEvents } from '../../events/events/make.ts';
import { makeResidents, type ResidentToMake } from '../../residents/residents/make.ts';
import { readWeek } from './week.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const week = '2026-11-16';

const live = (user: TestUser, people: Partial<ResidentToMake>[]) =>
  t.database.system((db) =>
    makeResidents(
      db,
      user.carehomeId,
      people.map((values) => ({
        createdBy: user.id,
        now: t.now(),
        first_name: 'Ann',
        move_in_date: '2026-01-05',
        ...values,
      })),
    ),
  );
const add = (user: TestUser, differences: Partial<Input<'events/add'>>) =>
  t.call('events/add', { ...aSingAlong, ...differences }, user);
const read = async (user: TestUser) => {
  const { status, body } = await t.call('planning/week', { week }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Output<'planning/week'>;
};

describe('the week to plan', () => {
  it('knows on which days a performer of the week rests', async () => {
    const manager = await t.signIn();
    const performer = { name: 'Marjorie Bell', rest_days: [3] };
    const { id } = (await t.call('performers/add', performer, manager)).body;
    await add(manager, { performer_id: id });
    const { events, performers } = await read(manager);
    expect(performers).toEqual([{ id, ...performer }]);
    expect(findClashes(events, performers)).toEqual([
      { kind: 'rest_day', ids: [events[0]?.id], performer: 'Marjorie Bell' },
    ]);
  });

  it('lists who is invited to nothing by name or group: N7, only those who live here now', async () => {
    const manager = await t.signIn();
    const [ann = '', , cis = ''] = await live(manager, [
      { first_name: 'Ann' },
      { first_name: 'Ben' },
      { first_name: 'Cis' },
      { first_name: 'Gone', status: 'deceased' },
      { first_name: 'Hal', status: 'hospital' },
    ]);
    const group = { name: 'Bakers', kind: 'interest', colour: 'teal' } as const;
    const group_id = (await t.call('groups/add', group, manager)).body.id as string;
    await t.call('groups/set-members', { id: group_id, member_ids: [cis] }, manager);
    await add(manager, { title: 'Tea for Ann', resident_ids: [ann] });
    await add(manager, { title: 'Baking', group_ids: [group_id] });
    await add(manager, { title: 'Open to everyone' });
    const { uninvited, events, groups } = await read(manager);
    expect(uninvited?.map(({ preferred_name }) => preferred_name)).toEqual(['Ben']);
    expect(events.map(({ invited_ids }) => invited_ids)).toEqual([[cis], [], [ann]]);
    expect(groups).toEqual([{ id: group_id, name: 'Bakers' }]);
  });

  it('suggests activities for them, without warnings, until they are planned', async () => {
    const manager = await t.signIn();
    await live(manager, [{ first_name: 'Ann' }]);
    const [first] = (await read(manager)).suggestions;
    expect(first).toMatchObject({ why: 'uninvited', people: [{ preferred_name: 'Ann' }] });
    await add(manager, { activity_id: first?.activity_id ?? '', is_draft: true });
    const { suggestions } = await read(manager);
    expect(suggestions.map(({ activity_id }) => activity_id)).not.toContain(first?.activity_id);
  });

  it('shows theme days, bank holidays and birthdays as marks, and suggests for a theme day', async () => {
    const manager = await t.signIn();
    const input = { week: '2026-12-21' };
    const { body } = await t.call('planning/week', input, manager);
    const { marks, suggestions } = body as Output<'planning/week'>;
    expect(marks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['holiday', 'theme']));
    expect(suggestions.some(({ why }) => why === 'theme')).toBe(true);
  });

  it('tells Package A nothing about residents', async () => {
    const manager = await t.signIn({ package_title: 'Package A' });
    expect(await read(manager)).toMatchObject({ uninvited: null, missed: null, suggestions: [] });
  });

  it('N2: contains nothing of another home', async () => {
    const [us, them] = [await t.signIn(), await t.signIn()];
    await live(them, [{ first_name: 'Theirs' }]);
    await add(them, {});
    expect(await read(us)).toMatchObject({ events: [], uninvited: [], residents: [], staff: [] });
  });
});

it('uses as many queries for 35 events and 40 residents as for one of each', async () => {
  const library = createLibrary(await readCalendar());
  const count = async (residents: number, events: number) => {
    const manager = await t.signIn();
    const { carehomeId, id: userId } = manager;
    const people = await live(
      manager,
      Array.from({ length: residents }, (_, at) => ({ first_name: `Resident ${at}` })),
    );
    const home = { carehomeId, timeZone: 'Europe/London', userId, now: t.now(), until: week };
    const made = Array.from({ length: events }, (_, at) => ({
      ...aSingAlong,
      title: `Event ${at}`,
      // One resident is left for the list of those who are invited to nothing.
      resident_ids: people.slice(1).slice(at, at + 1),
      lead_id: userId,
    }));
    await t.database.system((db) => makeEvents(db, home, made));
    const user = (await t.call('me', {}, manager)).body as Output<'me'>;
    let statements = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const answer = await t.database.system((db) =>
      readWeek(
        {
          ...t,
          db: db.withPlugin(counter),
          media: mediaFor(t.media, userId),
          library,
          user,
          carehomeId,
          now: t.now(),
        } as never,
        week,
      ),
    );
    expect(answer.events).toHaveLength(events);
    return statements;
  };
  // The first call reads the library, which is kept.
  await count(2, 1);
  expect(await count(40, 35)).toBe(await count(2, 1));
});
