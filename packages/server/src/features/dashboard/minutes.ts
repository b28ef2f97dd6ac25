import type { Output } from '@relish/shared/calls.ts';
import { toOneDecimal } from '@relish/shared/figures/rounding.ts';
import type { Period } from '@relish/shared/figures/rows.ts';
import { minutesOfAll, type PersonTotals, weekOf } from '@relish/shared/figures/totals.ts';
import { can } from '@relish/shared/permissions.ts';

import { portraitsOf } from '../consents/queries.ts';
import { listPersonTotals, type Scope } from '../figures/queries.ts';
import { findHomeSettings } from '../home-settings/queries.ts';
import { listFaces } from './queries.ts';
import type { Context } from './scope.ts';

type Minutes = Output<'dashboard/minutes'>;

const BIN_MINUTES = 60;
const LAST_BIN_FROM = 360;

/** How many people have how much, in hours of a week; the last is open to above. */
function binsOf(people: readonly PersonTotals[]): Minutes['bins'] {
  const bins = Array.from({ length: LAST_BIN_FROM / BIN_MINUTES + 1 }, (_, index) => {
    const from = index * BIN_MINUTES;
    return { from, to: from === LAST_BIN_FROM ? null : from + BIN_MINUTES, people: 0 };
  });
  for (const person of people) {
    const index = Math.min(Math.floor(weekOf(person) / BIN_MINUTES), bins.length - 1);
    bins[index]!.people += 1;
  }
  return bins;
}

/** Minutes a week of everybody who was here, and by name who has too few, for those who know the residents. */
export async function minutesOfPeople(
  context: Context,
  scope: Scope,
  period: Period,
): Promise<Pick<Minutes, 'mean' | 'median' | 'line' | 'bins' | 'below'>> {
  const { db, carehomeId, user } = context;
  const all = await listPersonTotals(db, scope, period);
  const here = all.filter(({ days }) => days > 0);
  const line = (await findHomeSettings(db, carehomeId)).bands.K5;
  const below = here.filter((person) => weekOf(person) < line.amber);
  return {
    ...minutesOfAll(all),
    line,
    bins: binsOf(here),
    below: can(user, 'residents.view') ? await named(context, below) : null,
  };
}

async function named(context: Context, people: readonly PersonTotals[]) {
  const { db, carehomeId } = context;
  const totals = new Map(people.map((person) => [person.id, person]));
  const faces = await listFaces(db, carehomeId, [...totals.keys()]);
  const portrait = await portraitsOf(context, faces);
  return faces.flatMap(({ photo_id, ...face }) => {
    const person = totals.get(face.id);
    if (!person) return [];
    return [
      {
        ...face,
        picture: portrait({ id: face.id, photo_id }),
        minutes: toOneDecimal(weekOf(person)),
        one_to_one: toOneDecimal(weekOf({ minutes: person.one_to_one, days: person.days })),
      },
    ];
  });
}
