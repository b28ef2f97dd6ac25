import { buildCarePlanning } from './care-planning.ts';
import { buildFamilyUpdate } from './family-update.ts';
import { buildHomeEvidence } from './home-evidence.ts';
import type { Built, Sources, Wanted } from './sources.ts';

/** Undefined where the person it would be about is not of this home. */
export function buildDocument(sources: Sources, wanted: Wanted): Promise<Built | undefined> {
  switch (wanted.kind) {
    case 'A':
      return buildFamilyUpdate(sources, wanted);
    case 'B':
      return buildCarePlanning(sources, wanted);
    case 'C':
      return buildHomeEvidence(sources, wanted);
  }
}
