import { type Body, PERSON_BODY, PHOTO_BODY, REPORT_BODY } from './body.ts';

/** Fields that follow from an upgrade to a full record or from consent, not from the user. */
const FOLLOWS = new Set([
  'report_type',
  'status',
  'recorded_late',
  'void_reason',
  'share_with_family',
]);

/** Whether all earlier answers are unchanged: empty values may be filled, and lists may grow. */
export const onlyAdds = (before: Body, after: Body): boolean =>
  keepsAll(REPORT_BODY, before, after) &&
  // The residents must be the same.
  before.people.length === after.people.length &&
  before.people.every((was) => {
    const is = after.people.find(({ resident_id }) => resident_id === was.resident_id);
    return (
      is !== undefined &&
      keepsAll(PERSON_BODY, withoutDefaultMinutes(was, before), is) &&
      staysPrivate(was, is)
    );
  }) &&
  before.photos.every((was) =>
    after.photos.some((is) => was['media_id'] === is['media_id'] && keepsAll(PHOTO_BODY, was, is)),
  );

type Row = Record<string, unknown>;

const keepsAll = (fields: readonly string[], before: Row, after: Row) =>
  fields.every((field) => FOLLOWS.has(field) || keeps(before[field], after[field]));

function keeps(was: unknown, is: unknown): boolean {
  if (was === null || was === undefined || was === '' || was === false) return true;
  if (Array.isArray(was) && Array.isArray(is)) {
    const now = new Set(is.map((each) => JSON.stringify(each)));
    return was.every((each) => now.has(JSON.stringify(each)));
  }
  return JSON.stringify(was) === JSON.stringify(is);
}

/** The full duration is stored when no minutes were entered, so it does not count as an answer. */
const withoutDefaultMinutes = (person: Row, { duration_min }: Body): Row =>
  person['minutes'] === duration_min && person['attendance'] !== 'left_early'
    ? { ...person, minutes: null }
    : person;

/** A note written for staff must not become visible to the family. */
const staysPrivate = (was: Row, is: Row) =>
  was['note'] === null || was['note_shareable'] === is['note_shareable'];
