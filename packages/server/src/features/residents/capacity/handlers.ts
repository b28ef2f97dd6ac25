import { dayIn } from '@relish/shared/days.ts';
import type { capacityCalls } from '@relish/shared/residents/capacity/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findPerson } from '../consents/public.ts';
import { insertCapacityNote, listCapacityNotes } from './queries.ts';

export const capacityHandlers: Handlers<typeof capacityCalls> = {
  'capacity/list': async ({ db, carehomeId }, { resident_id }) => {
    if (!(await findPerson(db, carehomeId, resident_id))) throw notFound();
    return listCapacityNotes(db, carehomeId, resident_id);
  },

  'capacity/add': async (context, note) => {
    const { db, carehomeId, user, now } = context;
    if (!(await findPerson(db, carehomeId, note.resident_id))) throw notFound();
    const today = dayIn(user.carehome.time_zone, now);
    if (note.assessed_on > today) throw invalid({ assessed_on: ['This is in the future.'] });
    if (note.review_on !== null && note.review_on < note.assessed_on)
      throw invalid({ review_on: ['This is before the assessment.'] });
    const id = await insertCapacityNote(db, {
      ...note,
      carehome_id: carehomeId,
      recorded_by: user.id,
      recorded_at: now,
    });
    await insertAudit(db, context, {
      action: 'capacity.add',
      entity: 'resident',
      entity_id: note.resident_id,
    });
    return { id };
  },
};
