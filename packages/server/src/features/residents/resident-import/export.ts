import { writeCsv } from '@relish/shared/csv.ts';
import { COLUMNS, type ColumnKey } from '@relish/shared/residents/resident-import/columns.ts';

import type { Db } from '../../../db/database.ts';
import { listProfiles } from './queries.ts';

type Profile = Awaited<ReturnType<typeof listProfiles>>[number];

const british = (day: string | null) => day?.split('-').toReversed().join('/') ?? '';

const CELLS: Record<ColumnKey, (row: Profile) => string | number | null | undefined> = {
  title: ({ title }) => title,
  first_name: ({ first_name }) => first_name,
  last_name: ({ last_name }) => last_name,
  preferred_name: ({ preferred_name }) => preferred_name,
  pronouns: ({ pronouns }) => pronouns,
  date_of_birth: ({ date_of_birth }) => british(date_of_birth),
  room: ({ room }) => room,
  unit: ({ unit }) => unit,
  floor: ({ floor }) => floor,
  move_in_date: ({ move_in_date }) => british(move_in_date),
  stay_type: ({ stay_type }) => stay_type,
  leaves_on: ({ leaves_on }) => british(leaves_on),
  first_language: ({ first_language }) => first_language,
  mobility: ({ mobility }) => mobility.moves,
  diet: ({ diet }) => diet.kinds.join('; '),
  food_texture: ({ diet }) => diet.food_texture,
  drink_thickness: ({ diet }) => diet.drink_thickness,
  allergies: ({ allergies }) =>
    allergies
      .map(
        ({ allergen, detail, severity }) =>
          `${allergen}${detail ? ` (${detail})` : ''}: ${severity}`,
      )
      .join('; '),
  external_id: ({ external_id }) => external_id,
};

/** Same columns as the template, so an export can be imported again. */
export async function exportRows(db: Db, carehomeId: string): Promise<string> {
  const rows = await listProfiles(db, carehomeId);
  return writeCsv([
    COLUMNS.map(({ title }) => title),
    ...rows.map((row) => COLUMNS.map(({ key }) => String(CELLS[key](row) ?? ''))),
  ]);
}
