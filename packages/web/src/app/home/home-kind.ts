import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import { can, isVisitor } from '@relish/shared/permissions.ts';

/** Whose first screen it is: what somebody may do decides, never what they are called. */
export type HomeKind = 'relative' | 'family' | 'inspector' | 'team' | 'small-package' | 'guest';

export function homeKindOf(user: CurrentUser): HomeKind {
  if (can(user, 'relatives.view')) return 'relative';
  if (isVisitor(user)) return 'family';
  if (can(user, 'residents.inspect')) return 'inspector';
  if (can(user, 'reports.view')) return 'team';
  // Of the team, and without records: the package has none.
  return can(user, 'staff.view') ? 'small-package' : 'guest';
}
