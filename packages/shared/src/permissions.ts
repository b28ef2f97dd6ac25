import type { CurrentUser } from './account/current-user.ts';
import { ORGANISATION_TYPE } from './constants.ts';
import { type Role, userType } from './roles.ts';

/** What a decision is made from; the answer of `me` fits. */
export type PermissionUser = Pick<
  CurrentUser,
  'type' | 'role' | 'organisation_type' | 'expired'
> & {
  package: CurrentUser['package'];
  carehome: { organisation: { is_risk_assessment_enabled: boolean } };
};

interface Facts {
  relative: boolean;
  familyOrganisation: boolean;
  careHomeUser: boolean;
  expired: boolean;
  /** spec 6: expired or basic users are forced to basic. */
  forcedBasic: boolean;
  on: (letters: string) => boolean;
  user: PermissionUser;
}

function facts(user: PermissionUser): Facts {
  const relative = user.type === 'family';
  const familyOrganisation = user.organisation_type === ORGANISATION_TYPE.family;
  const letter = user.package.title.slice(-1);
  const expired = user.expired && letter !== 'A';
  return {
    relative,
    familyOrganisation,
    careHomeUser: !relative && !familyOrganisation,
    expired,
    forcedBasic: expired || user.package.is_basic,
    on: (letters) => letters.includes(letter),
    user,
  };
}

const viewRecords = (f: Facts) => f.careHomeUser && f.on('BCDE');

const rules = {
  'activities.view-featured': (f) => f.relative || f.familyOrganisation || f.on('A'),
  'activities.view-all': (f) => !f.familyOrganisation && !f.forcedBasic,
  'dashboard.view-graphs': (f) => f.careHomeUser && !f.on('A'),
  'videos.view': (f) => !f.expired,
  'pal.view': (f) => !f.expired,
  'tutorials.view': (f) => !f.relative,
  'events.view': () => true,
  'events.add': (f) => !f.relative && !f.forcedBasic,
  // True at this level (spec 6); whose event it is decides on the record.
  'events.edit': () => true,
  'events.delete': () => true,
  'surveys.view': (f) => f.on('E'),
  'reports.view': viewRecords,
  'reports.add': (f) => viewRecords(f) && !f.forcedBasic,
  'reports.write-full': (f) => viewRecords(f) && f.on('CDE') && !f.forcedBasic,
  'reports.email': (f) => viewRecords(f) && f.on('CDE'),
  'residents.view': viewRecords,
  'residents.add': (f) => viewRecords(f) && !f.forcedBasic,
  'chat.use': (f) => f.on('BDE') && !f.forcedBasic,
  'photo-book.view': (f) => f.on('BDE'),
  'relatives.view': (f) => f.relative,
  // Assessments name residents' weaknesses: never for relatives, whatever the organisation has enabled.
  'risk-assessment.use': (f) =>
    !f.relative && f.user.carehome.organisation.is_risk_assessment_enabled,
  'invitations.manage': (f) => ['org_admin', 'home_manager', 'family_lead'].includes(f.user.role),
} satisfies Record<string, (f: Facts) => boolean>;

export type Permission = keyof typeof rules;

/** A family organisation has its own roles, and a care provider has none of them. */
export const roleFits = (role: Role, organisationType: number): boolean =>
  (userType(role) === 'member') === (organisationType === ORGANISATION_TYPE.family);

export const PERMISSIONS = Object.keys(rules) as Permission[];

/** The only place where kind of user, role and package are turned into yes or no, on both sides. */
export const can = (user: PermissionUser, permission: Permission): boolean =>
  rules[permission](facts(user));
