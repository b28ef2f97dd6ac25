import type { Hazard } from '../../library/activities/choices.ts';

/** Safety data an assessment relies on, as far as it is recorded. */
export const FACT_KEYS = [
  'moves',
  'help_to_stand',
  'falls_risk',
  'food_texture',
  'drink_thickness',
  'allergens',
  'sight',
  'hearing',
  'photosensitive',
  'oxygen',
  'pacemaker',
  'level',
] as const;
type FactKey = (typeof FACT_KEYS)[number];
/** Comparable as text: sorted lists joined, numbers and ticks written out, null if unknown. */
export type Facts = Partial<Record<FactKey, string | null>>;

/** Kept with the approved version. */
export interface ReliedOn {
  approved_at: string;
  residents: ReadonlyMap<string, Facts>;
  guide: { version: number; hazards: readonly Hazard[] } | null;
  lines: readonly { hazard_code: Hazard | null }[];
}

export interface Today {
  /** Without those who have left the home. */
  residents: ReadonlyMap<string, Facts>;
  guide: { version: number; hazards: readonly Hazard[] } | null;
  /** Records of the same activity or event that tell of an incident. */
  incidents: readonly { report_id: string; happened_at: string }[];
}

type CheckAgainReason =
  | { kind: 'resident_changed'; resident_id: string; facts: FactKey[] }
  | { kind: 'new_hazard'; hazards: Hazard[] }
  | { kind: 'incident'; report_id: string };

/**
 * Derived from what the approval relied on, so that no area has to announce its changes and no
 * change can be forgotten.
 */
export function listCheckAgainReasons(relied: ReliedOn, today: Today): CheckAgainReason[] {
  return [
    ...listChangedResidents(relied, today),
    ...listNewHazards(relied, today),
    ...today.incidents
      .filter(({ happened_at }) => happened_at > relied.approved_at)
      .map(({ report_id }) => ({ kind: 'incident' as const, report_id })),
  ];
}

function listChangedResidents(relied: ReliedOn, today: Today): CheckAgainReason[] {
  return [...relied.residents].flatMap(([resident_id, before]) => {
    const now = today.residents.get(resident_id);
    if (!now) return [];
    const facts = FACT_KEYS.filter((key) => (before[key] ?? null) !== (now[key] ?? null));
    return facts.length > 0 ? [{ kind: 'resident_changed' as const, resident_id, facts }] : [];
  });
}

/** A hazard that the assessor has already added is not new. */
function listNewHazards(relied: ReliedOn, today: Today): CheckAgainReason[] {
  if (!today.guide || today.guide.version === relied.guide?.version) return [];
  const assessed = new Set<Hazard | null>([
    ...(relied.guide?.hazards ?? []),
    ...relied.lines.map(({ hazard_code }) => hazard_code),
  ]);
  const hazards = today.guide.hazards.filter((code) => !assessed.has(code));
  return hazards.length > 0 ? [{ kind: 'new_hazard', hazards }] : [];
}
