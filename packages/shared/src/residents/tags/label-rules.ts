import { CLINICAL_ALONE, CLINICAL_PARTS, CLINICAL_WORDS } from './clinical-words.ts';
import { INNOCENT_PHRASES } from './innocent-phrases.ts';

export const TAG_LABEL_PROBLEM = 'Tags are for who someone is, not what care they need.';
export const GROUP_NAME_PROBLEM =
  'Name a group after what its people share or enjoy, not after a condition or the care they need.';

/** Ignores case, spaces and accents. */
export function normaliseLabel(label: string): string {
  return plain(label).replaceAll(/\s+/g, '');
}

/** Undefined if the label can be shown at a glance. */
export function labelProblem(label: string, problem = TAG_LABEL_PROBLEM): string | undefined {
  return readings(label).some(isClinical) ? problem : undefined;
}

export const groupNameProblem = (name: string) => labelProblem(name, GROUP_NAME_PROBLEM);

// Latin, Greek and Cyrillic only: in other scripts the marks are vowels.
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\p{Cf}]/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

const LOOKS_LIKE: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
};

const BETWEEN_LETTERS = /(?<=[a-z])[013457@$€!]+(?=[a-z])/g;
const AT_AN_EDGE = /(?<![a-z0-9])[013457@$€](?=[a-z]{2})|(?<=[a-z]{2})[013457@$€]+(?![a-z0-9])/g;

// Longer labels are refused anyway.
const FAR_BEYOND_A_LABEL = 100;

/** Plain letters, with digits also read as look-alike letters. */
function readings(label: string): string[] {
  const text = plain(label.slice(0, FAR_BEYOND_A_LABEL)).replaceAll(/['’‘`´]/g, '');
  const withOneAs = (one: string) => {
    const letters = (signs: string) =>
      Array.from(signs, (sign) => LOOKS_LIKE[sign] ?? one).join('');
    return text.replaceAll(BETWEEN_LETTERS, letters).replaceAll(AT_AN_EDGE, letters);
  };
  return [withOneAs('i'), withOneAs('l'), text.replaceAll(/\d+/g, ' $& ')].map(words);
}

const words = (text: string) =>
  text
    .replaceAll(/([a-z])\1{2,}/g, '$1')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const matchAny = (patterns: readonly string[]) => `(?:${patterns.join('|')})s?`;
const innocent = new RegExp(`\\b${matchAny(INNOCENT_PHRASES)}\\b`, 'g');
const clinical = new RegExp(`\\b${matchAny(CLINICAL_WORDS)}\\b`);
const exactlyClinical = new RegExp(`^${matchAny(CLINICAL_WORDS)}$`);
const clinicalAlone = new RegExp(`^${matchAny(CLINICAL_ALONE)}$`);
const clinicalPart = new RegExp(matchAny(CLINICAL_PARTS));

function isClinical(text: string): boolean {
  if (clinicalAlone.test(text.replaceAll(' ', ''))) return true;
  return text
    .replaceAll(innocent, '|')
    .split('|')
    .some(
      (rest) =>
        clinical.test(rest) ||
        clinicalPart.test(rest) ||
        putTogether(rest).some((word) => exactlyClinical.test(word)),
    );
}

const LONGEST_WORD = 14;

/** Joins neighbouring pieces: “D N R”, “de mentia”. */
function putTogether(text: string): string[] {
  const pieces = text.split(' ').filter(Boolean);
  return pieces.flatMap((_, start) => {
    const following = pieces.slice(start + 1, start + LONGEST_WORD);
    return following.map((__, more) => pieces.slice(start, start + more + 2).join(''));
  });
}
