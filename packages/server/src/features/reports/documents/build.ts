import { buildCarePlanning } from './care-planning.ts';
import { buildFamilyUpdate } from './family-update.ts';
import { buildHomeEvidence } from './home-evidence.ts';
import type { Built, StagedSources, Wanted } from './sources.ts';

/** Undefined if the resident is not of this home. */
export function buildDocument(
  { read, ...sources }: StagedSources,
  wanted: Wanted,
): Promise<Built | undefined> {
  switch (wanted.kind) {
    case 'family_update':
      return read((db) => buildFamilyUpdate({ ...sources, db }, wanted));
    case 'care_planning':
      return read((db) => buildCarePlanning({ ...sources, db }, wanted));
    case 'home_evidence':
      return buildHomeEvidence({ ...sources, read }, wanted);
  }
}
