import { dayIn } from '@relish/shared/days.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';
import { can } from '@relish/shared/permissions.ts';
import { evidenceProblem } from '@relish/shared/reports/evidence/frameworks.ts';
import type { ReportFields, ReportPhoto } from '@relish/shared/reports/reports/report.ts';
import { reportProblems } from '@relish/shared/reports/reports/rules.ts';
import type { Level } from '@relish/shared/residents/pal/levels.ts';

import { openReach } from '../../../content/reach.ts';
import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { photoAnswers } from '../../residents/consents/public.ts';
import { checkLeaders, type Leaders } from './leaders.ts';
import { findChoice, listPeopleAt } from './queries.ts';

export interface Before extends Leaders {
  activity_id: string | null;
  title: string;
  category: Category;
  levels: ReadonlyMap<string, Level | null>;
}

export interface Checked extends Leaders {
  day: string;
  choice_id: string | null;
  title: string;
  category: Category;
  levels: ReadonlyMap<string, Level | null>;
  /** Residents whose family sees it by default: consent given and the home shares. */
  shares: ReadonlySet<string>;
}

/** Returns errors by field. */
export async function checkReport(
  context: InHome,
  report: ReportFields,
  before?: Before,
): Promise<Checked> {
  const { user, now } = context;
  if (report.report_type === 'full' && !can(user, 'reports.write-full'))
    throw forbidden('Full reports are part of Packages C, D and E. Save it as a quick report.');
  const problems = reportProblems(report, now);
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const day = dayIn(user.carehome.time_zone, new Date(report.started_at));
  const unknown = evidenceProblem(report.evidence, user.carehome.region, day);
  if (unknown) throw invalid({ evidence: [unknown] });
  const people = await checkPeople(context, report, day);
  const choice_id = await findMatchingChoice(context, report);
  const leaders = await checkLeaders(context, report, { day, before });
  await checkPhotos(context, report);
  return {
    day,
    choice_id,
    ...leaders,
    ...(await resolveActivity(context, report, before)),
    levels: new Map(
      people.map(({ id, level }) => [
        id,
        before?.levels.has(id) ? (before.levels.get(id) ?? null) : level,
      ]),
    ),
    shares: await sharedByDefault(context, people),
  };
}

async function sharedByDefault(
  { db, carehomeId }: InHome,
  people: readonly { id: string; shares: boolean }[],
): Promise<ReadonlySet<string>> {
  const { share_by_default } = await findHomeSettings(db, carehomeId);
  return new Set(people.filter(({ shares }) => shares && share_by_default).map(({ id }) => id));
}

async function checkPeople({ db, carehomeId }: InHome, report: ReportFields, day: string) {
  const ids = report.participations.map(({ resident_id }) => resident_id);
  const people = await listPeopleAt(db, carehomeId, ids, { at: report.started_at, day });
  if (people.length < ids.length) throw notFound();
  const byId = new Map(people.map((person) => [person.id, person]));
  const problems: Record<string, string[]> = {};
  for (const [at, { resident_id, share_with_family }] of report.participations.entries()) {
    const person = byId.get(resident_id);
    if (!person?.was_here)
      problems[`participations.${at}.resident_id`] = [
        `${person?.preferred_name ?? 'This person'} was not living here then.`,
      ];
    if (share_with_family === true && !person?.shares)
      problems[`participations.${at}.share_with_family`] = [
        `${person?.preferred_name ?? 'This person'} has not agreed that activities are shared with the family.`,
      ];
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return people;
}

async function resolveActivity(context: InHome, report: ReportFields, before: Before | undefined) {
  const { activity_id, free_title, category } = report;
  if (free_title !== null && category !== null) return { title: free_title, category };
  if (activity_id === null) throw notFound();
  if (before?.activity_id === activity_id)
    return { title: before.title, category: before.category };
  const activity = (await openReach(context)).activity(activity_id);
  if (activity) return { title: activity.title, category: activity.guide.category };
  const { videos } = await context.library.shelf(context.db);
  const video = videos.find(({ id }) => id === activity_id);
  if (!video) throw notFound();
  return { title: video.title, category: video.category };
}

/** Links a suggestion only if activity and residents match. */
async function findMatchingChoice({ db, carehomeId }: InHome, report: ReportFields) {
  const { choice_id, activity_id, participations } = report;
  if (choice_id === null) return null;
  const choice = await findChoice(db, carehomeId, choice_id);
  if (!choice) throw notFound();
  const here = new Set(participations.map(({ resident_id }) => resident_id));
  const fits =
    choice.activity_id === activity_id && choice.resident_ids.every((id) => here.has(id));
  return fits ? choice_id : null;
}

/** N4, N21: consent from everyone in a photo; "ask each time" was asked for this one. */
async function checkPhotos({ db, carehomeId }: InHome, { photos, participations }: ReportFields) {
  const present = new Set(participations.map(({ resident_id }) => resident_id));
  const tagged = photos.flatMap(({ resident_ids }) => resident_ids);
  if (tagged.length === 0) return;
  const answers = await photoAnswers(db, carehomeId, [...new Set(tagged)]);
  const problems: Record<string, string[]> = {};
  for (const [at, photo] of photos.entries()) {
    const problem = photoProblem(photo, present, answers);
    if (problem) problems[`photos.${at}.resident_ids`] = [problem];
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

function photoProblem(
  { resident_ids, agreed_ids }: ReportPhoto,
  present: ReadonlySet<string>,
  answers: Awaited<ReturnType<typeof photoAnswers>>,
): string | undefined {
  for (const id of resident_ids) {
    const person = answers.get(id);
    if (!person || !present.has(id)) return 'Choose from the people in this record.';
    if (person.answer === 'no')
      return `${person.preferred_name} has not agreed to photos of activities. Take them out of the photo.`;
    if (person.answer === 'ask' && !agreed_ids.includes(id))
      return `${person.preferred_name} wishes to be asked each time. Did they say yes to this photo?`;
  }
  return undefined;
}
