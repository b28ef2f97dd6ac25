import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can, isVisitor } from '@relish/shared/permissions.ts';

import { m } from '../../../words/m.ts';

/** Who can renew or change the package, in words for this user. */
export function whoToAsk(user: CurrentUser): { words: string; mayThemselves: boolean } {
  // Users who may invite people are responsible for the account.
  if (can(user, 'invitations.manage'))
    return { words: m.home_package_yours(), mayThemselves: true };
  if (can(user, 'relatives.view'))
    return { words: m.home_package_ask_home(), mayThemselves: false };
  const words = isVisitor(user) ? m.home_package_ask_lead() : m.home_package_ask_manager();
  return { words, mayThemselves: false };
}
