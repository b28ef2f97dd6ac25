import type { PersonHere } from './api.ts';
import type { Change } from './change-words.ts';
import { newPerson, type RecordValues } from './record-values.ts';

const SESSION = [
  'report_type',
  'title',
  'started_at',
  'duration_min',
  'place',
  'place_text',
  'note',
  'what_worked',
  'what_to_change',
  'external_provider',
] as const;

const PERSON = Object.keys(newPerson('')) as (keyof ReturnType<typeof newPerson>)[];

type Said = string | number | boolean | readonly string[] | null | undefined;

const inText = (value: Said): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'object') return value.length === 0 ? null : value.join(', ');
  return String(value);
};

/** Where two versions of a record differ, as the history would tell it. */
export function changesBetween(
  before: RecordValues,
  after: RecordValues,
  people: ReadonlyMap<string, PersonHere>,
): Change[] {
  const changes: Change[] = [];
  const note = (field: string, resident: string | null, was: Said, is: Said) => {
    const [old, now] = [inText(was), inText(is)];
    if (old !== now) changes.push({ field, resident, before: old, after: now });
  };
  for (const field of SESSION) note(field, null, before[field], after[field]);
  const byId = ({ participations }: RecordValues) =>
    new Map(participations.map((each) => [each.resident_id, each]));
  const [old, now] = [byId(before), byId(after)];
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const name = people.get(id)?.preferred_name ?? '';
    const [was, is] = [old.get(id), now.get(id)];
    if (was && is) for (const field of PERSON) note(field, name, was[field], is[field]);
    else note('people', name, was && 'in', is && 'in');
  }
  return changes;
}
