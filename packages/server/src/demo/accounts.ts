import type { PackageTitle } from '@relish/shared/constants.ts';
import type { Role } from '@relish/shared/roles.ts';

export const DEMO_PASSWORD = 'relish-demo-1';

export interface DemoOrganisation {
  name: string;
  kind: 'care_home' | 'family';
  package_title: PackageTitle;
  homes: string[];
  is_basic?: boolean;
  expired?: boolean;
  is_risk_assessment_enabled?: boolean;
  people: { email: string; first_name: string; last_name: string; role: Role; about: string }[];
}

const manager = (email: string, first_name: string, last_name: string, about: string) => ({
  email,
  first_name,
  last_name,
  role: 'home_manager' as const,
  about,
});

/** One organisation per package, and one per state that changes permissions. */
export const DEMO_ORGANISATIONS: DemoOrganisation[] = [
  {
    name: 'Willow Bank Care',
    kind: 'care_home',
    package_title: 'Package A',
    homes: ['Willow Bank'],
    people: [manager('package-a@relish.test', 'Helen', 'Marsh', 'manager, Package A')],
  },
  {
    name: 'Harbour View Homes',
    kind: 'care_home',
    package_title: 'Package B',
    homes: ['Harbour View'],
    people: [manager('package-b@relish.test', 'Tom', 'Penrose', 'manager, Package B')],
  },
  {
    name: 'The Old Rectory',
    kind: 'care_home',
    package_title: 'Package C',
    homes: ['The Old Rectory'],
    people: [manager('package-c@relish.test', 'Anita', 'Desai', 'manager, Package C')],
  },
  {
    name: 'Maple Court Care',
    kind: 'care_home',
    package_title: 'Package D',
    homes: ['Maple Court'],
    people: [manager('package-d@relish.test', 'Gareth', 'Pugh', 'manager, Package D')],
  },
  {
    name: 'Rosewood House',
    kind: 'care_home',
    package_title: 'Package E',
    homes: ['Rosewood House'],
    is_risk_assessment_enabled: true,
    people: [
      manager('package-e@relish.test', 'Grace', 'Adeyemi', 'manager, Package E'),
      {
        email: 'carer@relish.test',
        first_name: 'Jamie',
        last_name: 'Cole',
        role: 'carer',
        about: 'carer at the same home',
      },
      {
        email: 'relative@relish.test',
        first_name: 'Susan',
        last_name: 'Hartley',
        role: 'relative',
        about: 'relative at the same home',
      },
    ],
  },
  {
    name: 'Ashdown Lodge',
    kind: 'care_home',
    package_title: 'Package D',
    homes: ['Ashdown Lodge'],
    expired: true,
    people: [manager('expired@relish.test', 'Martin', 'Webb', 'manager, Package D, expired')],
  },
  {
    name: 'Fernleigh',
    kind: 'care_home',
    package_title: 'Package C',
    homes: ['Fernleigh'],
    is_basic: true,
    people: [manager('basic@relish.test', 'Carol', 'Finch', 'manager, Package C, basic')],
  },
  {
    name: 'The Okafor Family',
    kind: 'family',
    package_title: 'Package B',
    homes: ['The Okafor Family'],
    people: [
      {
        email: 'family@relish.test',
        first_name: 'Ngozi',
        last_name: 'Okafor',
        role: 'family_lead',
        about: 'family organisation, Package B',
      },
    ],
  },
  {
    name: 'Calder Homes',
    kind: 'care_home',
    package_title: 'Package D',
    homes: ['Calder Bridge', 'Calder Green', 'Calder Mill'],
    people: [
      {
        email: 'many-homes@relish.test',
        first_name: 'Priya',
        last_name: 'Raman',
        role: 'org_admin',
        about: 'three homes, Package D',
      },
    ],
  },
];

export const DEMO_ACCOUNTS = DEMO_ORGANISATIONS.flatMap(({ people }) =>
  people.map(({ email, about }) => ({ email, about })),
);
