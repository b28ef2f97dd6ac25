import type { Role } from '../roles.ts';
import type { AUDIENCES } from './tutorial.ts';

/** For whom a how-to is written; null where there are none. Not a permission: nothing in them is secret. */
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
