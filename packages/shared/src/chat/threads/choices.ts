/**
 * Family: all linked relatives of a resident and the home. Private: one relative and the home. Team: staff only.
 * Household: everyone in a family organisation.
 */
export const THREAD_KINDS = ['family', 'private', 'team', 'household'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** The whole home, what the next shift must know, or the staff around a group of residents. */
export const TEAMS = ['home', 'handover', 'group'] as const;
export type Team = (typeof TEAMS)[number];

/** Whether the user may write, and if not, why. */
export const WRITING_STATES = [
  'open',
  /** The home closed the thread. */
  'closed',
  /** The home paused this relative’s messages. */
  'paused',
  /** The resident has moved out, or the family has been told of a death. */
  'read_only',
] as const;
export type WritingState = (typeof WRITING_STATES)[number];

/** Why the families of a resident cannot be reached; null if they can. */
export const UNREACHABLE = ['no_consent', 'no_relative'] as const;

export const THREAD_LIMITS = { page: 50, reason: 500 } as const;
