import { type Body, DECISION_BODY, PERSON_BODY, REPORT_BODY } from './body.ts';

interface Version {
  body: string;
}

export interface Change {
  field: string;
  resident_id: string | null;
  before: string | null;
  after: string | null;
}

export const listChanges = (versions: readonly Version[]): Change[][] =>
  versions.map(({ body }, at) => {
    const before = versions[at - 1];
    return before ? [...between(JSON.parse(before.body) as Body, JSON.parse(body) as Body)] : [];
  });

function* between(before: Body, after: Body): Generator<Change> {
  yield* differing(REPORT_BODY, before, after, null);
  const people = (body: Body) => new Map(body.people.map((each) => [each.resident_id, each]));
  const [old, now] = [people(before), people(after)];
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(id), now.get(id)];
    if (was && is) yield* differing([...PERSON_BODY, ...DECISION_BODY], was, is, id);
    else
      yield {
        field: 'people',
        resident_id: id,
        before: was ? 'in' : null,
        after: is ? 'in' : null,
      };
  }
  if (JSON.stringify(before.photos) !== JSON.stringify(after.photos))
    yield {
      field: 'photos',
      resident_id: null,
      before: String(before.photos.length),
      after: String(after.photos.length),
    };
}

function* differing(
  fields: readonly string[],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  resident_id: string | null,
): Generator<Change> {
  for (const field of fields) {
    const [was, is] = [inText(before[field]), inText(after[field])];
    if (was !== is) yield { field, resident_id, before: was, after: is };
  }
}

function inText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(inText).join(', ');
  if (typeof value === 'object')
    return Object.values(value)
      .filter((each) => each !== null)
      .join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
