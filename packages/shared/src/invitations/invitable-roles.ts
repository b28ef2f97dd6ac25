import { FAMILY_ORGANISATION_ROLES, type Role, STAFF_ROLES } from '../roles.ts';

/**
 * Nobody hands out more than they hold: a manager cannot make somebody an administrator above them.
 * Relatives are invited for somebody who agreed, from that resident only.
 */
export function rolesInvitableBy(role: Role): readonly Role[] {
  switch (role) {
    case 'org_admin':
      return STAFF_ROLES;
    case 'home_manager':
      return STAFF_ROLES.filter((each) => each !== 'org_admin');
    case 'family_lead':
      return FAMILY_ORGANISATION_ROLES;
    default:
      return [];
  }
}
