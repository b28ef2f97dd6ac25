import { type DashboardFilters, periodOf, stepOf } from '@relish/shared/dashboard/filters.ts';
import { dayIn } from '@relish/shared/days.ts';
import { previousPeriod } from '@relish/shared/figures/compare.ts';
import type { Period } from '@relish/shared/figures/rows.ts';
import type { Stepped } from '@relish/shared/figures/series.ts';

import { notFound } from '../../core/app-error.ts';
import type { SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../figures/queries.ts';
import { hasGroup } from '../groups/queries.ts';
import { findHomeSettings } from '../home-settings/queries.ts';

export type Context = SignedIn & { db: Db };

export const scopeOf = ({ carehomeId, user }: SignedIn): Scope => ({
  carehomeId,
  timeZone: user.carehome.time_zone,
});

/** What a filter means here and today: whose records, which days, and beside which. */
export async function readFilters(context: Context, filters: DashboardFilters) {
  const { db, carehomeId, user, now } = context;
  const { group_id, category, format, compare } = filters;
  if (group_id !== undefined && !(await hasGroup(db, carehomeId, group_id))) throw notFound();
  const period = periodOf(filters, dayIn(user.carehome.time_zone, now));
  return {
    scope: { ...scopeOf(context), groupId: group_id, category, format },
    period,
    previous_period: compare ? previousPeriod(period) : null,
  };
}

/** In which steps a period is shown; weeks begin where the home lets them. */
export async function readSteps(
  { db, carehomeId }: Context,
  { step }: DashboardFilters,
  period: Period,
) {
  const { week_start, bands } = await findHomeSettings(db, carehomeId);
  const stepped: Stepped = { period, step: step ?? stepOf(period), weekStart: week_start };
  return { stepped, bands };
}
