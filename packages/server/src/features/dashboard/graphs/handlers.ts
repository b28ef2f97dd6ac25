import type { MissedDays } from '@relish/shared/accounts/home-settings/targets.ts';
import type { graphCalls } from '@relish/shared/dashboard/graphs/contract.ts';
import { addDays, dayIn, type Period } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import {
  ALL_FIGURES,
  OPEN_FIGURES,
  describeFigures,
} from '@relish/shared/reports/figures/describe-figures.ts';
import { contactFiguresFrom } from '@relish/shared/reports/figures/family-contact.ts';
import type { FigureId } from '@relish/shared/reports/figures/figure-ids.ts';
import { targetsFrom } from '@relish/shared/reports/figures/first-day.ts';
import {
  type FigureSet,
  figuresFrom,
  moreFiguresFrom,
} from '@relish/shared/reports/figures/totals.ts';
import { likedWithPulse } from '@relish/shared/surveys/survey-results/survey-figures.ts';
import { instantOf } from '@relish/shared/wall-time.ts';

import type { Handlers } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { findUsualReply } from '../../chat/chat-hours/public.ts';
import {
  findBegun,
  readDelivery,
  readFamilyContact,
  readTotals,
  type Scope,
} from '../../reports/figures/public.ts';
import { readSurveyFigures } from '../../surveys/survey-results/public.ts';
import { graphHandlers } from './graphs.ts';
import { readKeyFigures } from './key-figures.ts';
import { readMoreTotals } from './queries.ts';
import { readFilters } from './scope.ts';

export const graphsHandlers: Handlers<typeof graphCalls> = {
  ...graphHandlers,

  'dashboard/key-performance-indicators': readKeyFigures,

  'dashboard/figures': async (context, filters) => {
    const { db, user, now } = context;
    const { scope, before, ...shown } = await readFilters(context, filters);
    const { period } = shown;
    const { bands, missed_days } = await findHomeSettings(db, scope.carehomeId);
    const figures = {
      ...(await readAll(db, scope, period, { missedDays: missed_days, now })),
      K21: await readReply(db, scope, period),
      ...contactFiguresFrom(await readFamilyContact(db, scope, period, dayIn(scope.timeZone, now))),
      K27: await readPlanned(db, scope, period, now),
    };
    // Past completeness of About me is not stored.
    const previous = before && {
      ...(await readAll(db, before.scope, before.period, { missedDays: missed_days, now })),
      K18: undefined,
      K21: await readReply(db, before.scope, before.period),
      K27: await readPlanned(db, before.scope, before.period, now),
    };
    const seen = can(user, 'insights.view-cost') ? ALL_FIGURES : OPEN_FIGURES;
    const hidden = new Set<FigureId>([
      ...(can(user, 'chat.answer') ? [] : (['K21'] as const)),
      ...(can(user, 'surveys.results') ? [] : (['K23', 'K23s'] as const)),
    ]);
    const ids = seen.filter((id) => !hidden.has(id));
    const begun = await findBegun(db, scope.carehomeId);
    return {
      ...shown,
      figures: describeFigures(ids, { bands, figures, previous, period, begun }),
      targets_from: targetsFrom(begun, period.to),
    };
  },
};

/** K21, of the whole home: families write neither about a kind of activity nor to a group. */
async function readReply(db: Db, scope: Scope, { from, to }: Period) {
  const { carehomeId, timeZone, until } = scope;
  if (isFiltered(scope)) return undefined;
  return findUsualReply(db, carehomeId, {
    from: instantOf(timeZone, from, '00:00'),
    until: until ?? instantOf(timeZone, addDays(to, 1), '00:00'),
  });
}

async function readPlanned(db: Db, scope: Scope, period: Period, now: Date) {
  const { value, planned } = await readDelivery(db, scope, period, now);
  return { value, n: planned };
}

const isFiltered = ({ groupId, category, format }: Scope) =>
  [groupId, category, format].some((filter) => filter !== undefined);

async function readAll(
  db: Db,
  scope: Scope,
  period: Period,
  { missedDays, now }: { missedDays: MissedDays; now: Date },
): Promise<FigureSet> {
  const totals = await readTotals(db, scope, period, { missedDays });
  const figures = {
    ...figuresFrom(totals),
    ...moreFiguresFrom(await readMoreTotals(db, scope, period)),
  };
  // Surveys are neither about a kind of activity nor about a group.
  if (isFiltered(scope)) return figures;
  const today = { time_zone: scope.timeZone, now };
  const surveys = await readSurveyFigures(db, scope.carehomeId, period, today);
  return { ...figures, ...surveys.figures, K10: likedWithPulse(totals.answers, surveys.pulse) };
}
