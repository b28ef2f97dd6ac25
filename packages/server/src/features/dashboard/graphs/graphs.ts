import type { graphCalls } from '@relish/shared/dashboard/graphs/contract.ts';
import { can } from '@relish/shared/permissions.ts';
import {
  eveningShare,
  kindsOfAll,
  likedShare,
  minutesOfAll,
} from '@relish/shared/reports/figures/totals.ts';

import type { Handlers } from '../../../core/handler.ts';
import {
  findAnswerTotals,
  findSessionTotals,
  listPersonTotals,
} from '../../reports/figures/public.ts';
import { minutesOfPeople } from './minutes.ts';
import { listBalance, listFeedback, listRhythm } from './queries.ts';
import { readFilters, readSteps } from './scope.ts';
import { countSeries, engagedSeries, engagedTarget } from './series.ts';

const ACTIVITIES_SHOWN = 20;

export const graphHandlers: Handlers<
  Omit<typeof graphCalls, 'dashboard/key-performance-indicators' | 'dashboard/figures'>
> = {
  'dashboard/activity-count': async (context, filters) => {
    const { scope, before, ...shown } = await readFilters(context, filters);
    const { stepped, isOver } = await readSteps(context, filters, shown.period);
    const series = await countSeries(context.db, scope, stepped, before);
    const buckets = series.buckets.map((each) => ({ ...each, complete: isOver(each) }));
    return { ...shown, step: stepped.step, ...series, buckets };
  },

  'dashboard/percentage-of-residents-engaged': async (context, filters) => {
    const { scope, before, ...shown } = await readFilters(context, filters);
    const { stepped, bands, isOver, isNew } = await readSteps(context, filters, shown.period);
    const series = await engagedSeries(context.db, scope, stepped, before);
    const buckets = series.buckets.map((each) => ({ ...each, complete: isOver(each) }));
    const target = isNew ? null : engagedTarget(stepped.step, bands);
    return { ...shown, step: stepped.step, target, ...series, buckets };
  },

  'dashboard/activity-feedback': async (context, filters) => {
    const { db, user } = context;
    const { scope, before, ...shown } = await readFilters(context, filters);
    const { period } = shown;
    const overall = await findAnswerTotals(db, scope, period);
    const past = before && (await findAnswerTotals(db, before.scope, before.period));
    const activities = await listFeedback(db, scope, period, {
      limit: ACTIVITIES_SHOWN,
      withOwn: can(user, 'residents.view'),
    });
    return {
      ...shown,
      overall: { ...overall, ...likedShare(overall) },
      previous: past && likedShare(past).value,
      activities: activities.map((each) => ({ ...each, ...likedShare(each) })),
    };
  },

  'dashboard/minutes': async (context, filters) => {
    const { scope, before, ...shown } = await readFilters(context, filters);
    const past =
      before && minutesOfAll(await listPersonTotals(context.db, before.scope, before.period));
    const minutes = await minutesOfPeople(context, scope, shown.period);
    return { ...shown, ...minutes, previous: past && past.mean };
  },

  'dashboard/balance': async (context, filters) => {
    const { scope, before: _, ...shown } = await readFilters(context, filters);
    const people = await listPersonTotals(context.db, scope, shown.period);
    const categories = await listBalance(context.db, scope, shown.period);
    return { ...shown, kinds: kindsOfAll(people), categories };
  },

  'dashboard/rhythm': async (context, filters) => {
    const { db } = context;
    const { scope, before, ...shown } = await readFilters(context, filters);
    const { period } = shown;
    const past = before && (await findSessionTotals(db, before.scope, before.period));
    return {
      ...shown,
      value: eveningShare(await findSessionTotals(db, scope, period)),
      previous: past && eveningShare(past),
      cells: await listRhythm(db, scope, period),
    };
  },
};
