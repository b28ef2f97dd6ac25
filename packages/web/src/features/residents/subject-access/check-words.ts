import type { Requester } from '@relish/shared/residents/subject-access/choices.ts';

import { m } from '../../../words/m.ts';
import type { ReleaseStatus } from './api.ts';

export const REQUESTER_WORDS: Record<Requester, () => string> = {
  resident: m.record_requester_resident,
  attorney: m.record_requester_attorney,
  deputy: m.record_requester_deputy,
  other_authority: m.record_requester_other,
  personal_representative: m.record_requester_representative,
  claim_after_death: m.record_requester_claim,
};

type Check = NonNullable<ReleaseStatus['check']>;

export const CHECKED_AS_WORDS: Record<Check['checked_as'], () => string> = {
  health_professional: m.record_check_as_health,
  manager: m.record_check_as_manager,
};
