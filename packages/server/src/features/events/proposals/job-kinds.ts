import { defineJob } from '../../../jobs/queue.ts';

/** That a proposal was answered. */
export const tellProposer = defineJob<{ carehome_id: string; proposal_id: string }>()(
  'tell-proposer',
);
