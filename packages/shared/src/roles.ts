import { z } from 'zod';

/** What a person does in one home. The same person may be a carer in one and a relative in another. */
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

export const Role = z.enum([...STAFF_ROLES, 'relative', ...FAMILY_ORGANISATION_ROLES], {
  error: 'Choose a role.',
});
export type Role = z.infer<typeof Role>;

/** Value "family" marks a relative (spec 3); the other two are ours. */
export const UserType = z.enum(['staff', 'family', 'member']);
export type UserType = z.infer<typeof UserType>;

export function userType(role: Role): UserType {
  if (role === 'relative') return 'family';
  return role === 'family_lead' || role === 'family_member' ? 'member' : 'staff';
}
