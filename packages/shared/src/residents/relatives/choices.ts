/** Domain 8.6; labels are in the web app. */

export const RELATIONSHIPS = [
  'spouse_partner',
  'child',
  'grandchild',
  'sibling',
  'parent',
  'niece_nephew',
  'other_family',
  'friend',
  'advocate',
  'attorney',
  'deputy',
  'volunteer_visitor',
] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

export const AUTHORITIES = [
  'none',
  'lpa_health_welfare',
  'lpa_property',
  'deputy_welfare',
  'deputy_property',
  'guardian_scotland',
  'rpr',
  'imca',
] as const;
export type Authority = (typeof AUTHORITIES)[number];

const MONEY_ONLY: ReadonlySet<Authority> = new Set(['lpa_property', 'deputy_property'] as const);
/** Authority over finances allows no decisions about care. */
export const isMoneyOnly = (authority: Authority): boolean => MONEY_ONLY.has(authority);

/** 0 contact card, 1 news, 2 updates, 3 family circle, 4 decision-maker. */
export const ACCESS_LEVELS = [0, 1, 2, 3, 4] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];
export const CONTACT_ONLY = 0;
export const SEES_UPDATES = 2;
export const FAMILY_CIRCLE = 3;

export const LINK_STATUSES = ['invited', 'active', 'suspended', 'blocked', 'ended'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

/** Evidence that the resident wants this. */
export const AGREEMENTS = ['resident_agrees', 'best_interests'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

export const LINKS_PER_RESIDENT = 15;
export const EMERGENCY_ORDERS = [1, 2, 3, 4, 5] as const;
