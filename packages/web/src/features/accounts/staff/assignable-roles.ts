import { rolesInvitableBy } from '@relish/shared/accounts/invitations/invitable-roles.ts';
import { type Role, STAFF_ROLES } from '@relish/shared/roles.ts';

import { ROLE_WORDS } from '../../../words/roles.ts';

/** Staff roles that a user with this role may assign, as list options. */
export const listAssignableRoles = (role: Role) =>
  STAFF_ROLES.filter((each) => rolesInvitableBy(role).includes(each)).map((value) => ({
    value,
    label: ROLE_WORDS[value](),
  }));
