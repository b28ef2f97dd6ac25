import { addDays } from '@relish/shared/days.ts';
import { VISIT_LIMITS } from '@relish/shared/events/visits/choices.ts';
import type { visitingTimeCalls } from '@relish/shared/events/visits/visiting-times.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { dayAhead } from './expected.ts';
import {
  insertLimit,
  insertTime,
  listLimits,
  listTimes,
  lockLimit,
  updateLimit,
  updateTime,
} from './time-queries.ts';

export const visitingTimeHandlers: Handlers<typeof visitingTimeCalls> = {
  'visits/times': async (context) => {
    const { db, carehomeId } = context;
    return {
      times: await listTimes(db, carehomeId),
      limits: await listLimits(db, carehomeId, dayAhead(context)),
    };
  },

  'visits/add-time': async (context, { from, to, ...hours }) => {
    const { db, carehomeId, user, now } = context;
    const { id } = await insertTime(db, {
      ...hours,
      from_time: from,
      to_time: to,
      carehome_id: carehomeId,
      created_by: user.id,
      created_at: now,
    });
    await audit(context, 'add', id);
    return { id };
  },

  'visits/edit-time': async (context, { id, from, to, ...hours }) => {
    const { db, carehomeId } = context;
    const values = { ...hours, from_time: from, to_time: to };
    if (!(await updateTime(db, carehomeId, id, values))) throw notFound();
    await audit(context, 'edit', id);
    return { id };
  },

  'visits/remove-time': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    if (!(await updateTime(db, carehomeId, id, { removed_at: now }))) throw notFound();
    await audit(context, 'remove', id);
    return {};
  },

  'visits/add-limit': async (context, { from, until, what, reason }) => {
    const { db, carehomeId, user, now } = context;
    if (until < dayAhead(context)) throw invalid({ until: ['Choose today or a later day.'] });
    const { id } = await insertLimit(db, {
      what,
      reason,
      from_day: from,
      until_day: until,
      carehome_id: carehomeId,
      created_by: user.id,
      created_at: now,
    });
    await audit(context, 'add-limit', id);
    return { id };
  },

  'visits/edit-limit': async (context, { id, what, reason, until }) => {
    const { db, carehomeId } = context;
    const { from_day } = await openLimit(context, id);
    const today = dayAhead(context);
    const begin = from_day > today ? from_day : today;
    if (until < begin) throw invalid({ until: ['Choose today or a later day, or end the limit.'] });
    if (until > addDays(begin, VISIT_LIMITS.limitDays))
      throw invalid({ until: [`Extend it by at most ${VISIT_LIMITS.limitDays} days at a time.`] });
    await updateLimit(db, carehomeId, id, { what, reason, until_day: until });
    await audit(context, 'edit-limit', id);
    return { id };
  },

  'visits/end-limit': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    const { has_ended } = await openLimit(context, id);
    if (has_ended) return {};
    await updateLimit(db, carehomeId, id, { ended_at: now });
    await audit(context, 'end-limit', id);
    return {};
  },

  'visits/resume-limit': async (context, { id }) => {
    const { db, carehomeId } = context;
    const { has_ended } = await openLimit(context, id);
    if (!has_ended) return {};
    await updateLimit(db, carehomeId, id, { ended_at: null });
    await audit(context, 'resume-limit', id);
    return {};
  },
};

async function openLimit({ db, carehomeId }: InHome, id: string) {
  const limit = await lockLimit(db, carehomeId, id);
  if (!limit) throw notFound();
  return limit;
}

const audit = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, {
    action: `visiting-times.${action}`,
    entity: 'visiting_times',
    entity_id: id,
  });
