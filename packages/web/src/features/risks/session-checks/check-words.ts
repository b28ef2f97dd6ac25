import type { SESSION_CHECKS } from '@relish/shared/risks/session-checks/check.ts';

import { m } from '../../../words/m.ts';

export const CHECK_QUESTIONS: Record<(typeof SESSION_CHECKS)[number], () => string> = {
  people_well: m.check_people_well,
  room_safe: m.check_room_safe,
  equipment_checked: m.check_equipment_checked,
  eating_plans_checked: m.check_eating_plans_checked,
  staff_and_phone: m.check_staff_and_phone,
};
