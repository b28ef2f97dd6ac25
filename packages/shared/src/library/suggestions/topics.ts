/** Whether an avoided topic, written as free text, comes up in an activity. */

interface Stirring {
  title: string;
  sensitive_topics: readonly string[];
}

// Filler words: “talking about the death of her son” is about death and a son.
const NOISE = new Set(
  `a about after all an and any ask asking at avoid because been being by do don dont for from had has have having he
  her hers him his how in into is it its last like little mention mentioning my never not of off old on or our out over
  she so speak speaking subject talk talking than that the their them then they thing things this time times to too
  topic up upset upsets very was were what when where which who whom why will with would year years you your`.split(
    /\s+/,
  ),
);

/** Words treated as the same topic. */
const FAMILIES = [
  'death dead die died dying bereavement bereaved grief funeral loss lost passed killed murder suicide widow widower',
  'war wartime bomb blitz army soldier battle evacuation evacuee camp',
  'husband wife marriage married spouse wedding divorce widow widower',
  'child children baby son daughter miscarriage stillbirth',
  'mother mum mummy',
  'father dad daddy',
  'water sea drown drowned swimming',
  'money poverty poor debt gambling',
  'pet dog cat',
  'school teacher classroom',
  'hospital illness ward operation',
  'alcohol drink drinking drunk',
].map((family) => new Set(family.split(' ').map(stem)));

/** So that “bombings” and “bombed” match bomb. */
function stem(word: string): string {
  return word.replace(/(?<=\p{L}{3})(?:ies|y|es|s|ings?|ed)$/u, '');
}

const wordsIn = (text: string): string[] =>
  (text.toLocaleLowerCase('en-GB').match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length > 1 && !NOISE.has(word))
    .map(stem);

const findFamilies = (words: readonly string[]) =>
  new Set(FAMILIES.filter((family) => words.some((word) => family.has(word))));

export interface PreparedTopic {
  words: readonly string[];
  families: ReadonlySet<ReadonlySet<string>>;
}
export interface PreparedActivity {
  sensitive: ReadonlySet<string>;
  families: ReadonlySet<ReadonlySet<string>>;
  /** Words of the title and interests. */
  named: ReadonlySet<string>;
}

export function prepareTopic(topic: string): PreparedTopic {
  const words = wordsIn(topic);
  return { words, families: findFamilies(words) };
}

export function prepareActivity(
  { title, sensitive_topics }: Stirring,
  interests: readonly string[],
): PreparedActivity {
  const sensitive = sensitive_topics.flatMap(wordsIn);
  return {
    sensitive: new Set(sensitive),
    families: findFamilies(sensitive),
    named: new Set([title, ...interests].flatMap(wordsIn)),
  };
}

/** “The war in Hargeisa” matches war; “dogs” also matches a title or interest. */
export function comesUp({ words, families }: PreparedTopic, activity: PreparedActivity): boolean {
  if (words.some((word) => activity.sensitive.has(word))) return true;
  if ([...families].some((family) => activity.families.has(family))) return true;
  // One word of a sentence is not enough: “the orange form” is not an orange.
  return words.length > 0 && words.every((word) => activity.named.has(word));
}
