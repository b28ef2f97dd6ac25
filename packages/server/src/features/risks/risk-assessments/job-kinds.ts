import type { Role } from '@relish/shared/roles.ts';

import { defineJob } from '../../../jobs/queue.ts';

/** Roles only, so that the queue holds nothing about the assessment (N17). */
export const tellRiskApprovers = defineJob<{
  carehome_id: string;
  roles: Role[];
  /** The colleague who has sent it. */
  except: string;
}>()('tell-risk-approvers');

export const tellRiskAssessor = defineJob<{
  carehome_id: string;
  user_id: string;
  text: 'riskApproved' | 'riskReturned' | 'riskReview';
}>()('tell-risk-assessor');
