export const PROPOSAL_KINDS = ['event', 'help'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export const PROPOSAL_STATUSES = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export const PROPOSAL_LIMITS = {
  text_min: 3,
  text: 500,
  days: 120,
  answer: 500,
  /** Open ones of one relative. */
  open: 10,
} as const;
