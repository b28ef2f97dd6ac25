import { createHash } from 'node:crypto';

import { HAZARDS, type Hazard } from '@relish/shared/library/activities/choices.ts';
import { safetyFacts } from '@relish/shared/library/suggestions/safety-facts.ts';
import { FACT_KEYS, type Facts } from '@relish/shared/risks/risk-assessments/check-again.ts';

import { openReach } from '../../../content/reach.ts';
import type { InHome } from '../../../core/handler.ts';
import { listPeople } from '../../library/suggestions/public.ts';

/** Sealed with the approved version. */
export interface Reliance {
  residents: Record<string, Facts>;
  /** Those of the guide and of the lines. */
  hazards: Hazard[];
}

type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

// No and unknown are the same here: a resident without a pacemaker has not changed by being asked.
const tick = (value: boolean) => (value ? 'yes' : null);
const written = (value: number | null) => (value === null ? null : String(value));

function toFacts(person: PersonRow): Facts {
  const known = safetyFacts(person);
  return {
    moves: known.moves,
    help_to_stand: tick(known.help_to_stand),
    falls_risk: tick(known.falls_risk),
    food_texture: written(known.food_texture),
    drink_thickness: written(known.drink_thickness),
    allergens: known.allergens.toSorted().join(', ') || null,
    sight: known.sight,
    hearing: known.hearing,
    photosensitive: tick(known.photosensitive),
    oxygen: tick(known.oxygen),
    pacemaker: tick(known.pacemaker),
    level: person.level,
  };
}

export const digestFacts = (facts: Facts): string =>
  createHash('sha256')
    .update(JSON.stringify(FACT_KEYS.map((key) => facts[key] ?? null)))
    .digest('base64url');

/** Today's facts of those who live here. */
export async function readFacts(
  { db, carehomeId }: Pick<InHome, 'db' | 'carehomeId'>,
  ids: readonly string[],
): Promise<Map<string, Facts>> {
  if (ids.length === 0) return new Map();
  const people = await listPeople(db, carehomeId, [...new Set(ids)]);
  return new Map(people.map((person) => [person.id, toFacts(person)]));
}

/** Hazards that the guides name today. */
export async function readGuides(
  context: Pick<InHome, 'db' | 'carehomeId' | 'library' | 'user'>,
  ids: readonly string[],
): Promise<Map<string, Hazard[]>> {
  if (ids.length === 0) return new Map();
  const reach = await openReach(context);
  return new Map(
    ids.flatMap((id) => {
      const activity = reach.activity(id);
      return activity ? [[id, listHazards(activity.guide)] as const] : [];
    }),
  );
}

const listHazards = (guide: { hazards: readonly { code: Hazard }[] }): Hazard[] => [
  ...new Set(guide.hazards.map(({ code }) => code)),
];

export const isHazard = (code: string): code is Hazard => HAZARDS.includes(code as Hazard);
