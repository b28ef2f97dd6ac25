import { PlaceInput } from '@relish/shared/events/places/contract.ts';
import type { z } from 'zod';

import type { Db } from '../../../db/database.ts';
import { insertPlaces } from './queries.ts';

/** Bulk insert for demonstrations and tests. */
export const makePlaces = (
  db: Db,
  carehomeId: string,
  places: readonly z.input<typeof PlaceInput>[],
  now: Date,
) =>
  insertPlaces(
    db,
    carehomeId,
    places.map((each) => PlaceInput.parse(each)),
    now,
  );
