import type { dashboardCalls } from '@relish/shared/dashboard/contract.ts';
import { ALL_FIGURES, OPEN_FIGURES, tellFigures } from '@relish/shared/dashboard/tell-figures.ts';
import { dayIn } from '@relish/shared/days.ts';
import type { MissedDays } from '@relish/shared/figures/no-activity.ts';
import type { Period } from '@relish/shared/figures/rows.ts';
import { figuresFrom, moreFiguresFrom } from '@relish/shared/figures/totals.ts';
import { can } from '@relish/shared/permissions.ts';

import type { Handlers } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { readTotals, readWeek, type Scope } from '../figures/queries.ts';
import { findHomeSettings } from '../home-settings/queries.ts';
import { graphHandlers } from './graphs.ts';
import { readMoreTotals } from './queries.ts';
import { readFilters, scopeOf } from './scope.ts';

export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  ...graphHandlers,

  'dashboard/key-performance-indicators': (context) => {
    const { db, user, now } = context;
    return readWeek(db, scopeOf(context), dayIn(user.carehome.time_zone, now), now);
  },

  'dashboard/figures': async (context, filters) => {
    const { db, user } = context;
    const { scope, ...shown } = await readFilters(context, filters);
    const { period, previous_period: past } = shown;
    const { bands, missed_days } = await findHomeSettings(db, scope.carehomeId);
    const figures = await readAll(db, scope, period, missed_days);
    // How full About me was then is not kept.
    const previous = past && { ...(await readAll(db, scope, past, missed_days)), K18: undefined };
    const ids = can(user, 'insights.view-cost') ? ALL_FIGURES : OPEN_FIGURES;
    return { ...shown, figures: tellFigures(ids, { bands, figures, previous, period }) };
  },
};

const readAll = async (db: Db, scope: Scope, period: Period, missedDays: MissedDays) => ({
  ...figuresFrom(await readTotals(db, scope, period, { missedDays })),
  ...moreFiguresFrom(await readMoreTotals(db, scope, period)),
});
