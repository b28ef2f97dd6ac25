import { fold } from '../../accounts/people/match-name.ts';
import { disarmed } from '../../csv.ts';
import { ResidentInput } from '../residents/contract.ts';
import { COLUMNS, type ColumnKey, type Mapping } from './columns.ts';
import { readDay } from './read-day.ts';

export interface ReadRow {
  input?: ResidentInput;
  problems: { column: ColumnKey; message: string }[];
}

const word = (typed: string) => fold(typed).replaceAll(' ', '_');
const listed = (typed: string) =>
  typed
    .split(/[;\n]/)
    .map((each) => each.trim())
    .filter(Boolean);
const level = (typed: string) => Number(/^(?:level\s*)?(\d)$/i.exec(typed)?.[1] ?? Number.NaN);

function readAllergy(typed: string) {
  const [, name = '', detail, severity] =
    /^([^(:]+?)\s*(?:\(([^)]*)\))?\s*(?::\s*(\w+))?$/.exec(typed) ?? [];
  return {
    allergen: word(name || typed),
    severity: severity === undefined ? 'moderate' : word(severity),
    detail: detail ?? null,
  };
}

export function readRow(cells: readonly string[], mapping: Mapping): ReadRow {
  const cell = (key: ColumnKey): string => {
    const at = mapping[key];
    return at === undefined ? '' : disarmed(cells[at] ?? '');
  };
  const readCell = <T>(key: ColumnKey, read: (typed: string) => T): T | undefined =>
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
    stay_type: readCell('stay_type', word),
    leaves_on: readDay(cell('leaves_on')),
    first_language: readCell('first_language', (typed) => typed.toLowerCase()),
    mobility: { moves: readCell('mobility', word) },
    diet: {
      kinds: listed(cell('diet')).map(word),
      food_texture: readCell('food_texture', level),
      drink_thickness: readCell('drink_thickness', level),
    },
    allergies: listed(cell('allergies')).map(readAllergy),
    external_id: cell('external_id'),
  });
  if (parsed.success) return { input: parsed.data, problems: [] };
  return {
    problems: parsed.error.issues.map(({ path, message }) => ({
      column: findColumn(path),
      message,
    })),
  };
}

/** The column of an error path: diet.food_texture has its own, allergies.0.detail does not. */
function findColumn(path: readonly PropertyKey[]): ColumnKey {
  const names = path.map(String).toReversed();
  const match = names.flatMap((name) => COLUMNS.filter(({ key }) => key === name))[0];
  return match?.key ?? 'first_name';
}
