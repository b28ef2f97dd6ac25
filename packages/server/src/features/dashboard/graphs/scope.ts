import {
  type DashboardFilters,
  resolvePeriod,
  chooseStep,
} from '@relish/shared/dashboard/graphs/filters.ts';
import { dayIn, daysBetween } from '@relish/shared/days.ts';
import type { Period } from '@relish/shared/days.ts';
import { previousPeriod } from '@relish/shared/reports/figures/compare.ts';
import { targetsFrom } from '@relish/shared/reports/figures/first-day.ts';
import { isComplete, type Stepped } from '@relish/shared/reports/figures/series.ts';

import { notFound } from '../../../core/app-error.ts';
import { after, days } from '../../../core/clock.ts';
import type { InHome, SignedIn } from '../../../core/handler.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { findBegun, type Scope } from '../../reports/figures/public.ts';
import { hasGroup } from '../../residents/groups/public.ts';

export const toScope = ({ carehomeId, user }: SignedIn): Scope => ({
  carehomeId,
  timeZone: user.carehome.time_zone,
});

/** Resolves the filters: residents, period and comparison period. */
export async function readFilters(context: InHome, filters: DashboardFilters) {
  const { db, carehomeId, user, now } = context;
  const { group_id, category, format, compare } = filters;
  if (group_id !== undefined && !(await hasGroup(db, carehomeId, group_id))) throw notFound();
  const today = dayIn(user.carehome.time_zone, now);
  const period = resolvePeriod(filters, today);
  const scope: Scope = { ...toScope(context), groupId: group_id, category, format };
  const past = compare ? previousPeriod(period) : null;
  const length = daysBetween(period.from, period.to) + 1;
  // An unfinished period is compared up to the same hour.
  const until = period.to === today ? after(now, -days(length)) : undefined;
  return {
    scope,
    period,
    previous_period: past,
    before: past && { scope: { ...scope, until }, period: past },
  };
}

/** Weeks start on the home's first day of the week. */
export async function readSteps(
  { db, carehomeId, user, now }: InHome,
  { step }: DashboardFilters,
  period: Period,
) {
  const { week_start, bands } = await findHomeSettings(db, carehomeId);
  const stepped: Stepped = { period, step: step ?? chooseStep(period), weekStart: week_start };
  const begun = await findBegun(db, carehomeId);
  const today = dayIn(user.carehome.time_zone, now);
  const isOver = (bucket: Period) => isComplete(bucket, stepped, { today, firstDay: begun.first });
  return { stepped, bands, isOver, isNew: targetsFrom(begun, period.to) !== null };
}
