import type { invitationCalls } from '@relish/shared/accounts/invitations/contract.ts';
import { rolesInvitableBy } from '@relish/shared/accounts/invitations/invitable-roles.ts';
import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { countAgainst, forgive, inviteLimits, secretLimit } from '../../../core/limits.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../audit/public.ts';
import { findUserByEmail, isMember } from '../people/public.ts';
import { mailInvitation } from './job-kinds.ts';
import {
  cancelInvitation,
  findInvitationByCode,
  findInvitedName,
  insertInvitation,
  listInvitations,
} from './queries.ts';

export const invitationHandlers: Handlers<typeof invitationCalls> = {
  // Requires the mailed code, so no one else learns who has an account.
  'invitations/open': {
    staged: async ({ system, now, address }, { code }) => {
      const limit = secretLimit(address);
      await system((db) => countAgainst(db, [limit], now));
      return system(async (db) => {
        const invited = await findInvitationByCode(db, code, now);
        if (!invited) throw notFound();
        await forgive(db, [limit]);
        const account = await findUserByEmail(db, invited.email);
        const named = account ?? (await findInvitedName(db, invited));
        return {
          email: invited.email,
          carehome_name: invited.carehome_name,
          first_name: named?.first_name ?? null,
          last_name: named?.last_name ?? null,
          has_account: account !== undefined,
        };
      });
    },
  },

  'invitations/list': ({ db, carehomeId, now }) => listInvitations(db, carehomeId, now),

  'invitations/add': {
    staged: async (context, { access_until, ...input }) => {
      const { carehomeId, user, now } = context;
      if (!rolesInvitableBy(user.role).includes(input.role))
        throw forbidden(
          'You may not give somebody this role. Ask an administrator of your organisation.',
        );
      if (!user.email_confirmed)
        throw forbidden(
          'Please confirm your own e-mail address first: open the link that we mailed you.',
        );
      const zone = user.carehome.time_zone;
      if (access_until !== null && access_until < dayIn(zone, now))
        throw invalid({ access_until: ['This day is over.'] });
      const access_ends_at =
        access_until === null ? null : startOfDayIn(zone, addDays(access_until, 1));
      await context.system((db) => countAgainst(db, inviteLimits(carehomeId, input.email), now));
      const add = context.creating(async (db) => {
        if (await isMember(db, carehomeId, input.email))
          throw invalid({ email: ['This person already belongs to this home.'] });
        const id = await insertInvitation(
          db,
          carehomeId,
          { ...input, access_ends_at },
          { invitedBy: user.id, now },
        );
        await insertAudit(db, context, {
          action: 'invitation.add',
          entity: 'invitation',
          entity_id: id,
        });
        await enqueue(db, mailInvitation, { invitation_id: id }, now);
        return { id };
      });
      return context.transaction(add);
    },
  },

  'invitations/cancel': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    const subject = { entity: 'invitation', entity_id: id };
    if (!(await cancelInvitation(db, carehomeId, id, now)))
      throw notFound({ ...subject, action: 'invitation.cancel-refused' });
    await insertAudit(db, context, { ...subject, action: 'invitation.cancel' });
    return {};
  },
};
