import type { dashboardCalls } from '@relish/shared/dashboard/contract.ts';
import { eveningsOf, kindsOfAll, likedOf, minutesOfAll } from '@relish/shared/figures/totals.ts';
import { can } from '@relish/shared/permissions.ts';

import type { Handlers } from '../../core/handler.ts';
import { findAnswerTotals, findSessionTotals, listPersonTotals } from '../figures/queries.ts';
import { minutesOfPeople } from './minutes.ts';
import { listBalance, listFeedback, listRhythm } from './queries.ts';
import { readFilters, readSteps } from './scope.ts';
import { countSeries, engagedSeries, engagedTarget } from './series.ts';

const ACTIVITIES_SHOWN = 20;

export const graphHandlers: Handlers<
  Omit<typeof dashboardCalls, 'dashboard/key-performance-indicators' | 'dashboard/figures'>
> = {
  'dashboard/activity-count': async (context, filters) => {
    const { scope, ...shown } = await readFilters(context, filters);
    const { stepped } = await readSteps(context, filters, shown.period);
    const series = await countSeries(context.db, scope, stepped, shown.previous_period);
    return { ...shown, step: stepped.step, ...series };
  },

  'dashboard/percentage-of-residents-engaged': async (context, filters) => {
    const { scope, ...shown } = await readFilters(context, filters);
    const { stepped, bands } = await readSteps(context, filters, shown.period);
    const series = await engagedSeries(context.db, scope, stepped, shown.previous_period);
    return { ...shown, step: stepped.step, target: engagedTarget(stepped.step, bands), ...series };
  },

  'dashboard/activity-feedback': async (context, filters) => {
    const { db, user } = context;
    const { scope, ...shown } = await readFilters(context, filters);
    const { period, previous_period } = shown;
    const overall = await findAnswerTotals(db, scope, period);
    const before = previous_period && (await findAnswerTotals(db, scope, previous_period));
    const activities = await listFeedback(db, scope, period, {
      limit: ACTIVITIES_SHOWN,
      withOwn: can(user, 'residents.view'),
    });
    return {
      ...shown,
      overall: { ...overall, ...likedOf(overall) },
      previous: before && likedOf(before).value,
      activities: activities.map((each) => ({ ...each, ...likedOf(each) })),
    };
  },

  'dashboard/minutes': async (context, filters) => {
    const { scope, ...shown } = await readFilters(context, filters);
    const { period, previous_period: past } = shown;
    const before = past && minutesOfAll(await listPersonTotals(context.db, scope, past));
    const minutes = await minutesOfPeople(context, scope, period);
    return { ...shown, ...minutes, previous: before && before.mean };
  },

  'dashboard/balance': async (context, filters) => {
    const { scope, ...shown } = await readFilters(context, filters);
    const people = await listPersonTotals(context.db, scope, shown.period);
    const categories = await listBalance(context.db, scope, shown.period);
    return { ...shown, kinds: kindsOfAll(people), categories };
  },

  'dashboard/rhythm': async (context, filters) => {
    const { db } = context;
    const { scope, ...shown } = await readFilters(context, filters);
    const { period, previous_period: past } = shown;
    const before = past && (await findSessionTotals(db, scope, past));
    return {
      ...shown,
      value: eveningsOf(await findSessionTotals(db, scope, period)),
      previous: before && eveningsOf(before),
      cells: await listRhythm(db, scope, period),
    };
  },
};
