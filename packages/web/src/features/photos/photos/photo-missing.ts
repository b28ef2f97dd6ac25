import type { PhotoReason } from '@relish/shared/photos/photos/choices.ts';
import type { Reason, WhoSees } from '@relish/shared/photos/photos/photo.ts';

import type { NamedPerson } from './photo-values.ts';

const CONSENT_CODES: ReadonlySet<PhotoReason> = new Set([
  'no_life_story',
  'no_other_families',
  'no_home_display',
  'no_own_family',
  'child',
]);

export interface Missing {
  /** In the list of people. */
  index: number;
  person: NamedPerson;
  reasons: Reason[];
  /** A blurred person is no picture for their own family, so blurring does not help there. */
  canBlur: boolean;
}

const isAbout = ({ code, residents }: Reason, { kind, agreed, resident_id }: NamedPerson) =>
  code === 'child' ? kind === 'child' && !agreed : residents.some(({ id }) => id === resident_id);

/** People because of whom someone does not see the photo, apart from those who are blurred. */
export function listMissing(
  people: readonly NamedPerson[],
  whoSees: readonly WhoSees[],
): Missing[] {
  const reasons = whoSees
    .filter(({ audience, sees }) => audience !== 'external' && sees === 'nothing')
    .flatMap((each) => each.reasons)
    .filter(({ code }) => CONSENT_CODES.has(code));
  return people.flatMap((person, index) => {
    const own = reasons.filter((reason) => isAbout(reason, person));
    const codes = new Set(own.map(({ code }) => code));
    const canBlur = [...codes].some((code) => code !== 'no_own_family');
    const isSolved = canBlur && person.treatment === 'blur' && person.region !== null;
    if (codes.size === 0 || isSolved) return [];
    const name = { id: person.resident_id ?? '', preferred_name: person.preferred_name ?? '' };
    return {
      index,
      person,
      reasons: [...codes].map((code) => ({ code, residents: code === 'child' ? [] : [name] })),
      canBlur,
    };
  });
}
