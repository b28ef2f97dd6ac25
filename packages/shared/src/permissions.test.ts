import { describe, expect, it } from 'vitest';

import { PACKAGE_TITLES } from './constants.ts';
import { can, type Permission, PERMISSIONS, type PermissionUser } from './permissions.ts';
import { type Role, roleFits, STAFF_ROLES, userType } from './roles.ts';

// spec 6 as a literal table: the packages on which each kind of user has the permission. Columns:
// neither expired nor basic | expired | basic | both.
type Row = readonly [active: string, expired: string, basic: string, both: string];
type Kind = 'care' | 'relative' | 'family';

const ALL: Row = ['ABCDE', 'ABCDE', 'ABCDE', 'ABCDE'];
const NONE: Row = ['', '', '', ''];
const always = (packages: string): Row => [packages, packages, packages, packages];
// Package A never expires.
const unlessExpired: Row = ['ABCDE', 'A', 'ABCDE', 'A'];
const unlessForcedBasic = (packages: string): Row => [
  packages,
  packages.includes('A') ? 'A' : '',
  '',
  '',
];

const matrix: Record<
  Exclude<Permission, 'risk-assessment.use' | 'invitations.manage'>,
  Record<Kind, Row>
> = {
  'activities.view-featured': { care: always('A'), relative: ALL, family: ALL },
  'activities.view-all': {
    care: unlessForcedBasic('ABCDE'),
    relative: unlessForcedBasic('ABCDE'),
    family: NONE,
  },
  'activities.view': {
    care: ['ABCDE', 'A', 'A', 'A'],
    relative: ALL,
    family: ALL,
  },
  'activities.write': { care: unlessForcedBasic('ABCDE'), relative: NONE, family: NONE },
  'activities.manage': { care: unlessForcedBasic('ABCDE'), relative: NONE, family: NONE },
  'activities.choose': { care: unlessForcedBasic('BCDE'), relative: NONE, family: NONE },
  'dashboard.view-graphs': { care: always('BCDE'), relative: NONE, family: NONE },
  'insights.view': { care: always('BCDE'), relative: NONE, family: NONE },
  'insights.view-cost': { care: always('BCDE'), relative: NONE, family: NONE },
  'organisation.compare': { care: NONE, relative: NONE, family: NONE },
  'week-mail.receive': { care: always('BCDE'), relative: NONE, family: NONE },
  'event-mails.receive': { care: ALL, relative: ALL, family: ALL },
  'notices.view': { care: ALL, relative: ALL, family: NONE },
  'notices.manage': { care: ALL, relative: NONE, family: NONE },
  'birthdays.view': { care: ALL, relative: ALL, family: NONE },
  'videos.view': { care: unlessExpired, relative: unlessExpired, family: unlessExpired },
  'pal.view': { care: unlessExpired, relative: unlessExpired, family: unlessExpired },
  'tutorials.view': { care: ALL, relative: NONE, family: ALL },
  'products.view': { care: ALL, relative: ALL, family: ALL },
  'events.view': { care: ALL, relative: ALL, family: ALL },
  'events.add': {
    care: unlessForcedBasic('ABCDE'),
    relative: NONE,
    family: unlessForcedBasic('ABCDE'),
  },
  'events.edit': { care: ALL, relative: ALL, family: ALL },
  'events.delete': { care: ALL, relative: ALL, family: ALL },
  'events.edit-any': { care: ALL, relative: NONE, family: ALL },
  'events.view-drafts': { care: ALL, relative: NONE, family: NONE },
  'events.plan': { care: unlessForcedBasic('ABCDE'), relative: NONE, family: NONE },
  'events.reply': {
    care: NONE,
    relative: unlessForcedBasic('ABCDE'),
    family: unlessForcedBasic('ABCDE'),
  },
  'events.put-down': { care: unlessForcedBasic('BCDE'), relative: NONE, family: NONE },
  'visits.announce': { care: NONE, relative: unlessForcedBasic('ABCDE'), family: NONE },
  'reception.view': { care: always('BCDE'), relative: NONE, family: NONE },
  'reception.sign-in': { care: unlessForcedBasic('BCDE'), relative: NONE, family: NONE },
  'visiting-times.view': { care: ALL, relative: ALL, family: NONE },
  'visiting-times.add': { care: unlessForcedBasic('ABCDE'), relative: NONE, family: NONE },
  'visiting-times.edit': { care: ALL, relative: NONE, family: NONE },
  'performers.view': { care: ALL, relative: NONE, family: NONE },
  'performers.view-fees': { care: ALL, relative: NONE, family: NONE },
  'performers.manage': { care: unlessForcedBasic('ABCDE'), relative: NONE, family: NONE },
  'places.view': { care: ALL, relative: NONE, family: NONE },
  'places.manage': { care: unlessForcedBasic('ABCDE'), relative: NONE, family: NONE },
  'proposals.view': { care: ALL, relative: ALL, family: NONE },
  'proposals.add': { care: NONE, relative: unlessForcedBasic('ABCDE'), family: NONE },
  'proposals.answer': { care: ALL, relative: NONE, family: NONE },
  'surveys.view': { care: always('E'), relative: always('E'), family: always('E') },
  'feedback.add': { care: unlessForcedBasic('E'), relative: NONE, family: NONE },
  'feedback.view': { care: always('E'), relative: NONE, family: NONE },
  'feedback.manage': { care: always('E'), relative: NONE, family: NONE },
  'actions.view': { care: always('E'), relative: NONE, family: NONE },
  'actions.manage': { care: unlessForcedBasic('E'), relative: NONE, family: NONE },
  'meetings.view': { care: always('E'), relative: NONE, family: NONE },
  'meetings.manage': { care: unlessForcedBasic('E'), relative: NONE, family: NONE },
  'surveys.answer': {
    care: unlessForcedBasic('E'),
    relative: unlessForcedBasic('E'),
    family: NONE,
  },
  'surveys.results': { care: always('E'), relative: NONE, family: NONE },
  'surveys.read-texts': { care: always('E'), relative: NONE, family: NONE },
  'surveys.manage': { care: unlessForcedBasic('E'), relative: NONE, family: NONE },
  'surveys.collect': { care: unlessForcedBasic('E'), relative: NONE, family: NONE },
  'surveys.compare': { care: always('E'), relative: NONE, family: NONE },
  'reports.view': { care: always('BCDE'), relative: NONE, family: NONE },
  'reports.add': { care: unlessForcedBasic('BCDE'), relative: NONE, family: NONE },
  'reports.write-full': { care: unlessForcedBasic('CDE'), relative: NONE, family: NONE },
  'reports.email': { care: always('CDE'), relative: NONE, family: NONE },
  'reports.keep': { care: unlessForcedBasic('BCDE'), relative: NONE, family: NONE },
  'reports.void': { care: always('BCDE'), relative: NONE, family: NONE },
  'reports.download': { care: always('BCDE'), relative: NONE, family: NONE },
  'reports.open': { care: always('BCDE'), relative: ALL, family: NONE },
  'reports.download-home': { care: always('BCDE'), relative: NONE, family: NONE },
  'reports.email-others': { care: always('CDE'), relative: NONE, family: NONE },
  'observations.view': { care: always('BCDE'), relative: NONE, family: NONE },
  'observations.add': { care: unlessForcedBasic('BCDE'), relative: NONE, family: NONE },
  'observations.view-concerns': { care: always('BCDE'), relative: NONE, family: NONE },
  'observations.attend': { care: always('BCDE'), relative: NONE, family: NONE },
  'residents.view': { care: always('BCDE'), relative: NONE, family: NONE },
  'residents.add': { care: unlessForcedBasic('BCDE'), relative: NONE, family: NONE },
  'chat.use': {
    care: unlessForcedBasic('BDE'),
    relative: unlessForcedBasic('BDE'),
    family: unlessForcedBasic('BDE'),
  },
  'notifications.choose': {
    care: NONE,
    relative: unlessForcedBasic('BDE'),
    family: unlessForcedBasic('BDE'),
  },
  'chat.answer': { care: unlessForcedBasic('BDE'), relative: NONE, family: NONE },
  'chat.answer-private': { care: unlessForcedBasic('BDE'), relative: NONE, family: NONE },
  'chat.manage': { care: unlessForcedBasic('BDE'), relative: NONE, family: NONE },
  'photo-book.view': { care: always('BDE'), relative: always('BDE'), family: always('BDE') },
  'photos.add': {
    care: unlessForcedBasic('BDE'),
    relative: NONE,
    family: unlessForcedBasic('BDE'),
  },
  'photos.edit': { care: always('BDE'), relative: NONE, family: always('BDE') },
  'photos.keep': { care: always('BDE'), relative: NONE, family: always('BDE') },
  'photos.download': { care: NONE, relative: always('BDE'), family: always('BDE') },
  'photos.gift': { care: always('BDE'), relative: always('BDE'), family: always('BDE') },
  'photos.publish': { care: always('BDE'), relative: NONE, family: NONE },
  'photos.suggest': { care: NONE, relative: unlessForcedBasic('BDE'), family: NONE },
  'relatives.view': { care: NONE, relative: ALL, family: NONE },
  'residents.edit': { care: always('BCDE'), relative: NONE, family: NONE },
  'residents.manage': { care: always('BCDE'), relative: NONE, family: NONE },
  'residents.inspect': { care: NONE, relative: NONE, family: NONE },
  'residents.import': { care: unlessForcedBasic('BCDE'), relative: NONE, family: NONE },
  'consents.edit': { care: always('BCDE'), relative: NONE, family: NONE },
  'about-me.edit': { care: always('BCDE'), relative: NONE, family: NONE },
  'about-me.contribute': {
    care: always('BCDE'),
    relative: unlessForcedBasic('ABCDE'),
    family: NONE,
  },
  'tags.manage': { care: always('BCDE'), relative: NONE, family: NONE },
  'tags.merge': { care: always('BCDE'), relative: NONE, family: NONE },
  'media.upload': {
    care: unlessForcedBasic('BCDE'),
    relative: unlessForcedBasic('ABCDE'),
    family: unlessForcedBasic('BDE'),
  },
  'groups.manage': { care: always('BCDE'), relative: NONE, family: NONE },
  'relatives.manage': { care: always('BCDE'), relative: NONE, family: NONE },
  'staff.view': { care: ALL, relative: NONE, family: NONE },
  'staff.manage': { care: ALL, relative: NONE, family: NONE },
  'home.manage': { care: ALL, relative: NONE, family: NONE },
  'package.manage': { care: ALL, relative: NONE, family: ALL },
  'pal.view-residents': { care: ['BCDE', '', 'BCDE', ''], relative: NONE, family: NONE },
  'pal.check': { care: ['BCDE', '', 'BCDE', ''], relative: NONE, family: NONE },
  'risk-assessments.view': { care: always('BCDE'), relative: NONE, family: NONE },
  'risk-assessments.add': { care: unlessForcedBasic('BCDE'), relative: NONE, family: NONE },
  'risk-assessments.edit': { care: always('BCDE'), relative: NONE, family: NONE },
  'risk-assessments.approve': { care: always('BCDE'), relative: NONE, family: NONE },
  'risk-assessments.approve-high': { care: always('BCDE'), relative: NONE, family: NONE },
  'risk-assessments.manage': { care: always('BCDE'), relative: NONE, family: NONE },
  'risk-assessments.check': { care: always('BCDE'), relative: NONE, family: NONE },
};

const kinds: Record<Kind, Pick<PermissionUser, 'role' | 'organisation_type'>> = {
  care: { role: 'home_manager', organisation_type: 1 },
  relative: { role: 'relative', organisation_type: 1 },
  family: { role: 'family_lead', organisation_type: 2 },
};
const states = [
  { expired: false, is_basic: false },
  { expired: true, is_basic: false },
  { expired: false, is_basic: true },
  { expired: true, is_basic: true },
];

const makeUser = (
  kind: Kind,
  values: Partial<PermissionUser> & { is_basic?: boolean } = {},
): PermissionUser => ({
  ...kinds[kind],
  type: userType(kinds[kind].role),
  expired: false,
  package: { title: 'Package E', is_basic: values.is_basic ?? false },
  carehome: {
    products_for_relatives: true,
    organisation: { is_risk_assessment_enabled: true },
  },
  ...values,
});

describe('the permission matrix of spec 6', () => {
  for (const [permission, rows] of Object.entries(matrix)) {
    it(permission, () => {
      for (const [kind, row] of Object.entries(rows) as [Kind, Row][])
        for (const [index, { expired, is_basic }] of states.entries()) {
          const allowed = PACKAGE_TITLES.filter((title) =>
            can(
              makeUser(kind, { expired, package: { title, is_basic } }),
              permission as Permission,
            ),
          ).map((title) => title.slice(-1));
          expect([kind, expired, is_basic, allowed.join('')]).toEqual([
            kind,
            expired,
            is_basic,
            row[index],
          ]);
        }
    });
  }

  it('covers every permission', () => {
    const decided = [...Object.keys(matrix), 'risk-assessment.use', 'invitations.manage'];
    expect(decided.toSorted()).toEqual(PERMISSIONS.toSorted());
  });
});

it('treats a relative of a family organisation as both', () => {
  const both = makeUser('relative', { organisation_type: 2 });
  expect(can(both, 'activities.view-featured')).toBe(true);
  expect(can(both, 'activities.view-all')).toBe(false);
  expect(can(both, 'tutorials.view')).toBe(false);
});

it('allows risk assessment where the organisation has it, and never to relatives', () => {
  const carehome = {
    products_for_relatives: true,
    organisation: { is_risk_assessment_enabled: false },
  };
  expect(can(makeUser('care'), 'risk-assessment.use')).toBe(true);
  expect(can(makeUser('relative'), 'risk-assessment.use')).toBe(false);
  for (const permission of PERMISSIONS.filter((each) => each.startsWith('risk-')))
    for (const role of STAFF_ROLES)
      expect([permission, can(makeUser('care', { role, carehome }), permission)]).toEqual([
        permission,
        false,
      ]);
});

it('hides products from relatives where their home disabled them', () => {
  const carehome = {
    products_for_relatives: false,
    organisation: { is_risk_assessment_enabled: false },
  };
  expect(can(makeUser('relative', { carehome }), 'products.view')).toBe(false);
  expect(can(makeUser('care', { carehome }), 'products.view')).toBe(true);
  expect(can(makeUser('family', { carehome }), 'products.view')).toBe(true);
});

it('keeps family roles and care home roles apart', () => {
  expect([
    roleFits('family_lead', 2),
    roleFits('home_manager', 1),
    roleFits('relative', 1),
  ]).toEqual([true, true, true]);
  expect([
    roleFits('family_lead', 1),
    roleFits('home_manager', 2),
    roleFits('relative', 2),
  ]).toEqual([false, false, false]);
});

// domain 8.7: what each role may do on Package E.
const byRole: Partial<Record<Permission, string>> = {
  'insights.view': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'insights.view-cost': 'org_admin home_manager',
  'organisation.compare': 'org_admin',
  'surveys.answer':
    'org_admin home_manager activity_lead senior_carer nurse carer reception volunteer_external',
  'surveys.results':
    'org_admin home_manager activity_lead senior_carer nurse carer reception viewer_inspector',
  'surveys.read-texts': 'org_admin home_manager',
  'surveys.manage': 'org_admin home_manager',
  'surveys.collect': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'surveys.compare': 'org_admin home_manager',
  'week-mail.receive': 'org_admin home_manager',
  'event-mails.receive':
    'org_admin home_manager activity_lead senior_carer nurse carer reception volunteer_external',
  'notices.view':
    'org_admin home_manager activity_lead senior_carer nurse carer reception volunteer_external viewer_inspector',
  'notices.manage': 'org_admin home_manager activity_lead reception',
  'events.edit-any': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'events.view-drafts': 'org_admin home_manager activity_lead senior_carer nurse',
  'events.plan': 'org_admin home_manager activity_lead senior_carer nurse',
  'performers.view': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'performers.view-fees': 'org_admin home_manager activity_lead',
  'performers.manage': 'org_admin home_manager activity_lead',
  'places.view': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'places.manage': 'org_admin home_manager activity_lead',
  'proposals.answer': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'events.put-down': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'reception.view': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'reception.sign-in': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'visiting-times.edit': 'org_admin home_manager',
  'birthdays.view': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'residents.view': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'residents.add': 'org_admin home_manager activity_lead senior_carer nurse reception',
  'residents.edit': 'org_admin home_manager activity_lead senior_carer nurse',
  'residents.manage': 'org_admin home_manager',
  'residents.inspect': 'viewer_inspector',
  'consents.edit': 'org_admin home_manager',
  'about-me.edit': 'org_admin home_manager activity_lead senior_carer nurse',
  'about-me.contribute': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'tags.manage': 'org_admin home_manager activity_lead',
  'tags.merge': 'org_admin home_manager',
  'groups.manage': 'org_admin home_manager activity_lead',
  'pal.view-residents': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'pal.check': 'org_admin home_manager activity_lead senior_carer nurse',
  'relatives.manage': 'org_admin home_manager activity_lead reception',
  'staff.view': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'staff.manage': 'org_admin home_manager',
  'home.manage': 'org_admin home_manager',
  'package.manage': 'org_admin home_manager',
  'photos.add': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'photos.edit': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'photos.keep': 'org_admin home_manager activity_lead senior_carer nurse',
  'photos.gift': 'org_admin home_manager activity_lead senior_carer nurse',
  'photos.publish': 'org_admin home_manager',
  'notifications.choose': '',
  'chat.answer': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'chat.answer-private': 'org_admin home_manager activity_lead senior_carer nurse',
  'chat.manage': 'org_admin home_manager',
  'reports.add': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'reports.keep': 'org_admin home_manager activity_lead senior_carer nurse',
  'reports.void': 'org_admin home_manager',
  'observations.add': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'observations.view-concerns': 'org_admin home_manager activity_lead senior_carer nurse',
  'observations.attend': 'org_admin home_manager',
  'reports.download':
    'org_admin home_manager activity_lead senior_carer nurse carer reception viewer_inspector',
  'reports.download-home': 'org_admin home_manager viewer_inspector',
  'reports.email-others': 'org_admin home_manager',
  'feedback.add': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'feedback.view': 'org_admin home_manager activity_lead senior_carer nurse',
  'feedback.manage': 'org_admin home_manager',
  'actions.view': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'actions.manage': 'org_admin home_manager activity_lead',
  'meetings.view': 'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'meetings.manage': 'org_admin home_manager activity_lead',
  'risk-assessments.view':
    'org_admin home_manager activity_lead senior_carer nurse carer reception',
  'risk-assessments.add': 'org_admin home_manager activity_lead senior_carer nurse',
  'risk-assessments.edit': 'org_admin home_manager activity_lead senior_carer nurse',
  'risk-assessments.approve': 'org_admin home_manager activity_lead senior_carer nurse',
  'risk-assessments.approve-high': 'org_admin home_manager',
  'risk-assessments.manage': 'org_admin home_manager',
  'risk-assessments.check':
    'org_admin home_manager activity_lead senior_carer nurse carer reception',
};

it.each(Object.entries(byRole))('%s is limited to certain roles', (permission, roles) => {
  const allowed = STAFF_ROLES.filter((role) =>
    can(makeUser('care', { role }), permission as Permission),
  );
  expect(allowed.join(' ')).toBe(roles);
});

it('allows inspection where there are residents, until the package expires', () => {
  const open = (expired: boolean) =>
    PACKAGE_TITLES.filter((title) => {
      const inspector = { role: 'viewer_inspector', expired } as const;
      return can(
        makeUser('care', { ...inspector, package: { title, is_basic: true } }),
        'residents.inspect',
      );
    });
  expect(open(false)).toEqual(['Package B', 'Package C', 'Package D', 'Package E']);
  expect(open(true)).toEqual([]);
});

it('allows home and family leads to invite on every package', () => {
  const inviting = (role: Role) => can(makeUser('care', { role }), 'invitations.manage');
  expect((['org_admin', 'home_manager', 'family_lead'] as const).every(inviting)).toBe(true);
  expect(
    (['carer', 'nurse', 'reception', 'relative', 'viewer_inspector'] as const).some(inviting),
  ).toBe(false);
});
