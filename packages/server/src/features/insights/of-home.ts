import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';
import { countDays, eligibleDays } from '@relish/shared/figures/eligible-days.ts';
import { eveningsAndWeekends } from '@relish/shared/figures/evenings-and-weekends.ts';
import { MISSED_LOOKS_BACK } from '@relish/shared/figures/no-activity.ts';
import type { Period } from '@relish/shared/figures/rows.ts';
import {
  aloneReasons,
  belowTheLine,
  isSettled,
  timeAlone,
  withoutEveningsOrWeekends,
} from '@relish/shared/insights/fairness.ts';
import { type HomeInsights, insightPeriod } from '@relish/shared/insights/of-home.ts';
import { partOfDayIn } from '@relish/shared/insights/parts-of-day.ts';
import type { HomeRow } from '@relish/shared/insights/rows.ts';
import { can } from '@relish/shared/permissions.ts';

import { notFound } from '../../core/app-error.ts';
import type { SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { portraitsOf } from '../consents/queries.ts';
import { hasGroup } from '../groups/queries.ts';
import { findHomeSettings } from '../home-settings/queries.ts';
import { flagsOf } from './flags.ts';
import { countChosen, type HereRow, listHere, listHomeRows } from './queries.ts';

type Context = SignedIn & { db: Db };

export async function insightsOfHome(
  context: Context,
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
  const daysHere = new Map(here.map((each) => [each.id, eligibleDays(each, looked, timeZone)]));
  const counts = countDays(daysHere, period);
  const rows = all.filter(({ day }) => day >= period.from);
  const ofPerson = Map.groupBy(rows, ({ resident_id }) => resident_id);
  const portrait = await portraitsOf(context, here);
  const faceOf = ({ id, preferred_name, last_name, photo_id, room }: HereRow) => ({
    id,
    preferred_name,
    last_name,
    room,
    picture: portrait({ id, photo_id }),
  });
  const settled = here.filter(({ id }) => isSettled(counts.get(id) ?? 0, period));
  const seesLevels = can(user, 'pal.view-residents');
  return {
    period,
    recorded: all.length > 0,
    people: here.length,
    flags: flagsOf(all, here, { last: period.to, daysHere, missedDays: missed_days, faceOf }),
    below: {
      line: bands.K5,
      people: settled.flatMap((person) => {
        const own = ofPerson.get(person.id) ?? [];
        const below = belowTheLine(own, counts.get(person.id) ?? 0, bands);
        return below ? [{ ...faceOf(person), ...below }] : [];
      }),
    },
    alone: {
      line: bands.K6m,
      people: settled.flatMap((person) => {
        const reasons = aloneReasons({ ...person, level: seesLevels ? person.level : null });
        if (reasons.length === 0) return [];
        const own = ofPerson.get(person.id) ?? [];
        return [
          { ...faceOf(person), reasons, ...timeAlone(own, counts.get(person.id) ?? 0, bands) },
        ];
      }),
    },
    late_hours: lateHours(rows, settled, timeZone),
    delivered: await delivered(context, { rows, here, period }),
  };
}

/** Whoever has been missed for long is found only by looking further back than a short period does. */
function reachingBack({ from, to }: Period): Period {
  const first = addDays(to, 1 - MISSED_LOOKS_BACK);
  return { from: first < from ? first : from, to };
}

const sessionsOf = (rows: readonly HomeRow[]) => [
  ...new Map(rows.map((row) => [row.report_id, row])).values(),
];

function lateHours(
  rows: readonly HomeRow[],
  people: readonly HereRow[],
  timeZone: string,
): HomeInsights['late_hours'] {
  const sessions = sessionsOf(rows);
  const ids = people.map(({ id }) => id);
  return {
    value: eveningsAndWeekends(sessions, timeZone),
    sessions: sessions.length,
    ...withoutEveningsOrWeekends(rows, ids, partOfDayIn(timeZone)),
  };
}

async function delivered(
  { db, carehomeId, user }: Context,
  { rows, here, period }: { rows: readonly HomeRow[]; here: readonly HereRow[]; period: Period },
): Promise<HomeInsights['delivered']> {
  const timeZone = user.carehome.time_zone;
  const span = {
    since: startOfDayIn(timeZone, period.from),
    until: startOfDayIn(timeZone, addDays(period.to, 1)),
  };
  const sessions = sessionsOf(rows);
  const ids = here.map(({ id }) => id);
  return {
    ...(await countChosen(db, carehomeId, span, ids)),
    sessions: sessions.length,
    planned: sessions.filter(({ planned }) => planned).length,
  };
}
