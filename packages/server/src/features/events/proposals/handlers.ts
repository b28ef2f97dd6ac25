import { PROPOSAL_LIMITS } from '@relish/shared/events/proposals/choices.ts';
import type { proposalCalls } from '@relish/shared/events/proposals/contract.ts';
import { isRelative } from '@relish/shared/permissions.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { listSeen, type SeenTime, viewerOf } from '../events/public.ts';
import { tellProposer } from './job-kinds.ts';
import {
  closeProposal,
  hasTooManyOpen,
  insertProposals,
  listProposals,
  lockProposal,
} from './queries.ts';

export const proposalHandlers: Handlers<typeof proposalCalls> = {
  'proposals/list': async (context) => {
    const { db, carehomeId, user } = context;
    const isOwn = isRelative(user);
    const rows = await listProposals(db, carehomeId, isOwn ? user.id : null);
    const ids = rows.flatMap(({ event_id }) => event_id ?? []);
    const seen = new Map(
      (await listSeen(db, carehomeId, viewerOf(context), ids)).map((event) => [event.id, event]),
    );
    return rows.map(({ event_id, is_planned, ...row }) => ({
      ...row,
      from: isOwn ? null : row.from,
      plan: toPlan(event_id === null ? undefined : seen.get(event_id), is_planned),
    }));
  },

  'proposals/add': async (context, input) => {
    const { db, carehomeId, user, now } = context;
    if (await hasTooManyOpen(db, carehomeId, user.id))
      throw invalid({
        text: [
          `You have ${PROPOSAL_LIMITS.open} suggestions and offers without an answer. Withdraw one, or wait for an answer.`,
        ],
      });
    const row = { ...input, carehome_id: carehomeId, user_id: user.id, created_at: now };
    const [made] = await insertProposals(db, [row]);
    if (!made) throw notFound();
    await audited(context, 'proposal.add', made.id);
    return { id: made.id };
  },

  'proposals/withdraw': async (context, { id }) => {
    const { db, carehomeId, user } = context;
    const found = await lockProposal(db, carehomeId, { id, ownerId: user.id });
    if (!found) throw notFound();
    await close(context, found, { status: 'withdrawn', answer: null });
    return {};
  },

  'proposals/accept': (context, { id, message }) =>
    answer(context, id, { status: 'accepted', answer: message }),

  'proposals/decline': (context, { id, message }) =>
    answer(context, id, { status: 'declined', answer: message }),
};

/** Whether an event that the user may not see was cancelled is not said either (N1). */
function toPlan(event: SeenTime | undefined, isPlanned: boolean) {
  if (!event) return isPlanned ? { is_cancelled: false, event: null } : null;
  const { id, day, start_time } = event;
  return { is_cancelled: !isPlanned, event: { id, day, start_time } };
}

interface Closing {
  status: 'accepted' | 'declined' | 'withdrawn';
  answer: string | null;
}

async function answer(context: InHome, id: string, closing: Closing) {
  const { db, carehomeId, now } = context;
  const found = await lockProposal(db, carehomeId, { id });
  if (!found) throw notFound();
  if (await close(context, found, closing))
    await enqueue(db, tellProposer, { carehome_id: carehomeId, proposal_id: id }, now);
  return {};
}

/** Returns whether it was open. A repeated request changes nothing and tells no one again. */
async function close(
  context: InHome,
  { id, status }: { id: string; status: string },
  closing: Closing,
): Promise<boolean> {
  const { db, carehomeId, user, now } = context;
  if (status === closing.status) return false;
  if (status !== 'open')
    throw invalid({ id: ['It has been answered or withdrawn meanwhile. Reload the page.'] });
  await closeProposal(db, carehomeId, id, { ...closing, closed_by: user.id, closed_at: now });
  await audited(context, `proposal.${closing.status}`, id);
  return true;
}

const audited = ({ db, ...actor }: InHome, action: string, id: string) =>
  insertAudit(db, actor, { action, entity: 'proposal', entity_id: id });
