import type { Role } from '@relish/shared/roles.ts';

import { m } from './m.ts';

export const ROLE_WORDS: Record<Role, () => string> = {
  org_admin: m.role_org_admin,
  home_manager: m.role_home_manager,
  activity_lead: m.role_activity_lead,
  senior_carer: m.role_senior_carer,
  nurse: m.role_nurse,
  carer: m.role_carer,
  reception: m.role_reception,
  volunteer_external: m.role_volunteer_external,
  viewer_inspector: m.role_viewer_inspector,
  relative: m.role_relative,
  family_lead: m.role_family_lead,
  family_member: m.role_family_member,
};
