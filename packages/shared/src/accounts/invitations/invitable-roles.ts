import { FAMILY_ORGANISATION_ROLES, type Role, STAFF_ROLES } from '../../roles.ts';

/**
 * No one can grant a role above their own. Relatives are invited only from the resident's record.
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
