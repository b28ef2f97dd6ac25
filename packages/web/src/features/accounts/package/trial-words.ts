import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

import { m } from '../../../words/m.ts';

/** Undefined without a trial, and for users who do not see it. */
export function trialWords({ trial_days_left: left }: CurrentUser): string | undefined {
  // Users cached by an earlier release lack the field.
  if (typeof left !== 'number') return undefined;
  return left === 0 ? m.trial_last_day() : m.trial_days_left({ count: left });
}
