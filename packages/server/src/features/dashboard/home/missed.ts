import type { HomeSettings } from '@relish/shared/accounts/home-settings/contract.ts';
import type { Output } from '@relish/shared/calls.ts';
import type { Missed } from '@relish/shared/dashboard/home/missed.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import { targetsFrom } from '@relish/shared/reports/figures/first-day.ts';
import { MISSED_LOOKS_BACK, withoutActivity } from '@relish/shared/reports/figures/no-activity.ts';
import { eligibleDays } from '@relish/shared/residents/residents/eligible-days.ts';

import type { InHome } from '../../../core/handler.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { bestIdeas, hasRecords, type HereRow, listHere } from '../../library/suggestions/public.ts';
import { findBegun } from '../../reports/figures/public.ts';
import { signPortraits } from '../../residents/consents/public.ts';

const SHOWN = 12;

/** Longest first. */
export async function readMissed(context: InHome): Promise<Output<'dashboard/missed'>> {
  const { db, carehomeId, user, now } = context;
  const today = dayIn(user.carehome.time_zone, now);
  const from = addDays(today, 1 - MISSED_LOOKS_BACK);
  const recorded = await hasRecords(db, carehomeId);
  const begun = await findBegun(db, carehomeId);
  const targets_from = targetsFrom(begun, today);
  const here = recorded && targets_from === null ? await listHere(db, carehomeId, from) : [];
  const { missed_days } = await findHomeSettings(db, carehomeId);
  const home = { timeZone: user.carehome.time_zone, firstDay: begun.first };
  const missed = longestFirst(here, missed_days, { from, today, home });
  const shown = missed.slice(0, SHOWN);
  const portrait = await signPortraits(context, shown);
  const ideaFor = can(user, 'activities.choose') ? await ideasFor(context, shown) : () => null;
  return {
    count: missed.length,
    recorded,
    targets_from,
    people: shown.map(({ id, preferred_name, last_name, photo_id, room, days, ...waiting }) => ({
      id,
      preferred_name,
      last_name,
      picture: portrait({ id, photo_id }),
      room,
      days,
      urgent: waiting.urgent,
      declined: waiting.declined,
      last: waiting.last,
      idea: ideaFor(id),
    })),
  };
}

type Waiting = HereRow & Pick<Missed, 'days' | 'urgent'>;

function longestFirst(
  here: readonly HereRow[],
  missedDays: HomeSettings['missed_days'],
  {
    from,
    today,
    home,
  }: { from: string; today: string; home: { timeZone: string; firstDay: string } },
): Waiting[] {
  const daysHere = new Map(
    here.map((person) => [person.id, eligibleDays(person, { from, to: today }, home)]),
  );
  const rows = here.flatMap(({ id, last }) =>
    last ? [{ resident_id: id, day: last.day, attendance: 'took_part' as const }] : [],
  );
  const missedFor = (days: number) => new Set(withoutActivity(rows, daysHere, { today, days }));
  const [soon, urgent] = [missedFor(missedDays.soon), missedFor(missedDays.urgent)];
  return here
    .filter(({ id }) => soon.has(id))
    .map((person) => ({
      ...person,
      urgent: urgent.has(person.id),
      days: (daysHere.get(person.id) ?? []).filter((day) => day > (person.last?.day ?? '')).length,
    }))
    .toSorted(
      (one, other) =>
        other.days - one.days ||
        one.preferred_name.localeCompare(other.preferred_name, 'en-GB') ||
        (one.id < other.id ? -1 : 1),
    );
}

async function ideasFor(context: InHome, waiting: readonly Waiting[]) {
  const found = await bestIdeas(context, waiting);
  return (id: string): Missed['idea'] => {
    const idea = found.get(id);
    if (!idea) return null;
    const { activity, person } = idea;
    return {
      activity_id: activity.id,
      title: activity.title,
      category: activity.guide.category,
      safety: person.safety,
    };
  };
}
