/** Subjects of a message that a manager should know of (domain 7.5); stored, so a name never changes. */
export const FLAGS = [
  'harm',
  'abuse',
  'neglect',
  'assault',
  'bruises',
  'missing',
  'police',
  'solicitor',
  'complaint',
  'safeguarding',
] as const;
export type Flag = (typeof FLAGS)[number];

/** Forms of each word, matched whole and in any case. */
const FORMS: Record<Flag, string> = {
  harm: 'harm(?:s|ed|ing|ful)?',
  abuse: 'abus(?:e|es|ed|er|ers|ing|ive)',
  neglect: 'neglect(?:s|ed|ing|ful)?',
  assault: 'assault(?:s|ed|ing)?',
  bruises: 'bruis(?:e|es|ed|ing)',
  missing: 'missing',
  police: 'police',
  solicitor: 'solicitors?|lawyers?|legal action|suing',
  complaint: 'complain(?:s|ed|ing|t|ts)?',
  safeguarding: 'safeguarding',
};

const FAMILY =
  'mum|mummy|mam|mom|mother|dad|daddy|father|nan|nana|nanny|gran|granny|grandma|grandad|granddad|grandpa|everyone|everybody';

/** Affection and idioms, which would teach managers to ignore alerts. */
const HARMLESS = [
  // “Missing you”, “missing your smile”, “missing my mum”, “missing her so much”; not “missing her purse”.
  'missing (?:you|u|ya|your|our)',
  `missing (?:(?:my|our|your) )?(?:${FAMILY})`,
  'missing (?:her|him|them|us|me)(?= (?:so|very|a|lots|loads|much|terribly|dearly|already|today|tonight|too|and|all|lately)(?![\\p{L}\\p{N}])| ?[^\\p{L}\\p{N} ]| ?$)',
  'no harm (?:done|in)',
  'do(?:es)? no harm',
  "(?:can|can't|cannot|must|mustn't|no|not|never|without) complain(?:t|ts|ing)?",
];

const toWhole = (pattern: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags);

const harmless = toWhole(HARMLESS.join('|'), 'gu');
const patterns = FLAGS.map((flag) => [flag, toWhole(FORMS[flag], 'u')] as const);

/** Invisible characters and typographic apostrophes must not hide a word. */
const toPlain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');

/** The subjects that a text mentions. */
export function findFlags(text: string): Flag[] {
  const plain = toPlain(text).replaceAll(harmless, ' ');
  return patterns.flatMap(([flag, pattern]) => (pattern.test(plain) ? flag : []));
}
