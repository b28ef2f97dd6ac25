import type { Hazard } from '../../library/activities/choices.ts';
import { HAZARDS_OF_COMPANY } from './hazards-of-company.ts';
import { HAZARDS_OF_DOING } from './hazards-of-doing.ts';
import type { LibraryHazard } from './library-hazard.ts';

/** Domain 5.3, with magnets and weighted items (8.3). */
export const HAZARD_LIBRARY: Record<Hazard, LibraryHazard> = {
  ...HAZARDS_OF_DOING,
  ...HAZARDS_OF_COMPANY,
};
