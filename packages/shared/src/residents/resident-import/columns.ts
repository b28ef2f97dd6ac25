import { fold } from '../../accounts/people/match-name.ts';

export const IMPORT_BYTES = 1_000_000;
export const IMPORT_ROWS = 2000;

/** Importable fields with the column names that suggest them. */
export const COLUMNS = [
  { key: 'title', title: 'Title', example: 'Mrs', aliases: ['salutation'] },
  {
    key: 'first_name',
    title: 'First name',
    example: 'Margaret',
    required: true,
    aliases: ['forename', 'given name', 'firstname'],
  },
  {
    key: 'last_name',
    title: 'Last name',
    example: 'Hartley',
    required: true,
    aliases: ['surname', 'family name', 'lastname'],
  },
  {
    key: 'preferred_name',
    title: 'Preferred name',
    example: 'Peggy',
    aliases: ['known as', 'likes to be called', 'nickname'],
  },
  { key: 'pronouns', title: 'Pronouns', example: 'she/her', aliases: [] },
  {
    key: 'date_of_birth',
    title: 'Date of birth',
    example: '02/04/1938',
    aliases: ['dob', 'birth date', 'born', 'birthday'],
  },
  { key: 'room', title: 'Room', example: '12', aliases: ['room number', 'room no', 'bedroom'] },
  { key: 'unit', title: 'Unit', example: 'Bluebell', aliases: ['wing', 'house'] },
  { key: 'floor', title: 'Floor', example: 'Ground', aliases: ['level'] },
  {
    key: 'move_in_date',
    title: 'Moved in on',
    example: '01/03/2025',
    required: true,
    aliases: ['admission date', 'date of admission', 'move in date', 'moved in', 'admitted'],
  },
  { key: 'stay_type', title: 'Kind of stay', example: 'permanent', aliases: ['stay type', 'stay'] },
  {
    key: 'leaves_on',
    title: 'Leaves on',
    example: '',
    aliases: ['end of stay', 'respite until', 'discharge date'],
  },
  { key: 'first_language', title: 'First language', example: 'en', aliases: ['language'] },
  { key: 'mobility', title: 'Moves about', example: 'frame', aliases: ['mobility'] },
  { key: 'diet', title: 'Diet', example: 'vegetarian; diabetic', aliases: ['diets'] },
  {
    key: 'food_texture',
    title: 'Food texture (IDDSI)',
    example: '6',
    aliases: ['food texture', 'iddsi food', 'food level'],
  },
  {
    key: 'drink_thickness',
    title: 'Drink thickness (IDDSI)',
    example: '0',
    aliases: ['drink thickness', 'iddsi drink', 'fluids', 'drink level'],
  },
  {
    key: 'allergies',
    title: 'Allergies',
    example: 'peanuts: severe; medicine (penicillin): moderate',
    aliases: ['allergy'],
  },
  {
    key: 'external_id',
    title: 'Number in the care system',
    example: '',
    aliases: ['external id', 'care system id', 'client id', 'reference'],
  },
] as const satisfies readonly {
  key: string;
  title: string;
  example: string;
  required?: true;
  aliases: readonly string[];
}[];

export type ColumnKey = (typeof COLUMNS)[number]['key'];

/** Unmapped columns are ignored. */
export type Mapping = Partial<Record<ColumnKey, number>>;

export function suggestMapping(header: readonly string[]): Mapping {
  const called = header.map(fold);
  const mapping: Mapping = {};
  for (const { key, title, aliases } of COLUMNS) {
    const names = new Set([title, key.replaceAll('_', ' '), ...aliases].map(fold));
    const at = called.findIndex((name) => names.has(name));
    if (at >= 0) mapping[key] = at;
  }
  return mapping;
}

export const missingColumns = (mapping: Mapping): ColumnKey[] =>
  COLUMNS.filter((column) => 'required' in column && mapping[column.key] === undefined).map(
    ({ key }) => key,
  );

export const templateRows = (): string[][] => [
  COLUMNS.map(({ title }) => title),
  COLUMNS.map(({ example }) => example),
];
