import type { CurrentUser } from './accounts/account/current-user.ts';
import { can, type Permission } from './permissions.ts';
import { type Role, userType } from './roles.ts';

/** The part of an organisation on which permissions depend. */
export interface Subscription {
  organisation_type: number;
  package_title: CurrentUser['package']['title'];
  is_basic: boolean;
  expired: boolean;
}

/** For work that no signed-in user started. */
export const canAs = (
  role: Role,
  { organisation_type, package_title, is_basic, expired }: Subscription,
  permission: Permission,
): boolean =>
  can(
    {
      type: userType(role),
      role,
      organisation_type,
      expired,
      package: { title: package_title, is_basic },
      carehome: {
        products_for_relatives: false,
        organisation: { is_risk_assessment_enabled: false },
      },
    },
    permission,
  );
