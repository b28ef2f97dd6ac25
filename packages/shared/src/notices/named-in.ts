import { hidingNames, type Named } from '../documents/hide-names.ts';

export interface Nameable extends Named {
  id: string;
  /** Whoever left long ago is meant only where the whole name stands. */
  gone: boolean;
}

const FOUND = '\u0001';
const MONTH = String.raw`(?:april|may|june|august)`;
const OF_A_DATE = new RegExp(
  String.raw`(?:\d(?:st|nd|rd|th)?\s+|\b(?:in|until|till|since|early|mid|late|this|next|last)\s+)${MONTH}\b|\b${MONTH}(?=\s+\d)|\bmay\s+day\b`,
  'giu',
);

const fullNames = ({ first_name, preferred_name, last_name }: Named) => [
  `${preferred_name} ${last_name}`,
  `${first_name} ${last_name}`,
];

/** Without the months that are names as well: “on 12 May” means nobody. */
const withoutDates = (text: string) => text.replaceAll(OF_A_DATE, (found) => found.toLowerCase());

const says = (text: string, person: Named, keep: readonly string[]) =>
  hidingNames({ others: [person], keep, instead: FOUND })(text).includes(FOUND);

const saysWhole = (text: string, person: Named) => {
  const words = ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ')} `;
  return fullNames(person).some((name) =>
    words.includes(` ${name.normalize('NFC').toLowerCase()} `),
  );
};

/**
 * Who is named in a text. Judged as where names are hidden: rather once too often. Full names of others are
 * theirs: where Mary Brown stands, Mary Green is not meant.
 */
export function namedIn<P extends Nameable>(
  text: string,
  people: readonly P[],
  { others, keep }: { others: readonly Named[]; keep: readonly string[] },
): P[] {
  const read = withoutDates(text);
  return people.filter((person) => {
    if (person.gone) return saysWhole(read, person);
    if (!says(read, person, keep)) return false;
    const own = new Set(fullNames(person));
    const theirs = [...people.filter(({ id }) => id !== person.id), ...others]
      .flatMap(fullNames)
      .filter((name) => !own.has(name));
    return says(read, person, [...keep, ...theirs]);
  });
}
