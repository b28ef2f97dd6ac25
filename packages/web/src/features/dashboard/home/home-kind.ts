import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can, isVisitor } from '@relish/shared/permissions.ts';

/** Decided by permissions, never by the name of the role. */
export type HomeKind = 'relative' | 'family' | 'inspector' | 'team' | 'small-package' | 'guest';

export function chooseHomeKind(user: CurrentUser): HomeKind {
  if (can(user, 'relatives.view')) return 'relative';
  if (isVisitor(user)) return 'family';
  if (can(user, 'residents.inspect')) return 'inspector';
  if (can(user, 'reports.view')) return 'team';
  // Staff who cannot view records are in a home whose package has none.
  return can(user, 'staff.view') ? 'small-package' : 'guest';
}
