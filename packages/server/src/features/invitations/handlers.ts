import type { invitationCalls } from '@relish/shared/invitations/contract.ts';

import { forbidden, invalid, notFound } from '../../core/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import { enqueue } from '../../jobs/queue.ts';
import { insertAudit } from '../audit/queries.ts';
import { isMember } from '../people/queries.ts';
import { cancelInvitation, insertInvitation, listInvitations } from './queries.ts';
import { rolesInvitableBy } from './rules.ts';

export const invitationHandlers: Handlers<typeof invitationCalls> = {
  'invitations/list': ({ db, carehomeId, now }) => listInvitations(db, carehomeId, now),

  'invitations/add': async (context, input) => {
    const { db, carehomeId, user, now } = context;
    if (!rolesInvitableBy(user.role).includes(input.role))
      throw forbidden(
        'You may not give somebody this role. Ask an administrator of your organisation.',
      );
    if (await isMember(db, carehomeId, input.email))
      throw invalid({ email: ['This person already belongs to this home.'] });
    const id = await insertInvitation(db, carehomeId, input, { invitedBy: user.id, now });
    await insertAudit(db, context, {
      action: 'invitation.add',
      entity: 'invitation',
      entity_id: id,
    });
    await enqueue(db, 'mail-invitation', { invitation_id: id }, now);
    return { id };
  },

  'invitations/cancel': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    if (!(await cancelInvitation(db, carehomeId, id, now))) throw notFound();
    await insertAudit(db, context, {
      action: 'invitation.cancel',
      entity: 'invitation',
      entity_id: id,
    });
    return {};
  },
};
