import { randomUUID } from 'node:crypto';

import { type EventToMake, makeEvents } from '../features/events/events/make.ts';
import { makeProposals } from '../features/events/proposals/make.ts';
import { makeVisit } from '../features/events/visits/make.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** On a day after the clock of the tests. */
export const aSingAlong = {
  title: 'Sing-along',
  category: 'MUS',
  audience: 'all',
  family_scope: 'all_home',
  day: '2026-11-18',
  start_time: '14:30',
  minutes: 60,
} as const;

export const aPrint = () => ({
  client_uuid: randomUUID(),
  day: aSingAlong.day,
  layout: 'large_print' as const,
  paper: 'a4' as const,
});

/** A template of a week with one event. */
export async function addTemplate(t: TestApp, { token }: Pick<TestUser, 'token'>) {
  await t.call('events/add', aSingAlong, { token });
  const template = { name: `Week ${randomUUID().slice(0, 8)}`, week: aSingAlong.day };
  return { id: (await t.call('planning/save-template', template, { token })).body.id as string };
}

export const aVisit = { day: aSingAlong.day, part: 'afternoon', people: 2 } as const;

export const LUNCH = {
  kind: 'mealtime',
  label: 'Lunch',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from: '12:30',
  to: '13:30',
} as const;

export const aLimit = {
  what: 'Two visitors at a time',
  reason: 'Several residents have a cough',
  from: '2026-11-15',
  until: '2026-11-22',
} as const;

export function foreignEvents(t: TestApp, addResident: (them: TestUser) => Promise<string>) {
  const byId =
    (rest: object = {}) =>
    async (them: TestUser) => {
      const { body } = await t.call('events/add', aSingAlong, { token: them.token });
      return { id: body.id as string, ...rest };
    };
  const byEvent =
    (rest: object = {}) =>
    async (them: TestUser) => {
      const { id } = await byId()(them);
      return { event_id: id, ...rest };
    };
  const withResident = async (them: TestUser) => ({
    ...(await byEvent()(them)),
    resident_id: await addResident(them),
  });
  const addGroup = async ({ token }: TestUser) => {
    const name = `Choir ${randomUUID().slice(0, 8)}`;
    const group = { name, kind: 'interest', colour: 'teal' } as const;
    return (await t.call('groups/add', group, { token })).body.id as string;
  };
  const byVisit =
    (rest: object = {}) =>
    async (them: TestUser) => {
      const visit = { ...aVisit, user_id: them.id, resident_id: await addResident(them) };
      const id = await t.database.system((db) => makeVisit(db, them.carehomeId, visit, t.now()));
      return { id, ...rest };
    };
  const byEntry = async ({ token }: TestUser) => {
    const visitor = { name: 'Tom Baker', client_uuid: randomUUID() };
    const { body } = await t.call('visits/sign-in', visitor, { token });
    return { id: body.id as string };
  };
  const added =
    (name: 'visits/add-time' | 'visits/add-limit', input: object) =>
    (rest: object = {}) =>
    async ({ token }: TestUser) => {
      const { body } = await t.call(name, input as never, { token });
      return { id: body.id as string, ...rest };
    };
  const byHours = added('visits/add-time', LUNCH);
  const byLimit = added('visits/add-limit', aLimit);
  const byPerformer =
    (rest: object = {}) =>
    async ({ token }: TestUser) => {
      const name = `Marjorie ${randomUUID().slice(0, 8)}`;
      const { body } = await t.call('performers/add', { name }, { token });
      return { id: body.id as string, ...rest };
    };
  const byPlace =
    (rest: object = {}) =>
    async ({ token }: TestUser) => {
      const name = `Lounge ${randomUUID().slice(0, 8)}`;
      const { body } = await t.call('places/add', { name }, { token });
      return { id: body.id as string, ...rest };
    };
  const byProposal =
    (rest: object = {}) =>
    async ({ carehomeId, id: userId }: TestUser) => {
      const offer = { kind: 'help' as const, text: 'I could play the piano.', userId };
      const [id] = await t.database.system((db) =>
        makeProposals(db, carehomeId, [{ ...offer, created_at: t.now() }]),
      );
      return { id: id ?? '', ...rest };
    };
  const edited = { ...aSingAlong, version: 1, scope: 'one' };
  const { day, start_time, minutes } = aSingAlong;
  return {
    'events/list': async (them: TestUser) => ({
      from: day,
      to: day,
      group_id: await addGroup(them),
    }),
    'events/add': async (them: TestUser) => ({ ...aSingAlong, lead_id: them.id }),
    'events/get': byId(),
    'events/preview': byId(edited),
    'events/edit': byId(edited),
    'events/move': byId({ day, start_time, minutes, version: 1, scope: 'one' }),
    'events/cancel': byId({ reason: 'The pianist is ill' }),
    'events/restore': byId(),
    'events/delete': byId(),
    'planning/apply-template': async (them: TestUser) => ({
      ...(await addTemplate(t, them)),
      week: day,
    }),
    'planning/delete-template': (them: TestUser) => addTemplate(t, them),
    'planning/restore-template': (them: TestUser) => addTemplate(t, them),
    'planning/remove-drafts': async (them: TestUser) => {
      const draft = { ...aSingAlong, is_draft: true };
      const { body } = await t.call('events/add', draft, { token: them.token });
      return { ids: [body.id as string] };
    },
    'places/edit': byPlace({ name: 'Sun room' }),
    'places/archive': byPlace({ archived: true }),
    'proposals/withdraw': byProposal(),
    'proposals/accept': byProposal(),
    'proposals/decline': byProposal({ message: 'Thank you, but not this time.' }),
    'performers/get': byPerformer(),
    'performers/edit': byPerformer({ name: 'Marjorie Bell', version: 1 }),
    'performers/archive': byPerformer({ archived: true }),
    'replies/accept': byEvent({ guests: 1 }),
    'replies/withdraw': byEvent(),
    'replies/list': byEvent(),
    'replies/not-seen': byEvent(),
    'replies/put-down': withResident,
    'replies/take-off': withResident,
    'replies/seen': byEvent({ version: 1 }),
    'outcomes/not-held': byId({ reason: 'weather' }),
    'outcomes/undo-not-held': byId(),
    'outcomes/dismiss': byId(),
    'register/get': byEvent(),
    'register/mark': async (them: TestUser) => ({
      ...(await withResident(them)),
      mark: 'came',
      client_uuid: randomUUID(),
    }),
    'reports/for-event': byEvent(),
    'visits/announce': async (them: TestUser) => ({
      ...aVisit,
      resident_id: await addResident(them),
    }),
    'visits/edit': byVisit(aVisit),
    'visits/cancel': byVisit(),
    'visits/restore': byVisit(),
    'visits/of-resident': async (them: TestUser) => ({ resident_id: await addResident(them) }),
    'visits/sign-in': async (them: TestUser) => ({
      name: 'Tom Baker',
      resident_id: await addResident(them),
      client_uuid: randomUUID(),
    }),
    'visits/sign-out': byEntry,
    'visits/back-in': byEntry,
    'visits/remove': byEntry,
    'visits/add-time': async () => LUNCH,
    'visits/edit-time': byHours(LUNCH),
    'visits/remove-time': byHours(),
    'visits/add-limit': async () => aLimit,
    'visits/edit-limit': byLimit({ ...aLimit, from: undefined }),
    'visits/end-limit': byLimit(),
    'visits/resume-limit': byLimit(),
    'sharing/ics': byId(),
    'sharing/programme': async (them: TestUser) => ({
      ...aPrint(),
      group_id: await addGroup(them),
    }),
    'sharing/remove-print': async (them: TestUser) => {
      await t.call('sharing/programme', aPrint(), { token: them.token });
      const { body } = await t.call('sharing/prints', {}, { token: them.token });
      return { id: body[0].id as string };
    },
  };
}

/** Events made around the clock of the tests: Sunday, 15 November 2026, 9:00. */
export const makeEventsOf = (
  t: TestApp,
  { carehomeId, id }: TestUser,
  events: readonly Partial<EventToMake>[],
): Promise<string[]> =>
  t.database.system(async (db) =>
    (
      await makeEvents(
        db,
        {
          carehomeId,
          timeZone: 'Europe/London',
          userId: id,
          now: t.now(),
          until: '2026-12-31',
        },
        events.map((event) => ({ ...aSingAlong, day: '2026-11-14', ...event })),
      )
    ).flat(),
  );
