import {
  aloneReasons,
  belowTheLine,
  isSettled,
  timeAlone,
  withoutEveningsOrWeekends,
} from '@relish/shared/dashboard/insights/fairness.ts';
import {
  type HomeInsights,
  insightPeriod,
} from '@relish/shared/dashboard/insights/home-insights.ts';
import { partOfDayIn } from '@relish/shared/dashboard/insights/parts-of-day.ts';
import type { HomeRow } from '@relish/shared/dashboard/insights/rows.ts';
import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';
import type { Period } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import { eveningsAndWeekends } from '@relish/shared/reports/figures/evenings-and-weekends.ts';
import { targetsFrom } from '@relish/shared/reports/figures/first-day.ts';
import { MISSED_LOOKS_BACK } from '@relish/shared/reports/figures/no-activity.ts';
import { countDays, eligibleDays } from '@relish/shared/residents/residents/eligible-days.ts';

import { notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { findBegun, readDelivery } from '../../reports/figures/public.ts';
import { signPortraits } from '../../residents/consents/public.ts';
import { hasGroup } from '../../residents/groups/public.ts';
import { listFlags } from './flags.ts';
import { countChosen, type HereRow, listHere, listHomeRows } from './queries.ts';

export async function readHomeInsights(
  context: InHome,
  filters: { from?: string | undefined; to?: string | undefined; group_id?: string | undefined },
): Promise<HomeInsights> {
  const { db, carehomeId, user, now } = context;
  const { group_id: groupId } = filters;
  if (groupId !== undefined && !(await hasGroup(db, carehomeId, groupId))) throw notFound();
  const timeZone = user.carehome.time_zone;
  const period = insightPeriod(filters, dayIn(timeZone, now));
  const looked = reachingBack(period);
  const { bands, missed_days } = await findHomeSettings(db, carehomeId);
  const here = await listHere(db, carehomeId, groupId);
  const all = await listHomeRows(db, carehomeId, looked, groupId);
  const begun = await findBegun(db, carehomeId);
  const targets_from = targetsFrom(begun, period.to);
  const home = { timeZone, firstDay: begun.first };
  const daysHere = new Map(here.map((each) => [each.id, eligibleDays(each, looked, home)]));
  const counts = countDays(daysHere, period);
  const rows = all.filter(({ day }) => day >= period.from);
  const ofPerson = Map.groupBy(rows, ({ resident_id }) => resident_id);
  const portrait = await signPortraits(context, here);
  const toPerson = ({ id, preferred_name, last_name, photo_id, room }: HereRow) => ({
    id,
    preferred_name,
    last_name,
    room,
    picture: portrait({ id, photo_id }),
  });
  const settled = here.filter(({ id }) => isSettled(counts.get(id) ?? 0, period));
  // No targets in a home's first weeks.
  const judged = targets_from === null ? settled : [];
  const seesLevels = can(user, 'pal.view-residents');
  return {
    period,
    recorded: all.length > 0,
    people: here.length,
    targets_from,
    flags: listFlags(all, here, {
      last: period.to,
      daysHere,
      missedDays: targets_from === null ? missed_days : null,
      toPerson,
    }),
    below: {
      line: bands.K5,
      people: judged.flatMap((person) => {
        const own = ofPerson.get(person.id) ?? [];
        const below = belowTheLine(own, counts.get(person.id) ?? 0, bands);
        return below ? [{ ...toPerson(person), ...below }] : [];
      }),
    },
    alone: {
      line: bands.K6m,
      people: judged.flatMap((person) => {
        const reasons = aloneReasons({ ...person, level: seesLevels ? person.level : null });
        if (reasons.length === 0) return [];
        const own = ofPerson.get(person.id) ?? [];
        return [
          { ...toPerson(person), reasons, ...timeAlone(own, counts.get(person.id) ?? 0, bands) },
        ];
      }),
    },
    late_hours: lateHours(rows, settled, timeZone),
    delivered: await delivered(context, { rows, here, period }),
    programme: await readDelivery(db, { carehomeId, timeZone, groupId }, period, now),
  };
}

/** A short period would hide residents missed for longer. */
function reachingBack({ from, to }: Period): Period {
  const first = addDays(to, 1 - MISSED_LOOKS_BACK);
  return { from: first < from ? first : from, to };
}

const readSessions = (rows: readonly HomeRow[]) => [
  ...new Map(rows.map((row) => [row.report_id, row])).values(),
];

function lateHours(
  rows: readonly HomeRow[],
  people: readonly HereRow[],
  timeZone: string,
): HomeInsights['late_hours'] {
  const sessions = readSessions(rows);
  const ids = people.map(({ id }) => id);
  return {
    value: eveningsAndWeekends(sessions, timeZone),
    sessions: sessions.length,
    people: ids.length,
    ...withoutEveningsOrWeekends(rows, ids, partOfDayIn(timeZone)),
  };
}

async function delivered(
  { db, carehomeId, user }: InHome,
  { rows, here, period }: { rows: readonly HomeRow[]; here: readonly HereRow[]; period: Period },
): Promise<HomeInsights['delivered']> {
  const timeZone = user.carehome.time_zone;
  const span = {
    since: startOfDayIn(timeZone, period.from),
    until: startOfDayIn(timeZone, addDays(period.to, 1)),
  };
  const sessions = readSessions(rows);
  const ids = here.map(({ id }) => id);
  return {
    ...(await countChosen(db, carehomeId, span, ids)),
    sessions: sessions.length,
    planned: sessions.filter(({ planned }) => planned).length,
  };
}
