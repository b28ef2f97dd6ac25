/** Domain 5.2: five ticks before a session, on a phone in ten seconds. */
export const SESSION_CHECKS = [
  'people_well',
  'room_safe',
  'equipment_checked',
  'eating_plans_checked',
  'staff_and_phone',
] as const;
type SessionCheck = (typeof SESSION_CHECKS)[number];

export interface CheckAnswer {
  check: SessionCheck;
  ok: boolean;
  note: string | null;
}

export const CHECK_STATES = ['unfinished', 'note_missing', 'stop_and_think', 'all_well'] as const;
type CheckState = (typeof CHECK_STATES)[number];

/** Every question has one answer; a “no” needs a note. It informs and never forbids. */
export function findCheckState(
  answers: readonly CheckAnswer[],
  unassessed: readonly string[] = [],
): CheckState {
  const byCheck = new Map(answers.map((answer) => [answer.check, answer]));
  if (SESSION_CHECKS.some((check) => !byCheck.has(check))) return 'unfinished';
  const noes = [...byCheck.values()].filter(({ ok }) => !ok);
  if (noes.some(({ note }) => !note?.trim())) return 'note_missing';
  return noes.length > 0 || unassessed.length > 0 ? 'stop_and_think' : 'all_well';
}

/** People who joined on the day; empty if the assessment names nobody, because it is then for all. */
export function listUnassessed(
  assessedIds: readonly string[],
  presentIds: readonly string[],
): string[] {
  if (assessedIds.length === 0) return [];
  const assessed = new Set(assessedIds);
  return [...new Set(presentIds)].filter((id) => !assessed.has(id));
}
