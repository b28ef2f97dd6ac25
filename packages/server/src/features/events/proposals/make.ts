import type { ProposalKind, ProposalStatus } from '@relish/shared/events/proposals/choices.ts';

import type { Db } from '../../../db/database.ts';
import { insertProposals } from './queries.ts';

export interface ProposalToMake {
  userId: string;
  kind: ProposalKind;
  text: string;
  days?: string;
  created_at: Date;
  answered?: {
    status: Exclude<ProposalStatus, 'open'>;
    answer: string;
    by: string;
    at: Date;
  };
}

/** Bulk insert for demonstrations and tests. */
export async function makeProposals(
  db: Db,
  carehomeId: string,
  proposals: readonly ProposalToMake[],
): Promise<string[]> {
  const made = await insertProposals(
    db,
    proposals.map(({ userId, kind, text, days = null, created_at, answered }) => ({
      carehome_id: carehomeId,
      user_id: userId,
      kind,
      text,
      days,
      created_at,
      ...(answered && {
        status: answered.status,
        answer: answered.answer,
        closed_by: answered.by,
        closed_at: answered.at,
      }),
    })),
  );
  return made.map(({ id }) => id);
}
