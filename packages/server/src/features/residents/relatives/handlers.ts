import { can } from '@relish/shared/permissions.ts';
import { isMoneyOnly } from '@relish/shared/residents/relatives/choices.ts';
import type { relativeCalls } from '@relish/shared/residents/relatives/contract.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { closingHandlers } from './closing.ts';
import { editingHandlers } from './editing.ts';
import { familyHandlers } from './family.ts';
import { invitingHandlers } from './inviting.ts';
import { findResidentName, listInvited, listLinks } from './queries.ts';

export const relativeHandlers: Handlers<typeof relativeCalls> = {
  'relatives/list': async ({ db, carehomeId, user, now }, { resident_id }) => {
    const resident = await findResidentName(db, carehomeId, resident_id);
    if (!resident) throw notFound();
    // Phone numbers for everyone on shift; the rest for those who manage links.
    const manages = can(user, 'relatives.manage');
    const rows = await listLinks(db, carehomeId, resident_id, now);
    const relatives = rows.map((row) => ({
      ...row,
      relative: {
        id: row.relative_id,
        version: row.relative_version,
        first_name: row.first_name,
        last_name: row.last_name,
        phone: row.phone,
        email: manages ? row.email : null,
        postal_address: manages ? row.postal_address : null,
        birthday: manages ? row.birthday : null,
        language: row.language,
        communication_needs: row.communication_needs,
        has_account: row.user_id !== null,
      },
      money_only: isMoneyOnly(row.authority),
      access_level: row.access_level as 0 | 1 | 2 | 3 | 4,
      invitation: row.status === 'invited' ? row.invitation : null,
      invited_at: row.created_at,
      ended_reason: manages ? row.ended_reason : null,
      notes: manages ? row.notes : null,
    }));
    return { preferred_name: resident.preferred_name, relatives };
  },

  'relatives/pending': ({ db, carehomeId, now }) => listInvited(db, carehomeId, now),

  ...invitingHandlers,
  ...editingHandlers,
  ...closingHandlers,
  ...familyHandlers,
};
