import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { can } from '../../permissions.ts';
import { ROLES, type Role, userType } from '../../roles.ts';
import {
  type Actor,
  type ApprovalAction,
  type ApprovalState,
  applyAction,
  copyDraft,
  findInForce,
  startDraft,
  whyNotApprove,
} from './approval.ts';
import type { RuledLine } from './line-rules.ts';
import { type Band, findOverallBand, isAtLeast, type RiskLevel } from './matrix.ts';

function makeActor(id: string, role: Role): Actor {
  const user = {
    type: userType(role),
    role,
    organisation_type: 1,
    expired: false,
    package: { title: 'Package E', is_basic: false },
    carehome: {
      products_for_relatives: false,
      organisation: { is_risk_assessment_enabled: true },
    },
  } as const;
  return {
    id,
    edit: can(user, 'risk-assessments.edit'),
    approve: can(user, 'risk-assessments.approve'),
    approve_high: can(user, 'risk-assessments.approve-high'),
  };
}

const manager = makeActor('manager', 'home_manager');
const deputy = makeActor('deputy', 'home_manager');
const senior = makeActor('senior', 'senior_carer');
const lead = makeActor('lead', 'activity_lead');
const carer = makeActor('carer', 'carer');
const relative = makeActor('relative', 'relative');

const makeLine = (likelihood: RiskLevel, severity: RiskLevel): RuledLine => ({
  likelihood_before: likelihood,
  severity_before: severity,
  likelihood_after: likelihood,
  severity_after: severity,
  existing_controls: ['Clear floor'],
  extra_controls: ['A second worker'],
});
const LINES: Record<Band, RuledLine[]> = {
  low: [makeLine(1, 2)],
  moderate: [makeLine(1, 2), makeLine(2, 3)],
  high: [makeLine(3, 4), makeLine(1, 1)],
  extreme: [makeLine(1, 1), makeLine(5, 4)],
};

/** Acts with the newest revision and expects success. */
function act(state: ApprovalState, actor: Actor, action: ApprovalAction): ApprovalState {
  const outcome = applyAction(state, action, actor, state.revision);
  if ('refused' in outcome) throw new Error(`${action.do} was refused: ${outcome.refused}`);
  return outcome.state;
}
const tryTo = (state: ApprovalState, actor: Actor, action: ApprovalAction) =>
  applyAction(state, action, actor, state.revision);
const send = (author: Actor, band: Band) =>
  act(startDraft(author.id, LINES[band]), author, { do: 'send' });

describe('who may approve', () => {
  it.each<[Band, string, string | null]>([
    ['low', 'lead', null],
    ['low', 'senior', null],
    ['low', 'carer', 'not_allowed'],
    ['moderate', 'senior', null],
    ['moderate', 'lead', null],
    ['moderate', 'carer', 'not_allowed'],
    ['high', 'manager', null],
    ['high', 'senior', 'not_allowed'],
    ['high', 'relative', 'not_allowed'],
    ['extreme', 'manager', 'extreme'],
    ['extreme', 'senior', 'extreme'],
  ])('of a %s risk, the %s is answered %s', (band, id, reason) => {
    const actor = [manager, senior, lead, carer, relative].find((each) => each.id === id);
    expect(actor && whyNotApprove({ lines: LINES[band], authors: ['lead'] }, actor)).toBe(reason);
  });

  it('refuses a manager who wrote the high risk, or a part of it', () => {
    expect(tryTo(send(manager, 'high'), manager, { do: 'approve' })).toEqual({
      refused: 'own_high',
    });
    const draft = act(startDraft(manager.id), manager, { do: 'edit', lines: LINES.high });
    const changed = act(draft, lead, { do: 'edit', lines: LINES.high });
    const sent = act(changed, lead, { do: 'send' });
    expect(tryTo(sent, manager, { do: 'approve' })).toEqual({ refused: 'own_high' });
    expect(act(sent, deputy, { do: 'approve' }).approved?.approver).toBe('deputy');
  });

  it('refuses a manager who wrote what was copied', () => {
    const copy = act(copyDraft(send(manager, 'high'), lead.id), lead, { do: 'send' });
    expect(tryTo(copy, manager, { do: 'approve' })).toEqual({ refused: 'own_high' });
  });
});

describe('two people at once', () => {
  it('get a conflict instead of two approvals', () => {
    const sent = send(lead, 'high');
    const first = act(sent, manager, { do: 'approve' });
    expect(applyAction(first, { do: 'approve' }, deputy, sent.revision)).toEqual({
      refused: 'conflict',
    });
  });

  it('cannot approve a text that has changed since it was read', () => {
    const sent = send(lead, 'moderate');
    const draft = act(sent, lead, { do: 'withdraw' });
    const worse = act(act(draft, lead, { do: 'edit', lines: LINES.high }), lead, { do: 'send' });
    expect(applyAction(worse, { do: 'approve' }, senior, sent.revision)).toEqual({
      refused: 'conflict',
    });
  });
});

describe('a change after approval', () => {
  const approved = act(send(lead, 'moderate'), senior, { do: 'approve' });

  it('makes a new version that needs approval again', () => {
    const edited = act(approved, lead, { do: 'edit', lines: LINES.low });
    expect([edited.version, edited.status]).toEqual([2, 'draft']);
    expect(act(edited, lead, { do: 'edit', lines: LINES.low }).version).toBe(2);
  });

  it('leaves the approved version in force unless the risk turns out higher', () => {
    const lower = act(approved, lead, { do: 'edit', lines: LINES.low });
    expect(findInForce(lower)).toMatchObject({ version: 1, band: 'moderate' });
    const higher = act(approved, lead, { do: 'edit', lines: LINES.high });
    expect(findInForce(higher)).toBeNull();
  });

  it('ends with archiving, and restoring needs approval again', () => {
    const archived = act(approved, manager, { do: 'archive' });
    expect(findInForce(archived)).toBeNull();
    const restored = act(archived, lead, { do: 'restore' });
    expect([restored.status, restored.version, findInForce(restored)]).toEqual(['draft', 2, null]);
  });
});

it('does not send or approve an assessment without lines', () => {
  expect(tryTo(startDraft(lead.id), lead, { do: 'send' })).toEqual({ refused: 'incomplete' });
});

// N14 over random people, roles, edits, copies and stale screens.
describe('any sequence of actions', () => {
  const level = fc.constantFrom<RiskLevel>(1, 2, 3, 4, 5);
  const lines = fc.oneof(
    fc.constantFrom(...Object.values(LINES)),
    fc.array(
      fc.tuple(level, level).map(([one, other]) => makeLine(one, other)),
      { maxLength: 4 },
    ),
  );
  const action: fc.Arbitrary<ApprovalAction> = fc.oneof(
    lines.map((each) => ({ do: 'edit' as const, lines: each })),
    { arbitrary: fc.constant({ do: 'send' as const }), weight: 3 },
    { arbitrary: fc.constant({ do: 'approve' as const }), weight: 4 },
    fc.constantFrom<ApprovalAction>(
      { do: 'withdraw' },
      { do: 'return' },
      { do: 'archive' },
      { do: 'restore' },
    ),
  );
  const step = fc.record({
    who: fc.nat(4),
    role: fc.oneof(
      fc.constantFrom<Role>('home_manager', 'org_admin', 'senior_carer', 'activity_lead'),
      fc.constantFrom(...ROLES),
    ),
    action,
    copies: fc.nat(9).map((one) => one === 0),
    isStale: fc.nat(7).map((one) => one === 0),
  });

  it('never reaches an approved extreme, a self-approved high or an unentitled approval', () => {
    const reached = new Set<Band>();
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), lines, (steps, first) => {
        let state = startDraft('0', first);
        // Kept apart from the machine: everyone who ever touched the text.
        let writers = new Set(['0']);
        for (const { who, role, action: tried, copies, isStale } of steps) {
          const actor = makeActor(String(who), role);
          if (copies && actor.edit) {
            state = copyDraft(state, actor.id);
            writers = new Set([...writers, actor.id]);
          }
          const outcome = applyAction(state, tried, actor, state.revision - (isStale ? 1 : 0));
          if ('refused' in outcome) continue;
          expect(isStale).toBe(false);
          ({ state } = outcome);
          if (tried.do === 'edit') writers.add(actor.id);
          if (tried.do === 'approve') {
            const band = findOverallBand(state.lines);
            reached.add(band);
            expect(band).not.toBe('extreme');
            expect(actor.edit || actor.approve).toBe(true);
            if (isAtLeast(band, 'moderate')) expect(actor.approve).toBe(true);
            if (isAtLeast(band, 'high')) {
              expect(actor.approve_high).toBe(true);
              expect(writers.has(actor.id)).toBe(false);
            }
          }
          if (state.status === 'approved') {
            expect(state.approved?.version).toBe(state.version);
            expect(state.approved?.band).toBe(findOverallBand(state.lines));
          }
          const inForce = findInForce(state);
          if (inForce) expect(isAtLeast(inForce.band, findOverallBand(state.lines))).toBe(true);
          expect(inForce?.band).not.toBe('extreme');
        }
      }),
      { numRuns: 1000 },
    );
    expect([...reached].toSorted()).toEqual(['high', 'low', 'moderate']);
  });
});
