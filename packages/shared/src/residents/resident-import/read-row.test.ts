import { describe, expect, it } from 'vitest';

import { COLUMNS, missingColumns, suggestMapping, templateRows } from './columns.ts';
import { readDay } from './read-day.ts';
import { readRow } from './read-row.ts';

const HEADER = ['Surname', 'Forename', 'DOB', 'Admission date', 'Room no', 'Allergies', 'Notes'];
const mapping = suggestMapping(HEADER);
const row = (...cells: string[]) => readRow(cells, mapping);

it('recognises columns by other names', () => {
  expect(mapping).toEqual({
    last_name: 0,
    first_name: 1,
    date_of_birth: 2,
    move_in_date: 3,
    room: 4,
    allergies: 5,
  });
  expect(missingColumns(suggestMapping(['Forename']))).toEqual(['last_name', 'move_in_date']);
});

it('reads its own template', () => {
  const [header = [], example = []] = templateRows();
  expect(Object.keys(suggestMapping(header))).toHaveLength(COLUMNS.length);
  const { input, problems } = readRow(example, suggestMapping(header));
  expect(problems).toEqual([]);
  expect(input).toMatchObject({
    preferred_name: 'Peggy',
    date_of_birth: '1938-04-02',
    diet: { kinds: ['vegetarian', 'diabetic'], food_texture: 6, drink_thickness: 0 },
    allergies: [
      { allergen: 'peanuts', severity: 'severe' },
      { allergen: 'medicine', severity: 'moderate', detail: 'penicillin' },
    ],
  });
});

it.each([
  ['02/04/1938', '1938-04-02'],
  ['2.4.1938', '1938-04-02'],
  ['1938-04-02', '1938-04-02'],
  ['2nd April 1938', '1938-04-02'],
  ['2 Apr 1938', '1938-04-02'],
  ['04/1938', '04/1938'],
])('parses the day %s', (typed, day) => expect(readDay(typed)).toBe(day));

describe('an invalid row', () => {
  it.each([
    ['date_of_birth', row('Hartley', 'Peggy', '31/02/1938', '01/03/2025')],
    ['last_name', row('', 'Peggy', '02/04/1938', '01/03/2025')],
    ['move_in_date', row('Hartley', 'Peggy', '02/04/1938', 'soon')],
    ['allergies', row('Hartley', 'Peggy', '02/04/1938', '01/03/2025', '', 'kryptonite: severe')],
    ['allergies', row('Hartley', 'Peggy', '02/04/1938', '01/03/2025', '', 'medicine: mild')],
  ])('is reported at %s', (column, { input, problems }) => {
    expect(input).toBeUndefined();
    expect(problems.map((each) => each.column)).toEqual([column]);
    expect(problems[0]?.message).toMatch(/\.$/);
  });
});

it('contains no formula', () => {
  const { input } = row('=HYPERLINK("http://x","Hartley")', '+Peggy', '02/04/1938', '01/03/2025');
  expect(input?.first_name).toBe('Peggy');
  expect(input?.last_name).not.toMatch(/^=/);
});
