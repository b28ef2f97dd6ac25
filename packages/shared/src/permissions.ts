import type { CurrentUser } from './accounts/account/current-user.ts';
import { ORGANISATION_TYPE } from './constants.ts';
import type { Role } from './roles.ts';

/** `me` satisfies this. */
export type PermissionUser = Pick<
  CurrentUser,
  'type' | 'role' | 'organisation_type' | 'expired'
> & {
  package: CurrentUser['package'];
  carehome: {
    products_for_relatives: boolean;
    organisation: { is_risk_assessment_enabled: boolean };
  };
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

// Volunteers and inspectors cannot open profiles (domain 8.7).
const viewRecords = (f: Facts) => hasRecords(f) && !f.is('volunteer_external', 'viewer_inspector');

// Inspectors see residents under pseudonyms while the package runs.
const inspects = (f: Facts) => hasRecords(f) && !f.expired && f.is('viewer_inspector');
const download = (f: Facts) => viewRecords(f) || inspects(f);

const PHOTO_PACKAGES = 'BDE';
const viewPhotos = (f: Facts) => f.on(PHOTO_PACKAGES);
/** For lounge screens, which have no user. */
export const includesPhotos = (packageTitle: CurrentUser['package']['title']): boolean =>
  PHOTO_PACKAGES.includes(packageTitle.slice(-1));

const SURVEY_PACKAGES = 'E';
const asksSurveys = (f: Facts) => f.on(SURVEY_PACKAGES) && !f.familyOrganisation;
/** For answers by link, which have no user. */
export const includesSurveys = (packageTitle: CurrentUser['package']['title']): boolean =>
  SURVEY_PACKAGES.includes(packageTitle.slice(-1));

const chats = (f: Facts) => f.on('BDE') && !f.forcedBasic;

const viewFeatured = (f: Facts) => f.relative || f.familyOrganisation || f.on('A');
const viewAll = (f: Facts) => !f.familyOrganisation && !f.forcedBasic;

const MANAGERS: readonly Role[] = ['org_admin', 'home_manager'];
/** A home always has one. */
export const isManagerRole = (role: Role): boolean => MANAGERS.includes(role);

const NOTICE_WRITERS: readonly Role[] = [...MANAGERS, 'activity_lead', 'reception'];
/** Checks a role, because users may post in several homes. */
export const writesNoticesAs = (role: Role): boolean => NOTICE_WRITERS.includes(role);

/** Roles that keep a home's records. */
const KEEPERS: readonly Role[] = [...MANAGERS, 'activity_lead', 'senior_carer', 'nurse'];

/** Checks a role, because notifications are sent without a user. */
export const answersPrivatelyAs = (role: Role): boolean => KEEPERS.includes(role);

/** Checks a role, because those who can approve hear of it; high risks are for managers. */
export const approvesRisksAs = (role: Role, isHigh: boolean): boolean =>
  (isHigh ? MANAGERS : KEEPERS).includes(role);

/** Roles that plan the programme. */
const PLANNERS = [...MANAGERS, 'activity_lead'] as const;

const worksHere = (f: Facts) => f.careHomeUser && !f.is('volunteer_external', 'viewer_inspector');
const plans = (f: Facts) => worksHere(f) && f.is(...PLANNERS);

// Assessments name residents' weaknesses, so never for relatives.
const usesRisks = (f: Facts) =>
  !f.relative && f.user.carehome.organisation.is_risk_assessment_enabled;
const readsRisks = (f: Facts) => usesRisks(f) && viewRecords(f);

const rules = {
  'activities.view-featured': viewFeatured,
  'activities.view-all': viewAll,
  /** Without view-all only the featured ones can be opened. */
  'activities.view': (f) => viewFeatured(f) || viewAll(f),
  'activities.write': (f) => f.careHomeUser && viewAll(f) && f.is(...KEEPERS),
  'activities.manage': (f) => f.careHomeUser && viewAll(f) && f.is(...MANAGERS),
  /** Uses residents' personal data. */
  'activities.choose': (f) => viewRecords(f) && viewAll(f),
  'dashboard.view-graphs': (f) => f.careHomeUser && !f.on('A'),
  /** Findings from the records about residents and the home. */
  'insights.view': viewRecords,
  'insights.view-cost': (f) => viewRecords(f) && f.is(...MANAGERS),
  /** Figures only, no names. */
  'organisation.compare': (f) => hasRecords(f) && f.is('org_admin'),
  /** Sent on Mondays. */
  'week-mail.receive': (f) => viewRecords(f) && f.is(...MANAGERS),
  /** Sent when a week of events is published; inspectors are not part of the home. */
  'event-mails.receive': (f) => !f.is('viewer_inspector'),
  // Family organisations have no board.
  'notices.view': (f) => !f.familyOrganisation,
  'notices.manage': (f) => f.careHomeUser && f.is(...NOTICE_WRITERS),
  'birthdays.view': (f) => f.relative || worksHere(f),
  'videos.view': (f) => !f.expired,
  'pal.view': (f) => !f.expired,
  'tutorials.view': (f) => !f.relative,
  // A home may hide products from relatives.
  'products.view': (f) => !f.relative || f.user.carehome.products_for_relatives,
  'events.view': () => true,
  'events.add': (f) => !f.relative && !f.forcedBasic,
  // spec 6: true here; ownership is checked on the record.
  'events.edit': () => true,
  'events.delete': () => true,
  /** Events of the home that others made, with who is invited. */
  'events.edit-any': (f) => f.familyOrganisation || worksHere(f),
  /** Drafts are for those who plan the programme; others see an event when it is published. */
  'events.view-drafts': (f) => f.careHomeUser && f.is(...KEEPERS),
  'events.plan': (f) => f.careHomeUser && !f.forcedBasic && f.is(...KEEPERS),
  /** In their own name; staff put residents down instead. */
  'events.reply': (f) => (f.relative || f.familyOrganisation) && !f.forcedBasic,
  'events.put-down': (f) => viewRecords(f) && !f.forcedBasic,
  'visits.announce': (f) => f.relative && !f.forcedBasic,
  /** Visitors' names. Signing out stays possible, so that the fire list is correct. */
  'reception.view': viewRecords,
  'reception.sign-in': (f) => viewRecords(f) && !f.forcedBasic,
  // A household has no visiting times.
  'visiting-times.view': (f) => !f.familyOrganisation,
  'visiting-times.add': (f) => f.careHomeUser && !f.forcedBasic && f.is(...MANAGERS),
  'visiting-times.edit': (f) => f.careHomeUser && f.is(...MANAGERS),
  /** Contact details, but no fees. */
  'performers.view': worksHere,
  'performers.view-fees': plans,
  'performers.manage': (f) => plans(f) && !f.forcedBasic,
  'places.view': worksHere,
  'places.manage': (f) => plans(f) && !f.forcedBasic,
  /** Relatives see their own. */
  'proposals.view': (f) => f.relative || worksHere(f),
  'proposals.add': (f) => f.relative && !f.forcedBasic,
  // Families get an answer on every package.
  'proposals.answer': worksHere,
  'surveys.view': (f) => f.on('E'),
  /** Everyone who hears a complaint records it, and reads compliments about them. */
  'feedback.add': (f) => viewRecords(f) && f.on('E') && !f.forcedBasic,
  /** Managers read the register; the others only entries that no manager may read (N25). */
  'feedback.view': (f) => viewRecords(f) && f.on('E') && f.is(...KEEPERS),
  'feedback.manage': (f) => viewRecords(f) && f.on('E') && f.is(...MANAGERS),
  'actions.view': (f) => viewRecords(f) && f.on('E'),
  'actions.manage': (f) => plans(f) && f.on('E') && !f.forcedBasic,
  'meetings.view': (f) => viewRecords(f) && f.on('E'),
  'meetings.manage': (f) => plans(f) && f.on('E') && !f.forcedBasic,
  /** In their own name or anonymously; inspectors are not asked. */
  'surveys.answer': (f) => asksSurveys(f) && !f.forcedBasic && !f.is('viewer_inspector'),
  /** Figures only. */
  'surveys.results': (f) => asksSurveys(f) && f.careHomeUser && !f.is('volunteer_external'),
  /** Answers in people’s own words, and entries that are not anonymous. */
  'surveys.read-texts': (f) => asksSurveys(f) && f.careHomeUser && f.is(...MANAGERS),
  'surveys.manage': (f) => asksSurveys(f) && f.careHomeUser && !f.forcedBasic && f.is(...MANAGERS),
  /** On the home's tablet or from paper. */
  'surveys.collect': (f) => asksSurveys(f) && worksHere(f) && !f.forcedBasic,
  /** Only homes in which they manage surveys. */
  'surveys.compare': (f) => asksSurveys(f) && f.careHomeUser && f.is(...MANAGERS),
  'reports.view': viewRecords,
  'reports.add': (f) => viewRecords(f) && !f.forcedBasic,
  'reports.write-full': (f) => viewRecords(f) && f.on('CDE') && !f.forcedBasic,
  'reports.email': (f) => viewRecords(f) && f.on('CDE'),
  /** Amending others' records, and the home's templates. */
  'reports.keep': (f) => viewRecords(f) && !f.forcedBasic && f.is(...KEEPERS),
  'reports.void': (f) => viewRecords(f) && f.is(...MANAGERS),
  /** Each kind of document is checked separately. */
  'reports.download': download,
  /** Relatives open what was sent to them. */
  'reports.open': (f) => f.relative || download(f),
  /** The document about the whole home. */
  'reports.download-home': (f) => (viewRecords(f) && f.is(...MANAGERS)) || inspects(f),
  /** Typed addresses, which are not verified. */
  'reports.email-others': (f) => viewRecords(f) && f.on('CDE') && f.is(...MANAGERS),
  'observations.view': viewRecords,
  'observations.add': (f) => viewRecords(f) && !f.forcedBasic,
  /** Concerns recorded by others. */
  'observations.view-concerns': (f) => viewRecords(f) && f.is(...KEEPERS),
  // Concerns can be answered on every package.
  'observations.attend': (f) => viewRecords(f) && f.is(...MANAGERS),
  'residents.view': viewRecords,
  'residents.add': (f) => viewRecords(f) && !f.forcedBasic && f.is(...KEEPERS, 'reception'),
  // Editing stays possible where adding is not, so that records remain correct.
  'residents.edit': (f) => viewRecords(f) && f.is(...KEEPERS),
  /** Import, export and undoing final changes. */
  'residents.manage': (f) => viewRecords(f) && f.is(...MANAGERS),
  /** Pseudonymous; every access is audited. */
  'residents.inspect': inspects,
  'residents.import': (f) => viewRecords(f) && !f.forcedBasic && f.is(...MANAGERS),
  'consents.edit': (f) => viewRecords(f) && f.is(...MANAGERS),
  'about-me.edit': (f) => viewRecords(f) && f.is(...KEEPERS),
  /** Suggestions, accepted by those who keep the records. */
  'about-me.contribute': (f) => viewRecords(f) || (f.relative && !f.forcedBasic),
  'tags.manage': (f) => viewRecords(f) && f.is(...MANAGERS, 'activity_lead'),
  'tags.merge': (f) => viewRecords(f) && f.is(...MANAGERS),
  'media.upload': (f) =>
    (f.relative || viewRecords(f) || (f.familyOrganisation && viewPhotos(f))) && !f.forcedBasic,
  'groups.manage': (f) => viewRecords(f) && f.is(...MANAGERS, 'activity_lead'),
  /** Needed to care for residents. */
  'pal.view-residents': (f) => viewRecords(f) && !f.expired,
  'pal.check': (f) => viewRecords(f) && !f.expired && f.is(...KEEPERS),
  'relatives.manage': (f) => viewRecords(f) && f.is(...MANAGERS, 'activity_lead', 'reception'),
  'staff.view': worksHere,
  'staff.manage': (f) => f.careHomeUser && f.is(...MANAGERS),
  /** Sees the trial and how to reach the operator. */
  'package.manage': (f) => f.is(...MANAGERS, 'family_lead'),
  'home.manage': (f) => f.careHomeUser && f.is(...MANAGERS),
  'chat.use': chats,
  /** For the home: family threads and the team’s own. */
  'chat.answer': (f) => chats(f) && viewRecords(f),
  /** Private threads of one relative and the home. */
  'chat.answer-private': (f) => chats(f) && viewRecords(f) && f.is(...KEEPERS),
  /** Closing threads and pausing someone’s messages. */
  'chat.manage': (f) => chats(f) && viewRecords(f) && f.is(...MANAGERS),
  /** How families hear of messages; staff see what waits in the app. */
  'notifications.choose': (f) => chats(f) && (f.relative || f.familyOrganisation),
  'photo-book.view': viewPhotos,
  /** A household keeps its own album. */
  'photos.add': (f) => viewPhotos(f) && (viewRecords(f) || f.familyOrganisation) && !f.forcedBasic,
  // Naming people and hiding stay possible where adding is not.
  'photos.edit': (f) => viewPhotos(f) && (viewRecords(f) || f.familyOrganisation),
  /** Removing for good, answering families and settling photos without consent. */
  'photos.keep': (f) =>
    viewPhotos(f) && ((viewRecords(f) && f.is(...KEEPERS)) || f.familyOrganisation),
  'photos.suggest': (f) => viewPhotos(f) && f.relative && !f.forcedBasic,
  /** Families take copies home; staff do not keep pictures of residents on their phones. */
  'photos.download': (f) => viewPhotos(f) && (f.relative || f.familyOrganisation),
  /** Everything of one person in one file; which person is checked separately. */
  'photos.gift': (f) =>
    viewPhotos(f) && (f.relative || f.familyOrganisation || (viewRecords(f) && f.is(...KEEPERS))),
  /** Photos for websites and the press (N6). */
  'photos.publish': (f) => viewPhotos(f) && viewRecords(f) && f.is(...MANAGERS),
  'relatives.view': (f) => f.relative,
  'risk-assessment.use': usesRisks,
  'risk-assessments.view': readsRisks,
  'risk-assessments.add': (f) => readsRisks(f) && !f.forcedBasic && f.is(...KEEPERS),
  // Reviews stay possible where adding is not, so that assessments remain true.
  'risk-assessments.edit': (f) => readsRisks(f) && f.is(...KEEPERS),
  /** Moderate risks; low ones are approved by their assessor (domain 5.2). */
  'risk-assessments.approve': (f) => readsRisks(f) && f.is(...KEEPERS),
  'risk-assessments.approve-high': (f) => readsRisks(f) && f.is(...MANAGERS),
  /** The home's settings. */
  'risk-assessments.manage': (f) => readsRisks(f) && f.is(...MANAGERS),
  /** Checks and headcounts on the day; never refused for an expired package. */
  'risk-assessments.check': readsRisks,
  'invitations.manage': (f) => f.is(...MANAGERS, 'family_lead'),
} satisfies Record<string, (f: Facts) => boolean>;

export type Permission = keyof typeof rules;

/** Whether row level security limits this user to their own residents. */
export const isRelative = (user: Pick<PermissionUser, 'type'>): boolean => user.type === 'family';

/** Visits residents but does not work with them. */
export const isVisitor = (user: Pick<PermissionUser, 'type' | 'organisation_type'>): boolean =>
  isRelative(user) || user.organisation_type === ORGANISATION_TYPE.family;

export function packageState(user: PermissionUser): 'open' | 'expired' | 'basic' {
  const { expired, forcedBasic } = facts(user);
  if (expired) return 'expired';
  return forcedBasic ? 'basic' : 'open';
}

/** Demo mode shows a home of the user's own package, or a family organisation. */
export const demoKind = (
  user: Pick<PermissionUser, 'organisation_type' | 'package'>,
): 'family' | CurrentUser['package']['title'] =>
  user.organisation_type === ORGANISATION_TYPE.family ? 'family' : user.package.title;

/** Helps or inspects from outside, and must not learn who lives here. */
export const isGuest = ({ role }: Pick<PermissionUser, 'role'>): boolean =>
  role === 'volunteer_external' || role === 'viewer_inspector';

export const PERMISSIONS = Object.keys(rules) as Permission[];

/** The only place where user type, role and package decide anything. */
export const can = (user: PermissionUser, permission: Permission): boolean =>
  rules[permission](facts(user));
