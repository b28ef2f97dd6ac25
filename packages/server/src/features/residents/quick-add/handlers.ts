import { dayIn } from '@relish/shared/days.ts';
import { isEmptyRow, type quickAddCalls } from '@relish/shared/residents/quick-add/contract.ts';
import { ResidentInput } from '@relish/shared/residents/residents/contract.ts';
import { dayProblem } from '@relish/shared/residents/residents/day-rules.ts';

import { invalid } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { admit, listNeighbours } from '../residents/public.ts';

export const quickAddHandlers: Handlers<typeof quickAddCalls> = {
  'residents/add-several': async (context, { residents, move_in_date }) => {
    const { db, carehomeId, user, now, sealer } = context;
    const rows = residents.flatMap((row, index) =>
      isEmptyRow(row) ? [] : [{ index, input: ResidentInput.parse({ ...row, move_in_date }) }],
    );
    if (rows.length === 0) throw invalid({ 'residents.0.first_name': ['Enter the first name.'] });

    const today = dayIn(user.carehome.time_zone, now);
    const neighbours = await listNeighbours(db, carehomeId);
    const errors: Record<string, string[]> = {};
    for (const { index, input } of rows) {
      const wrong = dayProblem(input, today);
      if (wrong?.field === 'move_in_date') errors['move_in_date'] = [wrong.message];
      else if (wrong) errors[`residents.${index}.${wrong.field}`] = [wrong.message];
      if (input.room !== null && neighbours.hasRoom(input.room))
        errors[`residents.${index}.room`] = ['Somebody else has this room.'];
      const twin = neighbours.findTwin(input);
      if (twin !== undefined)
        errors[`residents.${index}.last_name`] = [
          `${twin} If this is somebody else, add them with the full form.`,
        ];
      neighbours.add(input, `row ${index + 1} here.`);
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);

    const people = rows.map(({ input }) => input);
    const ids = await admit(db, carehomeId, people, { userId: user.id, now, sealer });
    for (const id of ids)
      await insertAudit(db, context, { action: 'resident.add', entity: 'resident', entity_id: id });
    return { added: ids.length };
  },
};
