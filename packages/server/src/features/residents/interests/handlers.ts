import { addMonths, dayIn } from '@relish/shared/days.ts';
import type { interestCalls } from '@relish/shared/residents/interests/contract.ts';
import { INTEREST_REVIEW_MONTHS } from '@relish/shared/residents/interests/taxonomy.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findResident, lockResident } from '../residents/public.ts';
import { confirmInterests, deleteInterest, listInterests, saveInterests } from './queries.ts';

export const interestHandlers: Handlers<typeof interestCalls> = {
  'interests/of': async (context, { resident_id }) => {
    const { db, carehomeId } = context;
    if (!(await findResident(db, carehomeId, resident_id))) throw notFound();
    const day = today(context);
    const rows = await listInterests(db, carehomeId, resident_id);
    return rows.map((row) => ({
      ...row,
      due: addMonths(row.last_confirmed, INTEREST_REVIEW_MONTHS) <= day,
    }));
  },

  'interests/set': async (context, { resident_id, interest_code, stance, ...rest }) => {
    const { db, carehomeId, user } = context;
    if (!(await lockResident(db, carehomeId, resident_id))) throw notFound();
    if (stance === null) await deleteInterest(db, carehomeId, resident_id, interest_code);
    else {
      const known = { last_confirmed: today(context), changed_by: user.id };
      await saveInterests(db, carehomeId, [
        { resident_id, interest_code, stance, ...rest, ...known },
      ]);
    }
    await audited(context, 'interests.set', resident_id);
    return {};
  },

  'interests/confirm': async (context, { resident_id }) => {
    const { db, carehomeId, user } = context;
    if (!(await lockResident(db, carehomeId, resident_id))) throw notFound();
    const confirmed = await confirmInterests(db, carehomeId, resident_id, {
      day: today(context),
      userId: user.id,
    });
    await audited(context, 'interests.confirm', resident_id);
    return { confirmed };
  },
};

const today = ({ user, now }: InHome) => dayIn(user.carehome.time_zone, now);

const audited = ({ db, ...actor }: InHome, action: string, residentId: string) =>
  insertAudit(db, actor, { action, entity: 'resident', entity_id: residentId });
