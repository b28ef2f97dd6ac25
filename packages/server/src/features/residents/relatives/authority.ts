import { dayIn } from '@relish/shared/days.ts';

import { invalid } from '../../../core/app-error.ts';
import type { SignedIn } from '../../../core/handler.ts';

interface Evidence {
  authority: string;
  authority_seen_on: string | null;
}
type Seen = Evidence & { authority_seen_by: string | null };

/** The user who confirms a document is the one who saw it. */
export function seenAuthority(
  { user, now }: SignedIn,
  evidence: Evidence,
  before?: Seen,
): Pick<Seen, 'authority_seen_on' | 'authority_seen_by'> {
  const { authority, authority_seen_on } = evidence;
  if (authority === 'none' || authority_seen_on === null)
    return { authority_seen_on: null, authority_seen_by: null };
  if (authority_seen_on > dayIn(user.carehome.time_zone, now))
    throw invalid({ authority_seen_on: ['This day is still to come.'] });
  const same = before?.authority === authority && before.authority_seen_on === authority_seen_on;
  return { authority_seen_on, authority_seen_by: same ? before.authority_seen_by : user.id };
}
