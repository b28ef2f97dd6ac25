import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';
import type { invitationCalls } from '@relish/shared/invitations/contract.ts';
import { rolesInvitableBy } from '@relish/shared/invitations/invitable-roles.ts';

import { forbidden, invalid, notFound } from '../../core/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import { countAgainst, inviteLimits } from '../../core/limits.ts';
import { enqueue } from '../../jobs/queue.ts';
import { insertAudit } from '../audit/queries.ts';
import { isMember } from '../people/queries.ts';
import { cancelInvitation, insertInvitation, listInvitations } from './queries.ts';

export const invitationHandlers: Handlers<typeof invitationCalls> = {
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
      return context.transaction(async (db) => {
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
        await enqueue(db, 'mail-invitation', { invitation_id: id }, now);
        return { id };
      });
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
