import type { CurrentUser } from './account/current-user.ts';
import { ORGANISATION_TYPE } from './constants.ts';
import { NOTICE_AUDIENCES, type NoticeAudience } from './notices/choices.ts';
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
  is: (...roles: Role[]) => boolean;
  user: PermissionUser;
}

function facts(user: PermissionUser): Facts {
  const relative = isRelative(user);
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
    is: (...roles) => roles.includes(user.role),
    user,
  };
}

const hasRecords = (f: Facts) => f.careHomeUser && f.on('BCDE');

// Volunteers meet people in sessions, inspectors see figures: neither opens a profile (domain 8.7).
const viewRecords = (f: Facts) => hasRecords(f) && !f.is('volunteer_external', 'viewer_inspector');

// An inspector finds everybody under a pseudonym, as long as the package runs.
const inspects = (f: Facts) => hasRecords(f) && !f.expired && f.is('viewer_inspector');
const download = (f: Facts) => viewRecords(f) || inspects(f);

const viewFeatured = (f: Facts) => f.relative || f.familyOrganisation || f.on('A');
const viewAll = (f: Facts) => !f.familyOrganisation && !f.forcedBasic;

const MANAGERS: readonly Role[] = ['org_admin', 'home_manager'];
/** Who answers for a home: there is always one. */
export const isManagerRole = (role: Role): boolean => MANAGERS.includes(role);

const NOTICE_WRITERS: readonly Role[] = [...MANAGERS, 'activity_lead', 'reception'];
/** Whether somebody with this role puts up notices in a home, whichever of theirs it is. */
export const writesNoticesAs = (role: Role): boolean => NOTICE_WRITERS.includes(role);

/** Those who keep the records of a home. */
const KEEPERS = [...MANAGERS, 'activity_lead', 'senior_carer', 'nurse'] as const;

const rules = {
  'activities.view-featured': viewFeatured,
  'activities.view-all': viewAll,
  /** Opening a guide; what one may not see all of is found among the featured ones. */
  'activities.view': (f) => viewFeatured(f) || viewAll(f),
  'activities.write': (f) => f.careHomeUser && viewAll(f) && f.is(...KEEPERS),
  'activities.manage': (f) => f.careHomeUser && viewAll(f) && f.is(...MANAGERS),
  /** For people who live here: it reads what is known of them. */
  'activities.choose': (f) => viewRecords(f) && viewAll(f),
  'dashboard.view-graphs': (f) => f.careHomeUser && !f.on('A'),
  /** What the records say of people and of the home. */
  'insights.view': viewRecords,
  'insights.view-cost': (f) => viewRecords(f) && f.is(...MANAGERS),
  /** All homes of an organisation beside each other: figures, nobody's name. */
  'organisation.compare': (f) => hasRecords(f) && f.is('org_admin'),
  /** The week in figures, on Mondays. */
  'week-mail.receive': (f) => viewRecords(f) && f.is(...MANAGERS),
  // A family organisation has no home with a board.
  'notices.view': (f) => !f.familyOrganisation,
  'notices.manage': (f) => f.careHomeUser && f.is(...NOTICE_WRITERS),
  'birthdays.view': (f) =>
    f.relative || (f.careHomeUser && !f.is('volunteer_external', 'viewer_inspector')),
  'videos.view': (f) => !f.expired,
  'pal.view': (f) => !f.expired,
  'tutorials.view': (f) => !f.relative,
  // Families come for their person, not to be sold something.
  'products.view': (f) => !f.relative,
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
  /** Amending what others wrote, and the home's templates. */
  'reports.keep': (f) => viewRecords(f) && !f.forcedBasic && f.is(...KEEPERS),
  'reports.void': (f) => viewRecords(f) && f.is(...MANAGERS),
  /** Documents to hand over or to keep; which of them is asked per document. */
  'reports.download': download,
  /** Opening one that was made: a relative what was sent to them. */
  'reports.open': (f) => f.relative || download(f),
  /** The document about the whole home. */
  'reports.download-home': (f) => (viewRecords(f) && f.is(...MANAGERS)) || inspects(f),
  /** To addresses that are typed, which nobody has verified. */
  'reports.email-others': (f) => viewRecords(f) && f.on('CDE') && f.is(...MANAGERS),
  'observations.view': viewRecords,
  'observations.add': (f) => viewRecords(f) && !f.forcedBasic,
  /** What others noticed and a manager is told of. */
  'observations.view-concerns': (f) => viewRecords(f) && f.is(...KEEPERS),
  // A concern is answered whatever the package is.
  'observations.attend': (f) => viewRecords(f) && f.is(...MANAGERS),
  'residents.view': viewRecords,
  'residents.add': (f) => viewRecords(f) && !f.forcedBasic && f.is(...KEEPERS, 'reception'),
  // What is known about somebody must stay right, also where nobody new may be added.
  'residents.edit': (f) => viewRecords(f) && f.is(...KEEPERS),
  /** Importing, exporting, and taking back what is final. */
  'residents.manage': (f) => viewRecords(f) && f.is(...MANAGERS),
  /** Everybody without a name; each look is noted. */
  'residents.inspect': inspects,
  'residents.import': (f) => viewRecords(f) && !f.forcedBasic && f.is(...MANAGERS),
  'consents.edit': (f) => viewRecords(f) && f.is(...MANAGERS),
  'about-me.edit': (f) => viewRecords(f) && f.is(...KEEPERS),
  /** Suggesting something; those who keep the records accept it. */
  'about-me.contribute': (f) => viewRecords(f) || (f.relative && !f.forcedBasic),
  'tags.manage': (f) => viewRecords(f) && f.is(...MANAGERS, 'activity_lead'),
  'tags.merge': (f) => viewRecords(f) && f.is(...MANAGERS),
  'media.upload': (f) => (f.relative || viewRecords(f)) && !f.forcedBasic,
  'groups.manage': (f) => viewRecords(f) && f.is(...MANAGERS, 'activity_lead'),
  /** Levels and guides of the people who live here; looking after somebody needs them. */
  'pal.view-residents': (f) => viewRecords(f) && !f.expired,
  'pal.check': (f) => viewRecords(f) && !f.expired && f.is(...KEEPERS),
  'relatives.manage': (f) => viewRecords(f) && f.is(...MANAGERS, 'activity_lead', 'reception'),
  'staff.view': (f) => f.careHomeUser && !f.is('volunteer_external', 'viewer_inspector'),
  'staff.manage': (f) => f.careHomeUser && f.is(...MANAGERS),
  'home.manage': (f) => f.careHomeUser && f.is(...MANAGERS),
  'chat.use': (f) => f.on('BDE') && !f.forcedBasic,
  'photo-book.view': (f) => f.on('BDE'),
  'relatives.view': (f) => f.relative,
  // Assessments name residents' weaknesses: never for relatives, whatever the organisation has enabled.
  'risk-assessment.use': (f) =>
    !f.relative && f.user.carehome.organisation.is_risk_assessment_enabled,
  'invitations.manage': (f) => f.is(...MANAGERS, 'family_lead'),
} satisfies Record<string, (f: Facts) => boolean>;

export type Permission = keyof typeof rules;

/** Whether everything that this person sees is narrowed to the residents they are linked to. */
export const isRelative = (user: Pick<PermissionUser, 'type'>): boolean => user.type === 'family';

/** Somebody who visits people, and does not work with them. */
export const isVisitor = (user: Pick<PermissionUser, 'type' | 'organisation_type'>): boolean =>
  isRelative(user) || user.organisation_type === ORGANISATION_TYPE.family;

/** Whether all of the package is open, or why not: for words. What is open is asked with `can`. */
export function packageState(user: PermissionUser): 'open' | 'expired' | 'basic' {
  const { expired, forcedBasic } = facts(user);
  if (expired) return 'expired';
  return forcedBasic ? 'basic' : 'open';
}

/** A family organisation has its own roles, and a care provider has none of them. */
export const roleFits = (role: Role, organisationType: number): boolean =>
  (userType(role) === 'member') === (organisationType === ORGANISATION_TYPE.family);

/** What of a board is for somebody: staff read everything, guests of the house what everybody may. */
export function noticeAudiences(
  user: Pick<PermissionUser, 'type' | 'role'>,
): readonly NoticeAudience[] {
  if (isRelative(user)) return ['family', 'all'];
  return user.role === 'volunteer_external' || user.role === 'viewer_inspector'
    ? ['all']
    : NOTICE_AUDIENCES;
}

export const PERMISSIONS = Object.keys(rules) as Permission[];

/** The only place where kind of user, role and package are turned into yes or no, on both sides. */
export const can = (user: PermissionUser, permission: Permission): boolean =>
  rules[permission](facts(user));
