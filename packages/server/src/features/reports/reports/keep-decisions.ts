import { only, PERSON_BODY, PHOTO_BODY } from './body.ts';
import type { Parts } from './values.ts';

type Stored = Pick<Parts, 'people' | 'photos'>;

/**
 * A decision for the family is kept only while nothing about that resident changed; otherwise the
 * moment is held again.
 */
export const keepDecisions = (parts: Parts, before: Stored): Parts => ({
  ...parts,
  people: parts.people.map((person) => {
    const old = before.people.find(({ resident_id }) => resident_id === person.resident_id);
    if (!old || describe(old, before) !== describe(person, parts)) return person;
    const { family_decision = null, family_sentence = null } = old;
    return { ...person, family_decision, family_sentence };
  }),
});

const describe = (person: Parts['people'][number], { photos }: Stored): string =>
  JSON.stringify([
    only(person, PERSON_BODY),
    photos
      .filter(({ resident_ids }) => resident_ids.includes(person.resident_id))
      .map((photo) => only(photo, PHOTO_BODY)),
  ]);
