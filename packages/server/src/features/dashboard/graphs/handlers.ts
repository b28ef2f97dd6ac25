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
import { targetsFrom } from '@relish/shared/reports/figures/first-day.ts';
import { figuresFrom, moreFiguresFrom } from '@relish/shared/reports/figures/totals.ts';
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
      ...(await readAll(db, scope, period, missed_days)),
      K21: await readReply(db, scope, period),
      ...contactFiguresFrom(await readFamilyContact(db, scope, period, dayIn(scope.timeZone, now))),
      K27: await readPlanned(db, scope, period, now),
    };
    // Past completeness of About me is not stored.
    const previous = before && {
      ...(await readAll(db, before.scope, before.period, missed_days)),
      K18: undefined,
      K21: await readReply(db, before.scope, before.period),
      K27: await readPlanned(db, before.scope, before.period, now),
    };
    const seen = can(user, 'insights.view-cost') ? ALL_FIGURES : OPEN_FIGURES;
    const ids = can(user, 'chat.answer') ? seen : seen.filter((id) => id !== 'K21');
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
  const { carehomeId, timeZone, groupId, category, format, until } = scope;
  if ([groupId, category, format].some((filter) => filter !== undefined)) return undefined;
  return findUsualReply(db, carehomeId, {
    from: instantOf(timeZone, from, '00:00'),
    until: until ?? instantOf(timeZone, addDays(to, 1), '00:00'),
  });
}

async function readPlanned(db: Db, scope: Scope, period: Period, now: Date) {
  const { value, planned } = await readDelivery(db, scope, period, now);
  return { value, n: planned };
}

const readAll = async (db: Db, scope: Scope, period: Period, missedDays: MissedDays) => ({
  ...figuresFrom(await readTotals(db, scope, period, { missedDays })),
  ...moreFiguresFrom(await readMoreTotals(db, scope, period)),
});
