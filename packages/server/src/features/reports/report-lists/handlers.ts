import { addDays, startOfDayIn } from '@relish/shared/days.ts';
import type { reportListCalls } from '@relish/shared/reports/report-lists/contract.ts';

import { openReach } from '../../../content/reach.ts';
import { invalid, notFound } from '../../../core/app-error.ts';
import { after as later, days } from '../../../core/clock.ts';
import type { Handlers, InHome, SignedIn } from '../../../core/handler.ts';
import { signPortraits } from '../../residents/consents/public.ts';
import { findResident } from '../../residents/residents/public.ts';
import {
  activityFigures,
  countDays,
  listReports,
  listTimeline,
  type Span,
  sumTotals,
} from './queries.ts';

const LONGEST_DAYS = 400;

export const reportListHandlers: Handlers<typeof reportListCalls> = {
  'reports/list': async (context, { from, to, after, limit, ...filters }) => {
    const { db, carehomeId } = context;
    const span = toSpan(context, from, to);
    await known(context, filters.resident_id);
    const rows = await listReports(db, carehomeId, { span, filters, after, limit });
    const shown = rows.slice(0, limit);
    const portrait = await signPortraits(
      context,
      shown.flatMap(({ faces }) => faces),
    );
    return {
      reports: shown.map(({ author, created_by, faces, ...row }) => ({
        ...row,
        created_by: created_by === null ? null : { id: created_by, name: author ?? '' },
        faces: faces.map((face) => ({ ...face, picture: portrait(face) })),
      })),
      totals: after === null ? await sumTotals(db, carehomeId, span, filters) : null,
      more: rows.length > limit,
    };
  },

  'reports/calendar': async (context, { from, to, ...filters }) => {
    await known(context, filters.resident_id);
    const { db, carehomeId } = context;
    const standing = { ...filters, late: false, voided: false };
    return countDays(db, carehomeId, toSpan(context, from, to), standing);
  },

  'reports/of-activity': async (context, { activity_id }) => {
    const { db, carehomeId, now } = context;
    if (!(await openReach(context)).activity(activity_id)) throw notFound();
    const figures = await activityFigures(db, carehomeId, activity_id, later(now, -days(365)));
    if (!figures) throw notFound();
    return figures;
  },

  'reports/timeline': async (context, { resident_id, after, limit }) => {
    await known(context, resident_id);
    const { db, carehomeId } = context;
    const rows = await listTimeline(db, carehomeId, resident_id, { after, limit });
    return { entries: rows.slice(0, limit), more: rows.length > limit };
  },
};

async function known({ db, carehomeId }: InHome, residentId: string | null) {
  if (residentId !== null && !(await findResident(db, carehomeId, residentId))) throw notFound();
}

function toSpan({ user }: SignedIn, from: string, to: string): Span {
  if (to < from) throw invalid({ to: ['This is before the first day.'] });
  if (addDays(from, LONGEST_DAYS) < to)
    throw invalid({ to: [`Choose at most ${LONGEST_DAYS} days.`] });
  const zone = user.carehome.time_zone;
  return { since: startOfDayIn(zone, from), until: startOfDayIn(zone, addDays(to, 1)) };
}
