import { ResidentInput } from '../residents/contract.ts';
import { fold } from '../residents/match-name.ts';
import { COLUMNS, type ColumnKey, type Mapping } from './columns.ts';
import { disarmed } from './csv.ts';

export interface ReadRow {
  input?: ResidentInput;
  /** In words, each with the column that it is about. */
  problems: { column: ColumnKey; message: string }[];
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** 02/04/1938, 2-4-1938, 1938-04-02 and 2 April 1938 are the same day; anything else stays as it is typed. */
export function readDay(typed: string): string {
  const two = (part = '') => part.padStart(2, '0');
  const british = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed);
  if (british) return `${british[3]}-${two(british[2])}-${two(british[1])}`;
  const words = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.? (\d{4})$/i.exec(typed);
  const month = MONTHS.indexOf(words?.[2]?.slice(0, 3).toLowerCase() ?? '') + 1;
  return words && month > 0 ? `${words[3]}-${two(String(month))}-${two(words[1])}` : typed;
}

const word = (typed: string) => fold(typed).replaceAll(' ', '_');
const listed = (typed: string) =>
  typed
    .split(/[;\n]/)
    .map((each) => each.trim())
    .filter(Boolean);
const level = (typed: string) => Number(/^(?:level\s*)?(\d)$/i.exec(typed)?.[1] ?? Number.NaN);

/** peanuts: severe; medicine (penicillin): moderate */
function readAllergy(typed: string) {
  const [, name = '', detail, severity] =
    /^([^(:]+?)\s*(?:\(([^)]*)\))?\s*(?::\s*(\w+))?$/.exec(typed) ?? [];
  return {
    allergen: word(name || typed),
    severity: severity === undefined ? 'moderate' : word(severity),
    detail: detail ?? null,
  };
}

/** One row of a file as a resident, or what is wrong with it. */
export function readRow(cells: readonly string[], mapping: Mapping): ReadRow {
  const cell = (key: ColumnKey): string => {
    const at = mapping[key];
    return at === undefined ? '' : disarmed(cells[at] ?? '');
  };
  const given = <T>(key: ColumnKey, read: (typed: string) => T): T | undefined =>
    cell(key) === '' ? undefined : read(cell(key));
  const parsed = ResidentInput.safeParse({
    title: cell('title'),
    first_name: cell('first_name'),
    last_name: cell('last_name'),
    preferred_name: cell('preferred_name'),
    pronouns: cell('pronouns'),
    date_of_birth: readDay(cell('date_of_birth')),
    room: cell('room'),
    unit: cell('unit'),
    floor: cell('floor'),
    move_in_date: readDay(cell('move_in_date')),
    stay_type: given('stay_type', word),
    leaves_on: readDay(cell('leaves_on')),
    first_language: given('first_language', (typed) => typed.toLowerCase()),
    mobility: { moves: given('mobility', word) },
    diet: {
      kinds: listed(cell('diet')).map(word),
      food_texture: given('food_texture', level),
      drink_thickness: given('drink_thickness', level),
    },
    allergies: listed(cell('allergies')).map(readAllergy),
    external_id: cell('external_id'),
  });
  if (parsed.success) return { input: parsed.data, problems: [] };
  return {
    problems: parsed.error.issues.map(({ path, message }) => ({ column: columnOf(path), message })),
  };
}

/** Where a fault belongs in the file: diet.food_texture has a column of its own, allergies.0.detail has not. */
function columnOf(path: readonly PropertyKey[]): ColumnKey {
  const names = path.map(String).toReversed();
  const found = names.flatMap((name) => COLUMNS.filter(({ key }) => key === name))[0];
  return found?.key ?? 'first_name';
}
