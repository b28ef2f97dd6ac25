import type { Leader } from '@relish/shared/reports/reports/report.ts';

import { useCall } from '../../../api/hooks.ts';
import { useCan, useUser } from '../../../session/use-session.ts';

/** Names of staff, for users who may see the team. */
export function useLeaderNames() {
  const user = useUser();
  const mayList = useCan('staff.view');
  const staff = useCall('staff/list', {}, { enabled: mayList }).data ?? [];
  const names = new Map([
    [user.id, `${user.first_name} ${user.last_name}`],
    ...staff.map((each) => [each.id, `${each.first_name} ${each.last_name}`] as const),
  ]);
  return ({ id, name }: Leader): string | undefined => name ?? names.get(id ?? '');
}
