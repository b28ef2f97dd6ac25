import type { Output } from '@relish/shared/calls.ts';
import type { Period } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import { targetsFrom } from '@relish/shared/reports/figures/first-day.ts';
import { toOneDecimal } from '@relish/shared/reports/figures/rounding.ts';
import {
  minutesOfAll,
  type PersonTotals,
  minutesPerWeekPresent,
} from '@relish/shared/reports/figures/totals.ts';

import type { InHome } from '../../../core/handler.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { findBegun, listPersonTotals, type Scope } from '../../reports/figures/public.ts';
import { signPortraits } from '../../residents/consents/public.ts';
import { listFaces } from './queries.ts';

type Minutes = Output<'dashboard/minutes'>;

const BIN_MINUTES = 60;
const LAST_BIN_FROM = 360;

/** In hours per week; the last bin is open-ended. */
function countBins(people: readonly PersonTotals[]): Minutes['bins'] {
  const bins = Array.from({ length: LAST_BIN_FROM / BIN_MINUTES + 1 }, (_, index) => {
    const from = index * BIN_MINUTES;
    return { from, to: from === LAST_BIN_FROM ? null : from + BIN_MINUTES, people: 0 };
  });
  for (const person of people) {
    const index = Math.min(
      Math.floor(minutesPerWeekPresent(person) / BIN_MINUTES),
      bins.length - 1,
    );
    bins[index]!.people += 1;
  }
  return bins;
}

/** Names of residents with too few minutes only for those who may see residents. */
export async function minutesOfPeople(
  context: InHome,
  scope: Scope,
  period: Period,
): Promise<Pick<Minutes, 'mean' | 'median' | 'line' | 'bins' | 'below'>> {
  const { db, carehomeId, user } = context;
  const all = await listPersonTotals(db, scope, period);
  const here = all.filter(({ days }) => days > 0);
  const line = (await findHomeSettings(db, carehomeId)).bands.K5;
  const isNew = targetsFrom(await findBegun(db, carehomeId), period.to) !== null;
  const below = here.filter((person) => minutesPerWeekPresent(person) < line.amber);
  return {
    ...minutesOfAll(all),
    line,
    bins: countBins(here),
    below: can(user, 'residents.view') && !isNew ? await named(context, below) : null,
  };
}

async function named(context: InHome, people: readonly PersonTotals[]) {
  const { db, carehomeId } = context;
  const totals = new Map(people.map((person) => [person.id, person]));
  const faces = await listFaces(db, carehomeId, [...totals.keys()]);
  const portrait = await signPortraits(context, faces);
  return faces.flatMap(({ photo_id, ...face }) => {
    const person = totals.get(face.id);
    if (!person) return [];
    return [
      {
        ...face,
        picture: portrait({ id: face.id, photo_id }),
        minutes: toOneDecimal(minutesPerWeekPresent(person)),
        one_to_one: toOneDecimal(
          minutesPerWeekPresent({ minutes: person.one_to_one, days: person.days }),
        ),
      },
    ];
  });
}
