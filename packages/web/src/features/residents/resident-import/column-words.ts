import type { ColumnKey } from '@relish/shared/residents/resident-import/columns.ts';

import { m } from '../../../words/m.ts';

export const COLUMN_WORDS: Record<ColumnKey, () => string> = {
  title: m.import_column_title,
  first_name: m.import_column_first_name,
  last_name: m.import_column_last_name,
  preferred_name: m.import_column_preferred_name,
  pronouns: m.import_column_pronouns,
  date_of_birth: m.import_column_date_of_birth,
  room: m.import_column_room,
  unit: m.import_column_unit,
  floor: m.import_column_floor,
  move_in_date: m.import_column_move_in_date,
  stay_type: m.import_column_stay_type,
  leaves_on: m.import_column_leaves_on,
  first_language: m.import_column_first_language,
  mobility: m.import_column_mobility,
  diet: m.import_column_diet,
  food_texture: m.import_column_food_texture,
  drink_thickness: m.import_column_drink_thickness,
  allergies: m.import_column_allergies,
  external_id: m.import_column_external_id,
};
