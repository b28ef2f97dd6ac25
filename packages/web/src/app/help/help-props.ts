import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

export interface HelpProps {
  user: CurrentUser;
  /** Key of `pages`. */
  page: string;
  onClose: () => void;
}
