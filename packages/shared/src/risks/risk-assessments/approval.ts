import type { RiskStatus } from './choices.ts';
import { canBeSent, needsRedesign, type RuledLine } from './line-rules.ts';
import { type Band, findOverallBand, isAtLeast } from './matrix.ts';

/** Derived from permissions by the caller. */
interface ApprovalRights {
  edit: boolean;
  approve: boolean;
  approve_high: boolean;
}

export interface Actor extends ApprovalRights {
  id: string;
}

interface Approval {
  version: number;
  band: Band;
  approver: string;
}

export interface ApprovalState {
  /** The text being worked on or in force; approval belongs to exactly one. */
  version: number;
  /** Rises with every action, so that two people acting at once conflict. */
  revision: number;
  status: RiskStatus;
  lines: readonly RuledLine[];
  /** Everyone whose wording may be in this text, also through earlier versions and copies. */
  authors: readonly string[];
  /** The last approval, kept while a newer version is being written. */
  approved: Approval | null;
}

export type ApprovalAction =
  | { do: 'edit'; lines: readonly RuledLine[] }
  | { do: 'send' }
  | { do: 'withdraw' }
  | { do: 'return' }
  | { do: 'approve' }
  | { do: 'archive' }
  | { do: 'restore' };

export const REFUSALS = [
  'conflict',
  'wrong_status',
  'not_allowed',
  'incomplete',
  'extreme',
  'own_high',
] as const;
type Refusal = (typeof REFUSALS)[number];

type Outcome = { state: ApprovalState } | { refused: Refusal };

export const startDraft = (author: string, lines: readonly RuledLine[] = []): ApprovalState => ({
  version: 1,
  revision: 1,
  status: 'draft',
  lines,
  authors: [author],
  approved: null,
});

/** A copy has no approval, and its first authors cannot approve it either when it is high. */
export const copyDraft = (source: ApprovalState, copier: string): ApprovalState => ({
  ...startDraft(copier, source.lines),
  authors: withAuthor(source.authors, copier),
});

const withAuthor = (authors: readonly string[], id: string) =>
  authors.includes(id) ? authors : [...authors, id];

/** Why this person cannot approve this text, or null if they can (domain 5.2, N14). */
export function whyNotApprove(
  { lines, authors }: Pick<ApprovalState, 'lines' | 'authors'>,
  actor: Actor,
): Refusal | null {
  const band = findOverallBand(lines);
  if (!canBeSent(lines)) return 'incomplete';
  if (needsRedesign(band)) return 'extreme';
  if (!mayApproveBand(band, actor, authors.includes(actor.id))) return 'not_allowed';
  return isAtLeast(band, 'high') && authors.includes(actor.id) ? 'own_high' : null;
}

function mayApproveBand(band: Band, actor: Actor, isAuthor: boolean): boolean {
  if (isAtLeast(band, 'high')) return actor.approve_high;
  if (band === 'moderate') return actor.approve;
  return actor.approve || (actor.edit && isAuthor);
}

/** Applies an action by a person who has seen a revision. */
export function applyAction(
  state: ApprovalState,
  action: ApprovalAction,
  actor: Actor,
  seenRevision: number,
): Outcome {
  if (seenRevision !== state.revision) return { refused: 'conflict' };
  if (!FROM[action.do].includes(state.status)) return { refused: 'wrong_status' };
  const next = (changes: Partial<ApprovalState>): Outcome => ({
    state: { ...state, ...changes, revision: state.revision + 1 },
  });
  if (action.do === 'approve') {
    const refused = whyNotApprove(state, actor);
    if (refused !== null) return { refused };
    const approved = {
      version: state.version,
      band: findOverallBand(state.lines),
      approver: actor.id,
    };
    return next({ status: 'approved', approved });
  }
  if (action.do === 'return')
    return actor.approve ? next({ status: 'draft' }) : { refused: 'not_allowed' };
  if (action.do === 'archive')
    return actor.approve ? next({ status: 'archived' }) : { refused: 'not_allowed' };
  if (!actor.edit) return { refused: 'not_allowed' };
  if (action.do === 'send')
    return canBeSent(state.lines)
      ? next({ status: 'awaiting_approval' })
      : { refused: 'incomplete' };
  if (action.do === 'withdraw') return next({ status: 'draft' });
  return next({
    status: 'draft',
    version: state.version + (state.status === 'draft' ? 0 : 1),
    ...(action.do === 'edit'
      ? { lines: action.lines, authors: withAuthor(state.authors, actor.id) }
      : // Circumstances may have changed, so what was archived is approved again.
        { approved: null }),
  });
}

const FROM: Record<ApprovalAction['do'], readonly RiskStatus[]> = {
  // A text that waits is withdrawn or returned first, so that no one approves a moving text.
  edit: ['draft', 'approved'],
  send: ['draft'],
  withdraw: ['awaiting_approval'],
  return: ['awaiting_approval'],
  approve: ['awaiting_approval'],
  archive: ['draft', 'awaiting_approval', 'approved'],
  restore: ['archived'],
};

/**
 * The approval that people may rely on. An older version stays in force while a newer one is
 * written, unless the newer one finds the risk to be in a higher band.
 */
export function findInForce(state: ApprovalState): Approval | null {
  const { approved, status, lines } = state;
  if (approved === null || status === 'archived') return null;
  if (status === 'approved') return approved;
  return isAtLeast(approved.band, findOverallBand(lines)) ? approved : null;
}
