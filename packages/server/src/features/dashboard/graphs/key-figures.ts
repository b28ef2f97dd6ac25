import { dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';

import type { InHome } from '../../../core/handler.ts';
import { readWeek, weekUntil } from '../../reports/figures/public.ts';
import { toScope } from './scope.ts';

export async function readKeyFigures(context: InHome) {
  const { db, user, now } = context;
  const today = dayIn(user.carehome.time_zone, now);
  if (!can(user, 'dashboard.view-graphs'))
    return { period: weekUntil(today), figures: [], targets_from: null };
  return readWeek(db, toScope(context), today, now);
}
