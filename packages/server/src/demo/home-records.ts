import { randomUUID } from 'node:crypto';

import { addDays, startOfDayIn } from '@relish/shared/days.ts';
import type { Guide } from '@relish/shared/library/activities/guide.ts';
import {
  type DeclineReason,
  type Engagement,
  isPresent,
  type Mood,
  type ReportPlace,
} from '@relish/shared/reports/reports/choices.ts';

import { listGuides } from '../content/edit-content.ts';
import type { Db } from '../db/database.ts';
import { makeReports, type ReportToMake } from '../features/reports/reports/make.ts';
import { listAgreements } from '../features/residents/consents/public.ts';
import { type Chance, chanceFrom } from './chance.ts';
import type { DemoPhoto } from './demo-pictures.ts';
import type { DemoWeek } from './demo-week.ts';
import { attachPhotos, placePhotos } from './home-pictures.ts';

interface Person {
  id: string;
  key: string;
  loves: ReadonlySet<string>;
  never: ReadonlySet<string>;
  /** Joins groups rather than one-to-one activities. */
  sociable: boolean;
  /** In full sentences that can be quoted. */
  speaks: boolean;
  movedInDaysAgo: number;
}

export interface RecordSetting {
  carehomeId: string;
  name: string;
  timeZone: string;
  staffIds: readonly string[];
  today: string;
  now: Date;
  days: number;
  writesFull: boolean;
  week: DemoWeek;
  photos: readonly DemoPhoto[];
}

interface Session {
  code: string;
  began: number;
  place: ReportPlace;
  day: string;
  who: readonly Person[];
}

const MINUTE = 60_000;

/** Some residents change in the last two weeks, so the insights have something to show. */
const CHANGES = { 6: 'fades', 10: 'declines', 12: 'upset' } as const;
type Change = (typeof CHANGES)[keyof typeof CHANGES];
const CHANGED_DAYS = 14;

/**
 * The last weeks of a home: some residents join everything, some are met in their rooms, a few are
 * missed.
 */
export async function makeHomeRecords(db: Db, people: readonly Person[], setting: RecordSetting) {
  const chance = chanceFrom(setting.name);
  const guides = new Map((await listGuides(db)).map((each) => [each.code, each]));
  const shares = await listAgreements(
    db,
    setting.carehomeId,
    people.map(({ id }) => id),
  );
  const changes = new Map<string, Change>(
    Object.entries(CHANGES).flatMap(([index, change]) => {
      const person = people[Number(index)];
      return person ? [[person.id, change]] : [];
    }),
  );
  const since = addDays(setting.today, 1 - CHANGED_DAYS);
  const sessions = [...planSessions(people, setting, chance)];
  const photos = people.some(({ key }) => isPictured(setting.photos, key)) ? setting.photos : [];
  const placed = placePhotos(photos, sessions, setting.today);
  const reports = sessions.flatMap((session) => {
    const guide = guides.get(session.code);
    if (!guide) return [];
    const { interests } = guide.body;
    const photo = placed.get(session);
    const pictured = people.filter(({ key }) => photo && isPictured([photo], key));
    const others = session.who.filter((person) => !pictured.includes(person));
    const coming = [...pictured, ...others].slice(0, Math.max(session.who.length, pictured.length));
    const who = coming.filter(({ never }) => !interests.some((code) => never.has(code)));
    const pickChange = ({ id }: Person) => (session.day < since ? undefined : changes.get(id));
    const about = { ...guide.body, id: guide.id };
    const circumstances = { ...setting, pickChange, pictured };
    const report = makeReport({ ...session, who }, about, circumstances, chance);
    if (!report) return [];
    const withFamily = ({ resident_id, attendance, distress }: ReportToMake['people'][number]) =>
      isPresent(attendance) && !distress && shares(resident_id, 'share_activity_family');
    const shared = report.people.map((part) => ({ ...part, share_with_family: withFamily(part) }));
    return [{ report: { ...report, people: shared }, photo }];
  });
  const idByKey = new Map(people.map(({ id, key }) => [key, id]));
  const illustrated = await attachPhotos(db, setting.carehomeId, reports, idByKey);
  await makeReports(db, setting.carehomeId, illustrated);
}

const isPictured = (photos: readonly DemoPhoto[], key: string) =>
  photos.some((photo) => photo.people.some(({ resident }) => resident === key));

/** Per day: the week's groups and three one-to-ones. */
function* planSessions(
  people: readonly Person[],
  { days, today, timeZone, week }: RecordSetting,
  chance: Chance,
): Generator<Session> {
  // Some residents are rarely reached: the lists exist for them.
  const seldom = new Set(people.filter((_, index) => index % 9 === 4).map(({ id }) => id));
  for (let ago = days; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const midnight = startOfDayIn(timeZone, day).getTime();
    const seen = people.filter(
      ({ id, movedInDaysAgo }) => movedInDaysAgo >= ago && (!seldom.has(id) || chance.hits(0.12)),
    );
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    for (const { at, code, place, people: count } of week.groups.filter(
      (each) => each.day === weekday,
    )) {
      const [hour = 0, minute = 0] = at.split(':').map(Number);
      const coming = seen.filter(({ sociable }) => sociable || chance.hits(0.3));
      const who = chance.some(coming, count);
      yield { code, place, day, who, began: midnight + (hour * 60 + minute) * MINUTE };
    }
    const alone = chance.some(
      seen.filter(({ sociable }) => !sociable || chance.hits(0.4)),
      3,
    );
    for (const [index, person] of alone.entries()) {
      const one = chance.pick(week.one_to_ones);
      if (one) yield { ...one, day, who: [person], began: midnight + (615 + index * 120) * MINUTE };
    }
  }
}

function makeReport(
  { began, place, day, who }: Session,
  guide: Guide & { id: string },
  {
    now,
    writesFull,
    staffIds,
    week,
    pickChange,
    pictured,
  }: RecordSetting & {
    pickChange: (person: Person) => Change | undefined;
    pictured: readonly Person[];
  },
  chance: Chance,
): ReportToMake | undefined {
  const { id: activity_id, title, category, duration_min } = guide;
  const isGroup = who.length > 1;
  const writtenAfter = chance.hits(0.04) ? 27 * 60 : 5 + Math.floor(chance.next() * 60);
  const written = began + (duration_min + writtenAfter) * MINUTE;
  const createdBy = chance.pick(staffIds);
  if (who.length === 0 || createdBy === undefined || written > now.getTime()) return undefined;
  // Families see photos of full records only.
  const isFull = writesFull && (!isGroup || chance.hits(0.35) || pictured.length > 0);
  return {
    id: randomUUID(),
    report_type: isFull ? 'full' : 'quick',
    activity_id,
    title,
    category,
    duration_min,
    place,
    day,
    planned: isGroup,
    started_at: new Date(began).toISOString(),
    what_worked: isFull && isGroup ? (chance.pick(week.worked) ?? null) : null,
    createdBy,
    created_at: new Date(written).toISOString(),
    people: who.map((person) => {
      const circumstances = { isGroup, isFull, week, change: pickChange(person) };
      const part = makePart(person, guide, circumstances, chance);
      return pictured.includes(person) ? joinIn(part) : part;
    }),
  };
}

const DECLINES: DeclineReason[] = ['tired', 'own_company', 'not_interested', 'noise_or_people'];

/** Favourite activities last longer, lift mood more and are rarely declined. */
function makePart(
  { id, loves, sociable, speaks }: Person,
  { interests }: Guide,
  { isGroup, isFull, week, change }: Circumstances,
  chance: Chance,
): ReportToMake['people'][number] {
  const fits = interests.some((code) => loves.has(code));
  const shy = isGroup && !sociable;
  const declines = fits ? 0.03 : shy ? 0.25 : 0.08;
  if (chance.hits(change === 'declines' ? 0.7 : declines))
    return {
      resident_id: id,
      attendance: 'declined',
      decline_reason: chance.pick(DECLINES) ?? null,
      alternative_offered: chance.hits(0.6) ? 'Tea and a chat in their room' : null,
    };
  const engaged = Math.round(1.8 + (fits ? 1.3 : 0) + chance.next() * 1.2);
  const engagement = Math.min(4, engaged) - (change === 'fades' ? 2 : 0);
  const before = Math.floor(2 + chance.next() * 2.5);
  const isUpset = change === 'upset' && isGroup && chance.hits(0.2);
  // Distress without the tick is withheld from families, so only changed residents have it.
  const lowest = change === undefined ? 2 : 1;
  const lifted = Math.max(lowest, before + lift(fits ? 0.9 : shy ? 0.2 : 0.55, chance));
  const after = isUpset ? 2 : lifted;
  return {
    resident_id: id,
    attendance: shy && chance.hits(0.3) ? 'watched' : 'took_part',
    engagement: Math.max(0, engagement) as Engagement,
    mood_after: after as Mood,
    distress: isUpset,
    distress_note: isUpset ? 'Wept when it became loud, and was glad of a quiet corner.' : null,
    ...(isFull && {
      mood_before: before as Mood,
      feedback: fits || chance.hits(0.5) ? ('liked' as const) : ('ok' as const),
      feedback_source: 'shown' as const,
      outcomes: engagement >= 3 ? ['enjoyed' as const] : [],
      quote: pickQuote(week, speaks, chance),
      note: isGroup && chance.hits(0.6) ? null : (chance.pick(week.notes) ?? null),
      note_shareable: chance.hits(0.6),
    }),
  };
}

/** The photo shows them taking part. */
const joinIn = (part: ReportToMake['people'][number]): ReportToMake['people'][number] => ({
  ...part,
  attendance: 'took_part',
  decline_reason: null,
  alternative_offered: null,
  engagement: part.engagement ?? 3,
  mood_after: part.mood_after ?? 4,
  distress: false,
  distress_note: null,
});

/** Drawn for everyone, so that one resident's quote does not change another's record. */
function pickQuote({ quotes }: DemoWeek, speaks: boolean, chance: Chance): string | null {
  const quote = chance.hits(0.35) ? (chance.pick(quotes) ?? null) : null;
  return speaks ? quote : null;
}

interface Circumstances {
  isGroup: boolean;
  isFull: boolean;
  week: DemoWeek;
  change: Change | undefined;
}

/** One step at most, occasionally down. */
function lift(share: number, chance: Chance): number {
  if (chance.hits(share)) return 1;
  return chance.hits(0.25) ? -1 : 0;
}
