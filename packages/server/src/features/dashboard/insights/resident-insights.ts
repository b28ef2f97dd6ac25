import {
  activityKey,
  countKinds,
  topActivities,
  untried,
} from '@relish/shared/dashboard/insights/activity-summary.ts';
import { findCompanions } from '@relish/shared/dashboard/insights/company.ts';
import {
  declinePattern,
  declinesToReview,
  isMostlyDeclined,
  countOffers,
} from '@relish/shared/dashboard/insights/declines.ts';
import { INSIGHT_DAYS } from '@relish/shared/dashboard/insights/home-insights.ts';
import { partOfDayIn } from '@relish/shared/dashboard/insights/parts-of-day.ts';
import type { ResidentInsights } from '@relish/shared/dashboard/insights/resident-insights.ts';
import { summariseWeeks } from '@relish/shared/dashboard/insights/weeks.ts';
import { effectsBy, type HomeMeans } from '@relish/shared/dashboard/insights/what-works.ts';
import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import { isPresent } from '@relish/shared/reports/reports/choices.ts';
import { isEngaged } from '@relish/shared/reports/reports/rules.ts';
import { eligibleDays } from '@relish/shared/residents/residents/eligible-days.ts';

import { type Reach, openReach } from '../../../content/reach.ts';
import { notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { findBegun } from '../../reports/figures/public.ts';
import { signPortraits } from '../../residents/consents/public.ts';
import { listInterests } from '../../residents/interests/public.ts';
import { listChecks } from '../../residents/pal/public.ts';
import { ideasFor, warnings } from './ideas.ts';
import { findHomeMeans, findLiving, listCompany, listOwnRows, type OwnRow } from './queries.ts';

const NOTES = 6;
/** Number of activities named as "too early to tell". */
const EARLY = 5;

export async function insightsOfResident(
  context: InHome,
  residentId: string,
): Promise<ResidentInsights> {
  const { db, carehomeId, user, now } = context;
  const timeZone = user.carehome.time_zone;
  const person = await findLiving(db, carehomeId, residentId);
  if (!person) throw notFound();
  const today = dayIn(timeZone, now);
  const period = { from: addDays(today, 1 - INSIGHT_DAYS), to: today };
  const since = startOfDayIn(timeZone, period.from);
  const { week_start: weekStart } = await findHomeSettings(db, carehomeId);
  const home = { timeZone, firstDay: (await findBegun(db, carehomeId)).first };
  const rows = await listOwnRows(db, carehomeId, residentId, since);
  const { preferred_name, last_name, room, stays, statuses } = person;
  const reach = await openReach(context);
  const faces = await signFaces(context, person, { rows, since });
  return {
    person: { id: residentId, preferred_name, last_name, room, picture: faces.portrait },
    period,
    records: rows.length,
    works: whatWorks(rows, await findHomeMeans(db, carehomeId, period), {
      timeZone,
      isWarned: await warnings(context, residentId, reach),
    }),
    weeks: summariseWeeks(rows, eligibleDays({ id: residentId, stays, statuses }, period, home), {
      today,
      weekStart,
    }),
    top: topActivities(rows),
    declines: {
      recent: declinesToReview(rows, today),
      ...declinePattern(rows, partOfDayIn(timeZone)),
      activities: turnedDown(rows),
    },
    categories: countKinds(rows, today),
    interests: await readInterests(context, residentId, { rows, reach }),
    company: faces.company,
    checks: can(user, 'pal.view-residents')
      ? (await listChecks(db, carehomeId, residentId)).map(({ level, completed_on }) => ({
          level,
          completed_on,
        }))
      : null,
    notes: rows.filter(isTelling).slice(0, NOTES).map(toNote),
  };
}

function whatWorks(
  rows: readonly OwnRow[],
  home: HomeMeans,
  { timeZone, isWarned }: { timeZone: string; isWarned: (activityId: string | null) => boolean },
): ResidentInsights['works'] {
  const partOfDay = partOfDayIn(timeZone);
  const activities = effectsBy(rows, activityKey, home).flatMap(({ rows: [row], effect }) => {
    if (!row) return [];
    const { activity_id, title, category } = row;
    return [{ activity_id, title, category, warned: isWarned(activity_id), ...effect }];
  });
  const early = activities.filter(({ verdict }) => verdict === 'not_yet').slice(0, EARLY);
  return {
    activities: [...activities.filter(({ verdict }) => verdict !== 'not_yet'), ...early],
    parts: effectsBy(rows, ({ started_at }) => partOfDay(started_at), home).map(
      ({ key: part, effect }) => ({ part, ...effect }),
    ),
    places: effectsBy(rows, ({ place }) => place, home).map(({ key: place, effect }) => ({
      place,
      ...effect,
    })),
    kinds: effectsBy(
      rows,
      ({ category, started_at }) => `${category} ${partOfDay(started_at)}`,
      home,
    ).flatMap(({ rows: [row], effect }) =>
      row && effect.verdict !== 'not_yet'
        ? [{ category: row.category, part: partOfDay(row.started_at), ...effect }]
        : [],
    ),
  };
}

/** Mostly declined activities, most offered first. */
const turnedDown = (rows: readonly OwnRow[]): ResidentInsights['declines']['activities'] =>
  [...Map.groupBy(rows, activityKey).values()]
    .flatMap((own) => {
      const [row] = own;
      const offers = countOffers(own);
      if (!row || !isMostlyDeclined(offers)) return [];
      const { activity_id, title, category } = row;
      return [{ activity_id, title, category, ...offers }];
    })
    .toSorted((one, other) => other.offered - one.offered);

async function readInterests(
  context: InHome,
  residentId: string,
  { rows, reach }: { rows: readonly OwnRow[]; reach: Reach },
): Promise<ResidentInsights['interests']> {
  const interests = await listInterests(context.db, context.carehomeId, residentId);
  const touched = new Set<string>(
    rows.flatMap(({ attendance, activity_id }) =>
      isPresent(attendance) && activity_id !== null
        ? (reach.activity(activity_id)?.guide.interests ?? [])
        : [],
    ),
  );
  const open = untried(interests, touched);
  const codes = open.map(({ interest_code }) => interest_code);
  const { ideaFor, safety } = await ideasFor(context, residentId, { reach, codes });
  return {
    known: interests.length,
    safety,
    untried: open.map(({ interest_code, stance, detail }) => ({
      interest_code,
      stance,
      detail,
      idea: ideaFor(interest_code),
    })),
    unwanted: interests
      .filter(({ stance }) => stance === 'never' || stance === 'not_for_me')
      .map(({ interest_code, stance }) => ({ interest_code, stance })),
  };
}

async function signFaces(
  context: InHome,
  person: { id: string; photo_id: string | null },
  { rows, since }: { rows: readonly OwnRow[]; since: Date },
) {
  const met = await listCompany(context.db, context.carehomeId, person.id, since);
  const shared = rows.filter(
    (row) => isEngaged(row) && row.format !== 'one_to_one' && row.format !== 'independent',
  );
  const frequencyById = new Map(findCompanions(met, shared.length).map(({ id, how }) => [id, how]));
  const portrait = await signPortraits(context, [person, ...met]);
  const company = met.flatMap(({ id, preferred_name, last_name, photo_id }) => {
    const how = frequencyById.get(id);
    return how ? [{ id, preferred_name, last_name, picture: portrait({ id, photo_id }), how }] : [];
  });
  return {
    portrait: portrait(person),
    company: company.toSorted(
      (one, other) => Number(one.how === 'sometimes') - Number(other.how === 'sometimes'),
    ),
  };
}

const isTelling = ({ attendance, quote, what_worked, outcomes }: OwnRow) =>
  isPresent(attendance) && (quote !== null || what_worked !== null || outcomes.length > 0);

const toNote = ({ report_id, day, title, quote, note, what_worked, outcomes }: OwnRow) => ({
  report_id,
  day,
  title,
  quote,
  note,
  what_worked,
  outcomes,
});
