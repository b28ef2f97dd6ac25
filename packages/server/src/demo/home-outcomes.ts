import { randomUUID } from 'node:crypto';

import { addDays } from '@relish/shared/days.ts';
import type { NotHeldReason } from '@relish/shared/events/outcomes/choices.ts';
import type { RegisterMark } from '@relish/shared/events/register/choices.ts';
import {
  type Attendance,
  type Engagement,
  type Feedback,
  type Mood,
  REPORT_PLACES,
} from '@relish/shared/reports/reports/choices.ts';

import type { Db } from '../db/database.ts';
import { changeLead, type FinishedEvent, listFinished } from '../features/events/events/make.ts';
import { saveOutcome } from '../features/events/events/public.ts';
import { makeNotHeld } from '../features/events/outcomes/make.ts';
import { makeMarks } from '../features/events/register/make.ts';
import { makeReports, type ReportToMake } from '../features/reports/reports/make.ts';
import { listAgreements } from '../features/residents/consents/public.ts';
import { type Chance, chanceFrom } from './chance.ts';
import type { RecordSetting } from './home-records.ts';

interface Person {
  id: string;
  sociable: boolean;
  movedInDaysAgo: number;
}

const MINUTE = 60_000;

/** Those whom home-records.ts reaches seldom or changes, so that lists and insights have something to show. */
const isSpecial = (index: number) => index % 9 === 4 || [6, 10, 12].includes(index);

/** The first finished event of this title did not take place. */
const NOT_HELD: { title: string; reason: NotHeldReason; words: string }[] = [
  { title: 'Gardening club', reason: 'weather', words: 'Heavy rain all afternoon' },
  { title: 'Visiting therapy dog', reason: 'performer', words: 'Bramble was at the vet' },
];

const ATTENDANCE: Record<RegisterMark, Attendance> = {
  came: 'took_part',
  declined: 'declined',
  asleep: 'asleep',
  unwell: 'unwell',
  away: 'out_of_home',
};

/** Registers and records of the events of the last weeks; some are left open, as in every home. */
export async function makeHomeOutcomes(
  db: Db,
  people: readonly Person[],
  setting: RecordSetting & { managerId: string },
) {
  const { carehomeId, name, today, now, days, staffIds } = setting;
  const chance = chanceFrom(`${name} events`);
  const since = addDays(today, -days);
  const finished = await listFinished(db, carehomeId, { since, now });
  const notHeld = new Map(
    NOT_HELD.flatMap(({ title, ...why }) => {
      const event = finished.find((each) => each.title === title);
      return event ? [[event.id, why] as const] : [];
    }),
  );
  for (const [id, why] of notHeld) await makeNotHeld(db, carehomeId, id, why);
  const held = finished.filter(({ id }) => !notHeld.has(id));
  // The latest one has not been answered yet, so its lead is asked about it.
  const latest = held.at(-1);
  if (latest) await changeLead(db, carehomeId, latest.id, setting.managerId);
  const marked = held.slice(0, -1).map((event) => ({ event, marks: markPeople(event) }));
  function markPeople({ day }: FinishedEvent) {
    const coming = people.filter(
      ({ sociable, movedInDaysAgo }, index) =>
        sociable && !isSpecial(index) && addDays(today, -movedInDaysAgo) <= day,
    );
    return chance.some(coming, 5 + Math.floor(chance.next() * 4)).map(({ id }) => ({
      resident_id: id,
      mark: pickMark(chance),
    }));
  }
  await makeMarks(
    db,
    marked.flatMap(({ event, marks }) =>
      marks.map((mark) => ({
        ...mark,
        carehome_id: carehomeId,
        event_id: event.id,
        marked_by: event.lead_id ?? staffIds[0] ?? '',
        marked_at: event.starts_at,
      })),
    ),
  );
  const shares = await listAgreements(
    db,
    carehomeId,
    people.map(({ id }) => id),
  );
  const reports = marked
    // A few have a register only.
    .filter((_, index) => index % 8 !== 5)
    .map(({ event, marks }) => toReport(event, marks, { setting, chance, shares }))
    .filter(({ created_at }) => Date.parse(created_at) <= now.getTime());
  await makeReports(db, carehomeId, reports);
  for (const { event_id, created_at, people: parts } of reports) {
    const count = (wanted: Feedback) => parts.filter(({ feedback }) => feedback === wanted).length;
    await saveOutcome(db, carehomeId, event_id, {
      recorded_at: created_at,
      liked: count('liked'),
      ok: count('ok'),
      not_for_me: count('not_for_me'),
    });
  }
}

function pickMark(chance: Chance): RegisterMark {
  if (chance.hits(0.8)) return 'came';
  return chance.pick(['declined', 'declined', 'asleep', 'unwell', 'away'] as const) ?? 'declined';
}

interface Circumstances {
  setting: RecordSetting;
  chance: Chance;
  shares: Awaited<ReturnType<typeof listAgreements>>;
}

function toReport(
  event: FinishedEvent,
  marks: readonly { resident_id: string; mark: RegisterMark }[],
  { setting, chance, shares }: Circumstances,
) {
  const ended = Date.parse(event.starts_at) + event.minutes * MINUTE;
  const created_at = new Date(ended + (5 + Math.floor(chance.next() * 50)) * MINUTE).toISOString();
  const words = event.place?.toLowerCase().replaceAll(' ', '_');
  const place = REPORT_PLACES.find((each) => each === words);
  const report_type = setting.writesFull ? ('full' as const) : ('quick' as const);
  return {
    id: randomUUID(),
    event_id: event.id,
    report_type,
    title: event.title,
    category: event.category,
    duration_min: event.minutes,
    place: place ?? (event.place === null ? null : ('other' as const)),
    place_text: place ? null : event.place,
    day: event.day,
    planned: true,
    started_at: event.starts_at,
    createdBy: event.lead_id ?? setting.staffIds[0] ?? '',
    created_at,
    people: marks.map(({ resident_id, mark }) =>
      toPart(resident_id, mark, {
        chance,
        isFull: report_type === 'full',
        isShared: shares(resident_id, 'share_activity_family'),
      }),
    ),
  };
}

function toPart(
  resident_id: string,
  mark: RegisterMark,
  { chance, isFull, isShared }: { chance: Chance; isFull: boolean; isShared: boolean },
): ReportToMake['people'][number] {
  if (mark !== 'came') return { resident_id, attendance: ATTENDANCE[mark] };
  return {
    resident_id,
    attendance: 'took_part',
    engagement: (2 + Math.floor(chance.next() * 3)) as Engagement,
    mood_after: (3 + Math.floor(chance.next() * 3)) as Mood,
    share_with_family: isShared,
    ...(isFull && {
      feedback: chance.hits(0.6) ? ('liked' as const) : ('ok' as const),
      feedback_source: 'said' as const,
    }),
  };
}
