import type { Input } from '@relish/shared/calls.ts';

import { m } from '../../../words/m.ts';

export type QuickAddValues = Input<'residents/add-several'>;
type Row = QuickAddValues['residents'][number];

export const EMPTY_ROW: Row = {
  first_name: '',
  last_name: '',
  date_of_birth: '',
  preferred_name: '',
  room: '',
};

export const isEmptyRow = (row: Row): boolean =>
  Object.values(row).every((value) => !value?.trim());

/** In the order of the Tab key. */
export const ROW_FIELDS = [
  { key: 'first_name', label: m.quick_add_first_name, optional: false },
  { key: 'last_name', label: m.quick_add_last_name, optional: false },
  { key: 'date_of_birth', label: m.quick_add_born, optional: true },
  { key: 'room', label: m.quick_add_room, optional: true },
  { key: 'preferred_name', label: m.quick_add_preferred, optional: true },
] as const;

/** Every field that can have an error, in page order. */
export function listFields({ residents }: QuickAddValues) {
  const fields = [
    ...residents.flatMap((_, index) =>
      ROW_FIELDS.map(({ key, label }) => ({
        name: `residents.${index}.${key}`,
        label: () => m.quick_add_field({ number: index + 1, field: label() }),
      })),
    ),
    { name: 'move_in_date', label: m.quick_add_moved_in },
  ];
  const findField = (name: string) => fields.find((field) => field.name === name);
  return { fields, findField, elsewhere: [] };
}
