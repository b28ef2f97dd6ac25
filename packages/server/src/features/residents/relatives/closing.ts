import { can } from '@relish/shared/permissions.ts';
import type { LinkStatus } from '@relish/shared/residents/relatives/choices.ts';
import type { relativeCalls } from '@relish/shared/residents/relatives/contract.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import { type Handlers, inSystemTransaction } from '../../../core/handler.ts';
import { closeAccess, reopenAccess } from './family-access-queries.ts';
import { audited } from './inviting.ts';
import { findLink, updateLink } from './queries.ts';

type ClosingCalls = Pick<
  typeof relativeCalls,
  'relatives/suspend' | 'relatives/resume' | 'relatives/block' | 'relatives/end'
>;

// Allowed previous states. Only managers can undo a block.
const FROM: Record<'suspended' | 'blocked' | 'ended', LinkStatus[]> = {
  suspended: ['invited', 'active'],
  blocked: ['invited', 'active', 'suspended', 'ended'],
  ended: ['invited', 'active', 'suspended'],
};

export const closingHandlers: Handlers<ClosingCalls> = {
  'relatives/suspend': closing('suspended', 'relative.suspend'),
  'relatives/block': closing('blocked', 'relative.block'),
  'relatives/end': closing('ended', 'relative.end'),

  'relatives/resume': inSystemTransaction<{ id: string }>(async (context, { id }) => {
    const { db, carehomeId, user, now } = context;
    const link = await findLink(db, carehomeId, id);
    if (!link) throw notFound();
    if (link.status !== 'suspended' && link.status !== 'blocked')
      throw invalid({ id: ['Access is not suspended.'] });
    if (link.status === 'blocked' && !can(user, 'residents.manage'))
      throw forbidden('Only a manager can lift a block.');
    // Links never accepted need a new code.
    const status = link.accepted_at !== null || link.access_level === 0 ? 'active' : 'invited';
    await updateLink(db, carehomeId, id, { status, ended_at: null, ended_reason: null });
    if (status === 'active' && link.user_id !== null && link.access_level > 0)
      await reopenAccess(db, carehomeId, link.user_id, now);
    await audited(context, 'relative.resume', id);
  }),
};

function closing(status: 'suspended' | 'blocked' | 'ended', action: string) {
  return inSystemTransaction<{ id: string; reason: string }>(async (context, { id, reason }) => {
    const { db, carehomeId, now } = context;
    const link = await findLink(db, carehomeId, id);
    if (!link) throw notFound();
    if (!FROM[status].includes(link.status))
      throw invalid({ id: ['This has been changed meanwhile. Look again first.'] });
    await updateLink(db, carehomeId, id, {
      status,
      ended_reason: reason,
      ...(status !== 'suspended' && { ended_at: now, is_main_contact: false }),
    });
    await closeAccess(db, carehomeId, { linkId: id, userId: link.user_id }, now);
    await audited(context, action, id);
  });
}
