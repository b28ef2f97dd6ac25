import { can } from '@relish/shared/permissions.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { isStillPlanned, lockProposal, updateEvent } from './queries.ts';

/** Locks a proposal before an event is added from it, so that two colleagues do not plan it twice. */
export async function openToPlan({ db, carehomeId, user }: InHome, id: string) {
  if (!can(user, 'proposals.answer')) throw notFound();
  const proposal = await lockProposal(db, carehomeId, { id });
  if (!proposal || proposal.status === 'withdrawn') throw notFound();
  if (proposal.status !== 'accepted')
    throw invalid({ proposal_id: ['Accept the suggestion or offer before you plan it.'] });
  if (proposal.event_id !== null && (await isStillPlanned(db, carehomeId, proposal.event_id)))
    throw invalid({
      proposal_id: ['A colleague has already planned this. See it under Suggestions and offers.'],
    });
}

/** The proposal leads to the first event of a series. */
export async function linkEvent(context: InHome, id: string, eventId: string) {
  const { db, carehomeId, user } = context;
  await updateEvent(db, carehomeId, id, { event_id: eventId, planned_by: user.id });
  await insertAudit(db, context, { action: 'proposal.plan', entity: 'proposal', entity_id: id });
}
