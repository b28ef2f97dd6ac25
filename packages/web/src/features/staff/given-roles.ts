import { rolesInvitableBy } from '@relish/shared/invitations/invitable-roles.ts';
import { type Role, STAFF_ROLES } from '@relish/shared/roles.ts';

import { ROLE_WORDS } from '../../words/roles.ts';

/** The roles of a team that somebody with this role may give, as choices of a list. */
export const rolesToGive = (role: Role) =>
  STAFF_ROLES.filter((each) => rolesInvitableBy(role).includes(each)).map((value) => ({
    value,
    label: ROLE_WORDS[value](),
  }));
