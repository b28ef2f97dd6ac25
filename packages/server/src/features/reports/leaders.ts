import type { Leader, ReportFields } from '@relish/shared/reports/report.ts';

import { invalid, notFound } from '../../core/app-error.ts';
import type { SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { listPeopleAt, listRelativesNamed, listStaffNamed } from './queries.ts';

type Context = SignedIn & { db: Db };
export type Leaders = Pick<ReportFields, 'led_by' | 'helpers'>;

const FIELDS = ['led_by', 'helpers'] as const;
const keyOf = ({ kind, id }: Leader) => `${kind} ${id}`;

/**
 * Who led and helped, as it is kept: whoever is named by an id is of this home, and called as their account says.
 * What stood in the record already stays as it was, whoever has left or married since.
 */
export async function checkLeaders(
  context: Context,
  report: ReportFields,
  { day, before }: { day: string; before: Leaders | undefined },
): Promise<Leaders> {
  const had = new Map(
    [...(before?.led_by ?? []), ...(before?.helpers ?? [])]
      .filter(({ id }) => id !== null)
      .map((each) => [keyOf(each), each]),
  );
  const fresh = FIELDS.flatMap((field) => report[field]).filter((each) => !had.has(keyOf(each)));
  const known = await listKnown(context, fresh, { at: report.started_at, day });
  const problems: Record<string, string[]> = {};
  const asKept = (field: (typeof FIELDS)[number]) =>
    report[field].map((leader): Leader => {
      const kept = had.get(keyOf(leader));
      if (kept ?? leader.id === null) return kept ?? leader;
      const found = known.get(keyOf(leader));
      if (!found) throw notFound();
      if (found.problem !== null) (problems[field] ??= []).push(found.problem);
      return { ...leader, name: found.name };
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
  { db, carehomeId, now }: Context,
  leaders: readonly Leader[],
  then: { at: string; day: string },
): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  const idsOf = (kind: Leader['kind']) =>
    leaders.flatMap((each) => (each.kind === kind && each.id !== null ? [each.id] : []));
  const [staff, relatives, residents] = [idsOf('staff'), idsOf('relative'), idsOf('resident')];
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
        // Residents are called what they are called now, wherever a record is read.
        name: null,
        problem: was_here ? null : `${preferred_name} was not living here then.`,
      });
  return known;
}
