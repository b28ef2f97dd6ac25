import type { Role } from '@relish/shared/roles.ts';

export const ROLE_WORDS: Record<Role, string> = {
  org_admin: 'Organisation administrator',
  home_manager: 'Home manager',
  activity_lead: 'Activity lead',
  senior_carer: 'Senior carer',
  nurse: 'Nurse',
  carer: 'Carer',
  reception: 'Reception',
  volunteer_external: 'Volunteer or visitor',
  viewer_inspector: 'Inspector, reading only',
  relative: 'Relative',
  family_lead: 'Family lead',
  family_member: 'Family member',
};
