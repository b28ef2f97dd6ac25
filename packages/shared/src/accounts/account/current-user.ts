import { z } from 'zod';

import { PACKAGE_TITLES } from '../../constants.ts';
import { Id, Region, RoleField } from '../../fields.ts';
import { USER_TYPES } from '../../roles.ts';

/** The answer of `me` (spec 3) and the input of every permission decision. */
export const CurrentUser = z.object({
  id: Id,
  email: z.string(),
  email_confirmed: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  type: z.enum(USER_TYPES),
  role: RoleField,
  organisation_type: z.number().int(),
  expired: z.boolean(),
  /** 0 on the last day of a trial; null without one, and for users who cannot change the package. */
  trial_days_left: z.number().int().nullable(),
  package: z.object({ title: z.enum(PACKAGE_TITLES), is_basic: z.boolean() }),
  carehome: z.object({
    id: Id,
    name: z.string(),
    region: Region,
    time_zone: z.string(),
    products_for_relatives: z.boolean(),
    organisation: z.object({
      id: Id,
      name: z.string(),
      is_risk_assessment_enabled: z.boolean(),
    }),
  }),
  carehomes: z.array(
    z.object({ id: Id, name: z.string(), organisation_name: z.string(), role: RoleField }),
  ),
  carehomes_count: z.number().int(),
  /** In the private demonstration home of demo mode. */
  demo: z.boolean(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;
