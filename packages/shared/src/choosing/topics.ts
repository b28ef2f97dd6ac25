/** Whether what somebody wishes not to speak of comes up in an activity. People write it as a sentence. */

interface Stirring {
  title: string;
  sensitive_topics: readonly string[];
}

// They tell nothing about what is meant: “talking about the death of her son” is about death and a son.
const NOISE = new Set(
  `a about after all an and any ask asking at avoid because been being by do don dont for from had has have having he
  her hers him his how in into is it its last like little mention mentioning my never not of off old on or our out over
  she so speak speaking subject talk talking than that the their them then they thing things this time times to too
  topic up upset upsets very was were what when where which who whom why will with would year years you your`.split(
    /\s+/,
  ),
);

/** What one thing is called, and what it cannot be told apart from. */
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

/** Without its ending, so that “bombings” and “bombed” are a bomb. */
function stem(word: string): string {
  return word.replace(/(?<=\p{L}{3})(?:ies|y|es|s|ings?|ed)$/u, '');
}

const told = (text: string): string[] =>
  (text.toLocaleLowerCase('en-GB').match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length > 1 && !NOISE.has(word))
    .map(stem);

const isAkin = (one: string, other: string) =>
  one === other || FAMILIES.some((family) => family.has(one) && family.has(other));

/** “The war in Hargeisa” comes up where war may; “dogs” also where the title or an interest says so. */
export function comesUp(topic: string, activity: Stirring, interests: readonly string[]): boolean {
  const meant = told(topic);
  const stirred = activity.sensitive_topics.flatMap(told);
  if (meant.some((word) => stirred.some((each) => isAkin(word, each)))) return true;
  const named = new Set([activity.title, ...interests].flatMap(told));
  // Of a sentence a single word is too little: “the orange form” is not an orange.
  return meant.length > 0 && meant.every((word) => named.has(word));
}
