import type { Leader, ReportFields } from '@relish/shared/reports/reports/report.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { listPeopleAt, listRelativesNamed, listStaffNamed } from './queries.ts';

export type Leaders = Pick<ReportFields, 'led_by' | 'helpers'>;

const FIELDS = ['led_by', 'helpers'] as const;
const leaderKey = ({ kind, id }: Leader) => `${kind} ${id}`;

/**
 * Ids must belong to this home and take the account's name. Leaders already in the record stay
 * unchanged, even if they left or changed their name.
 */
export async function checkLeaders(
  context: InHome,
  report: ReportFields,
  { day, before }: { day: string; before: Leaders | undefined },
): Promise<Leaders> {
  const had = new Map(
    [...(before?.led_by ?? []), ...(before?.helpers ?? [])]
      .filter(({ id }) => id !== null)
      .map((each) => [leaderKey(each), each]),
  );
  const fresh = FIELDS.flatMap((field) => report[field]).filter(
    (each) => !had.has(leaderKey(each)),
  );
  const known = await listKnown(context, fresh, { at: report.started_at, day });
  const problems: Record<string, string[]> = {};
  const asKept = (field: (typeof FIELDS)[number]) =>
    report[field].map((leader): Leader => {
      const kept = had.get(leaderKey(leader));
      if (kept ?? leader.id === null) return kept ?? leader;
      const person = known.get(leaderKey(leader));
      if (!person) throw notFound();
      if (person.problem !== null) (problems[field] ??= []).push(person.problem);
      return { ...leader, name: person.name };
    });
  const leaders = { led_by: asKept('led_by'), helpers: asKept('helpers') };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return leaders;
}

interface Known {
  name: string | null;
  problem: string | null;
}

async function listKnown(
  { db, carehomeId, now }: InHome,
  leaders: readonly Leader[],
  then: { at: string; day: string },
): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  const listIds = (kind: Leader['kind']) =>
    leaders.flatMap((each) => (each.kind === kind && each.id !== null ? [each.id] : []));
  const [staff, relatives, residents] = [
    listIds('staff'),
    listIds('relative'),
    listIds('resident'),
  ];
  if (staff.length > 0)
    for (const { id, name, is_staff, is_active } of await listStaffNamed(
      db,
      carehomeId,
      staff,
      now,
    ))
      known.set(`staff ${id}`, {
        name,
        problem: !is_staff
          ? `${name} is not of the team. Choose somebody who works here.`
          : is_active
            ? null
            : `${name} no longer works here. Choose somebody who does.`,
      });
  if (relatives.length > 0)
    for (const { id, name } of await listRelativesNamed(db, carehomeId, relatives))
      known.set(`relative ${id}`, { name, problem: null });
  if (residents.length > 0)
    for (const { id, preferred_name, was_here } of await listPeopleAt(
      db,
      carehomeId,
      residents,
      then,
    ))
      known.set(`resident ${id}`, {
        // Residents always appear under their current name.
        name: null,
        problem: was_here ? null : `${preferred_name} was not living here then.`,
      });
  return known;
}
