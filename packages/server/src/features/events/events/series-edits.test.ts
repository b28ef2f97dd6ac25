import type { Input, Output } from '@relish/shared/calls.ts';
import { EVENT_SCOPES, type EventScope } from '@relish/shared/events/events/choices.ts';
import { type Recurrence, WEEKDAYS } from '@relish/shared/events/events/recurrence.ts';
import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { aSingAlong } from '../../../testing/events.ts';
import { workOnce } from '../../../testing/regular-work.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';

// Clocks go forward in London on 28 March 2027.
const ZONE = 'Europe/London';
const START = '2027-03-08';
const END = '2027-04-30';
const NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** An event as it should be: its fields, and those that it does not share with its series. */
interface Expected {
  series: number;
  day: string;
  time: string;
  title: string;
  status: 'planned' | 'cancelled';
  own: Set<'time' | 'title'>;
}
interface Series {
  time: string;
  title: string;
  /** Events from this one on were cancelled or deleted together. */
  endedOn: string | null;
}

const instant = ({ day, time }: Pick<Expected, 'day' | 'time'>) =>
  Temporal.ZonedDateTime.from(`${day}T${time}:00[${ZONE}]`).epochMilliseconds;

/** The events of a rule by another library. */
function expand(rule: Extract<Recurrence, { weekdays: unknown }>, time: string): string[] {
  let first = Temporal.PlainDate.from(START);
  while (!rule.weekdays.some((day) => day === first.dayOfWeek)) first = first.add({ days: 1 });
  const dtstart = Temporal.ZonedDateTime.from(`${first.toString()}T${time}:00[${ZONE}]`);
  const by = rule.weekdays.map((day) => NAMES[day - 1]).join(',');
  const interval = rule.repeats === 'weekly' ? 1 : 2;
  const text = `FREQ=WEEKLY;WKST=MO;INTERVAL=${interval};BYDAY=${by}`;
  return new RRuleTemporal({ rruleString: text, dtstart })
    .between(dtstart, Temporal.ZonedDateTime.from(`${END}T23:59:00[${ZONE}]`), true)
    .map((each) => each.toPlainDate().toString());
}

const anyChange = fc.record({
  what: fc.constantFrom('edit' as const, 'cancel' as const, 'delete' as const),
  at: fc.nat({ max: 30 }),
  scope: fc.constantFrom(...EVENT_SCOPES),
  title: fc.constantFrom(undefined, 'Choir', 'Quiz', 'Bingo'),
  time: fc.constantFrom(undefined, '10:15', '23:30'),
});
type Change = typeof anyChange extends fc.Arbitrary<infer T> ? T : never;
const anyStep = fc.oneof(
  { weight: 5, arbitrary: anyChange },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('wait' as const),
      days: fc.integer({ min: 1, max: 4 }),
    }),
  },
);

/** The promises of the screens about a change, written a second time. */
class Model {
  series: Series[];
  events: Expected[];
  constructor(eventDays: string[], { time, title }: { time: string; title: string }) {
    this.series = [{ time, title, endedOn: null }];
    this.events = eventDays.map((day) => ({
      series: 0,
      day,
      time,
      title,
      status: 'planned',
      own: new Set<'time' | 'title'>(),
    }));
  }

  meant(event: Expected, scope: EventScope, now: number): Expected[] {
    if (scope === 'one') return [event];
    return this.events.filter(
      (each) =>
        each.series === event.series &&
        instant(each) > now &&
        (scope === 'all' || each.day >= event.day),
    );
  }

  change(event: Expected, { what, scope, title, time }: Change, now: number) {
    const meant = this.meant(event, scope, now);
    const series = this.series[event.series];
    if (!series) throw new Error('an event without a series');
    if (what !== 'edit') {
      const isMeant = ({ status }: Expected) => what === 'delete' || status === 'planned';
      if (scope !== 'one') series.endedOn = meant.find(isMeant)?.day ?? null;
      for (const each of meant) each.status = 'cancelled';
      if (what === 'delete') this.events = this.events.filter((each) => !meant.includes(each));
      return;
    }
    const after = { title: title ?? event.title, time: time ?? event.time };
    if (scope === 'one') {
      Object.assign(event, after);
      event.own = new Set(
        (['title', 'time'] as const).filter((field) => after[field] !== series[field]),
      );
      return;
    }
    const changesTitle = after.title !== series.title;
    const target = scope === 'all' ? event.series : this.series.length;
    this.series[target] = { ...after, endedOn: series.endedOn };
    for (const each of meant) {
      // The end of a series is not part of later changes.
      if (series.endedOn !== null && each.day >= series.endedOn) continue;
      each.series = target;
      if (each === event || !each.own.has('time')) each.time = after.time;
      if (each === event || (changesTitle && !each.own.has('title'))) each.title = after.title;
    }
    event.own = new Set();
  }
}

const listed = async (t: TestApp, user: TestUser) =>
  ((await t.call('events/list', { from: START, to: END }, user)).body as Output<'events/list'>)
    .events;

async function apply(t: TestApp, user: TestUser, id: string, step: Change) {
  const { scope } = step;
  if (step.what === 'cancel') return t.call('events/cancel', { id, scope, reason: 'Snow' }, user);
  if (step.what === 'delete') return t.call('events/delete', { id, scope }, user);
  const { staff, ...event } = (await t.call('events/get', { id }, user))
    .body as Output<'events/get'>;
  const input = {
    ...aSingAlong,
    id,
    scope,
    version: event.version,
    day: event.day,
    title: step.title ?? event.title,
    start_time: step.time ?? event.start_time,
    recurrence: staff?.recurrence ?? null,
  } satisfies Input<'events/edit'>;
  return t.call('events/edit', input, user);
}

it('a series after any edits equals an independent expansion, and the past stays', async () => {
  const t = await testApp();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('weekly' as const, 'fortnightly' as const),
      fc.subarray([...WEEKDAYS], { minLength: 1, maxLength: 3 }),
      fc.array(anyStep, { minLength: 3, maxLength: 7 }),
      async (repeats, weekdays, steps) => {
        t.advance(Date.parse('2027-03-07T09:00:00Z') - t.now().getTime());
        const user = await t.signIn();
        const rule = { repeats, weekdays, until: END } as const;
        const added = { ...aSingAlong, title: 'Tea', day: START, recurrence: { ...rule } };
        expect((await t.call('events/add', added, user)).status).toBe(200);
        const model = new Model(expand({ ...rule, weekdays }, '14:30'), {
          time: '14:30',
          title: 'Tea',
        });
        for (const step of steps) {
          if (step.what === 'wait') {
            t.advance(days(step.days));
            continue;
          }
          const now = t.now().getTime();
          const open = model.events.filter(
            (each) => each.status === 'planned' && instant(each) > now,
          );
          const event = open[step.at % open.length];
          if (!event) continue;
          const shown = (await listed(t, user)).find(
            (each) => Date.parse(each.starts_at) === instant(event) && each.title === event.title,
          );
          expect(shown).toBeDefined();
          const answer = await apply(t, user, shown?.id ?? '', step);
          expect(answer).toMatchObject({ status: 200 });
          model.change(event, step, now);
        }
        const rows = (await listed(t, user)).map(({ starts_at, title, status }) => [
          Date.parse(starts_at),
          title,
          status,
        ]);
        const expected = model.events.map((each) => [instant(each), each.title, each.status]);
        const inOrder = (all: unknown[][]) =>
          all.toSorted((one, other) => Number(one[0]) - Number(other[0]));
        expect(inOrder(rows)).toEqual(inOrder(expected));
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);

const DAILY = { repeats: 'daily', until: null } as const;

it.each(['following', 'all'] as const)(
  'what was deleted by itself stays deleted when %s are edited, and can still come back',
  async (scope) => {
    const t = await testApp();
    const user = await t.signIn();
    const recurrence = { ...DAILY, until: '2026-11-22' };
    await t.call('events/add', { ...aSingAlong, recurrence }, user);
    const read = async () => {
      const period = { from: '2026-11-18', to: '2026-11-22' };
      return ((await t.call('events/list', period, user)).body as Output<'events/list'>).events;
    };
    const [first, second] = await read();
    await t.call('events/delete', { id: second?.id ?? '', scope: 'one' }, user);
    const change = { what: 'edit', at: 0, scope, title: 'Quiz', time: '10:15' } as const;
    expect(await apply(t, user, first?.id ?? '', change)).toMatchObject({ status: 200 });
    expect((await read()).map(({ day, title }) => [day.slice(8), title])).toEqual(
      ['18', '20', '21', '22'].map((day) => [day, 'Quiz']),
    );
    await t.call('events/restore', { id: second?.id ?? '', scope: 'one' }, user);
    expect((await read())[1]).toMatchObject({ day: '2026-11-19', start_time: '10:15' });
  },
);

it.each(['cancel', 'delete'] as const)(
  'the nightly job adds nothing to a series after a %s of all, until it is restored',
  async (what) => {
    const t = await testApp({ database: await freshDatabase() });
    const user = await t.signIn();
    const { id } = (await t.call('events/add', { ...aSingAlong, recurrence: DAILY }, user)).body;
    const change = { what, at: 0, scope: 'all', title: undefined, time: undefined } as const;
    expect(await apply(t, user, id, change)).toMatchObject({ status: 200 });
    const countAfterTwoWeeks = async () => {
      t.advance(days(14));
      await workOnce(t);
      const period = { from: '2027-11-16', to: '2027-12-31' };
      return ((await t.call('events/list', period, user)).body as Output<'events/list'>).events
        .length;
    };
    expect(await countAfterTwoWeeks()).toBe(0);
    await t.call('events/restore', { id, scope: 'all' }, user);
    t.advance(-days(14));
    expect(await countAfterTwoWeeks()).toBeGreaterThan(0);
  },
);
