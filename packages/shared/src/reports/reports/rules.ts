import { type Attendance, isPresent, type ReportFormat } from './choices.ts';
import type { Participation, ReportFields } from './report.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Tolerates a clock that is slightly ahead. */
const TOLERANCE_MS = 5 * 60_000;
export const EDIT_HOURS = 24;
export const UPGRADE_DAYS = 7;
const LATE_MS = 24 * HOUR;

export const endTime = ({
  started_at,
  duration_min,
}: Pick<ReportFields, 'started_at' | 'duration_min'>) =>
  Date.parse(started_at) + duration_min * 60_000;

/** More than a day after it ended. */
export const isLate = (
  report: Pick<ReportFields, 'started_at' | 'duration_min'>,
  createdAt: Date,
) => createdAt.getTime() - endTime(report) > LATE_MS;

/** Late when written, or by being moved to an earlier day. */
export const saysLate = (report: {
  started_at: string | Date;
  duration_min: number;
  created_at: string | Date;
  recorded_late: boolean;
}) =>
  report.recorded_late ||
  isLate(
    { ...report, started_at: new Date(report.started_at).toISOString() },
    new Date(report.created_at),
  );

export const canStillEdit = (createdAt: string, now: Date) =>
  now.getTime() - Date.parse(createdAt) <= EDIT_HOURS * HOUR;
export const canStillUpgrade = (createdAt: string, now: Date) =>
  now.getTime() - Date.parse(createdAt) <= UPGRADE_DAYS * DAY;

/**
 * Domain 3.3: present, and at least looking and listening; “could not tell” counts if they took
 * part.
 */
export const isEngaged = ({
  attendance,
  engagement,
}: {
  attendance: Attendance;
  engagement: number | null;
}) => isPresent(attendance) && (engagement === null ? attendance === 'took_part' : engagement >= 2);

/** The usual format for this many people. */
export function formatFor(people: number): ReportFormat {
  if (people <= 1) return 'one_to_one';
  return people <= 6 ? 'small_group' : 'group';
}

type Problems = Record<string, string[]>;

/** Cross-field rules; errors by field. */
export function reportProblems(report: ReportFields, now: Date): Problems {
  const problems: Problems = {};
  const say = (field: string, message: string) => (problems[field] ??= []).push(message);

  if ((report.activity_id === null) === (report.free_title === null))
    say('activity_id', 'Choose an activity, or write what you did.');
  if (report.free_title !== null && report.category === null)
    say('category', 'Choose the kind of activity.');
  if (Date.parse(report.started_at) > now.getTime() + TOLERANCE_MS)
    say('started_at', 'This is in the future. Record it when it has happened.');
  if (report.place === 'other' && report.place_text === null) say('place_text', 'Say where.');

  const wrongSize = wrongFormat(report.format, report.participations.length);
  if (wrongSize) say('format', wrongSize);
  if (
    new Set(report.participations.map((each) => each.resident_id)).size <
    report.participations.length
  )
    say('participations', 'Somebody is here twice.');
  for (const field of ['led_by', 'helpers'] as const)
    for (const [at, { kind, id }] of report[field].entries())
      if (id !== null && (kind === 'volunteer' || kind === 'external'))
        say(`${field}.${at}.id`, 'Write the name of somebody who is not of this home.');
  for (const [at, photo] of report.photos.entries()) {
    if (report.photos.findIndex(({ media_id }) => media_id === photo.media_id) < at)
      say(`photos.${at}.media_id`, 'This photo is here already.');
    if (photo.agreed_ids.some((id) => !photo.resident_ids.includes(id)))
      say(`photos.${at}.agreed_ids`, 'Choose from the people in this photo.');
  }
  for (const [at, person] of report.participations.entries())
    for (const [field, message] of personProblems(person, report))
      say(`participations.${at}.${field}`, message);
  return problems;
}

function wrongFormat(format: ReportFormat, people: number): string | undefined {
  if ((format === 'one_to_one' || format === 'independent') && people !== 1)
    return 'This is for one person. Choose a group instead.';
  if (format === 'small_group' && (people < 2 || people > 6))
    return 'A small group is two to six people.';
  if (format === 'group' && people < 2) return 'A group is two people or more.';
  return undefined;
}

function* personProblems(person: Participation, report: ReportFields): Generator<[string, string]> {
  const present = isPresent(person.attendance);
  if (person.minutes !== null && person.minutes > report.duration_min)
    yield ['minutes', 'This is longer than the activity was.'];
  if (person.attendance === 'left_early' && person.minutes === null)
    yield ['minutes', 'Say how long they stayed.'];
  if (person.distress && (person.distress_note?.length ?? 0) < 10)
    yield ['distress_note', 'Say in a few words what you saw, at least 10 characters.'];
  if (person.distress && person.share_with_family === true)
    yield [
      'share_with_family',
      'What was distressing is not shared by the app. Speak with the family.',
    ];
  if (
    !present &&
    ((person.engagement ?? null) !== null ||
      person.mood_after !== null ||
      person.mood_before !== null)
  )
    yield ['attendance', 'Somebody who was not there has no mood or engagement to record.'];
  if (report.report_type === 'full' && present && person.engagement === undefined)
    yield ['engagement', 'Choose how much they were with it, or “could not tell”.'];
  const oneToOne = report.format === 'one_to_one';
  if (
    report.report_type === 'full' &&
    present &&
    oneToOne &&
    !person.note &&
    person.outcomes.length === 0
  )
    yield ['note', 'Write a note, or choose what came of it.'];
}

/** The full duration unless stated; 0 for those absent. */
export const countedMinutes = (person: Participation, duration: number): number =>
  isPresent(person.attendance) ? (person.minutes ?? duration) : 0;
