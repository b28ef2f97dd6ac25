import type { Role } from '../../roles.ts';
import type { AUDIENCES } from './tutorial.ts';

/** Intended audience, not a permission; null if there is none. */
export const AUDIENCE_OF: Record<Role, (typeof AUDIENCES)[number] | null> = {
  org_admin: 'manager',
  home_manager: 'manager',
  activity_lead: 'keeper',
  senior_carer: 'keeper',
  nurse: 'keeper',
  reception: 'keeper',
  carer: 'carer',
  volunteer_external: 'carer',
  viewer_inspector: 'carer',
  family_lead: 'member',
  family_member: 'member',
  relative: null,
};
