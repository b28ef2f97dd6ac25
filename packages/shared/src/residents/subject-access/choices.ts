/** The record grows, and a request must be answered within a month. */
export const CHECK_VALID_DAYS = 28;

export const REQUESTERS = [
  'resident',
  'attorney',
  'deputy',
  'other_authority',
  'personal_representative',
  'claim_after_death',
] as const;
export type Requester = (typeof REQUESTERS)[number];

/** Access to Health Records Act 1990: not the family as such. */
const AFTER_DEATH = new Set<Requester>(['personal_representative', 'claim_after_death']);

export const requestersFor = (hasDied: boolean): Requester[] =>
  REQUESTERS.filter((each) => AFTER_DEATH.has(each) === hasDied);

export const CHECKED_AS = ['health_professional', 'manager'] as const;
