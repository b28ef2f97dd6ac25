import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

export const ROSEWOOD = '0197a000-0000-7000-8000-000000000001';
export const CALDER_MILL = '0197a000-0000-7000-8000-000000000002';
const SOMEONE = '0197a000-0000-7000-8000-000000000003';

/** A manager of one home on Package E. */
export const makeUser = (differences: Partial<CurrentUser> = {}): CurrentUser => ({
  id: SOMEONE,
  email: 'grace@example.org',
  email_confirmed: true,
  first_name: 'Grace',
  last_name: 'Adeyemi',
  type: 'staff',
  role: 'home_manager',
  organisation_type: 1,
  expired: false,
  trial_days_left: null,
  package: { title: 'Package E', is_basic: false },
  carehome: makeCarehome(ROSEWOOD, 'Rosewood House'),
  carehomes: [
    {
      id: ROSEWOOD,
      name: 'Rosewood House',
      organisation_name: 'Rosewood Care',
      role: 'home_manager',
    },
  ],
  carehomes_count: 1,
  demo: false,
  ...differences,
});

export const makeCarehome = (id: string, name: string): CurrentUser['carehome'] => ({
  id,
  name,
  region: 'england',
  time_zone: 'Europe/London',
  products_for_relatives: true,
  organisation: { id: SOMEONE, name: 'Rosewood Care', is_risk_assessment_enabled: true },
});
