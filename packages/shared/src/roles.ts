import { ORGANISATION_TYPE } from './constants.ts';

/** Per home: the same person may be a carer in one and a relative in another. */
export const STAFF_ROLES = [
  'org_admin',
  'home_manager',
  'activity_lead',
  'senior_carer',
  'nurse',
  'carer',
  'reception',
  'volunteer_external',
  'viewer_inspector',
] as const;
export const FAMILY_ORGANISATION_ROLES = ['family_lead', 'family_member'] as const;

export const ROLES = [...STAFF_ROLES, 'relative', ...FAMILY_ORGANISATION_ROLES] as const;
export type Role = (typeof ROLES)[number];

/** spec 3: "family" marks a relative; the other two are ours. */
export const USER_TYPES = ['staff', 'family', 'member'] as const;
export type UserType = (typeof USER_TYPES)[number];

export function userType(role: Role): UserType {
  if (role === 'relative') return 'family';
  return role === 'family_lead' || role === 'family_member' ? 'member' : 'staff';
}

/** Roles depend on the type of organisation. */
export const roleFits = (role: Role, organisationType: number): boolean =>
  (userType(role) === 'member') === (organisationType === ORGANISATION_TYPE.family);
