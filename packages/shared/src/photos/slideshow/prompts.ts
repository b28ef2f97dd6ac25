/** A question about taste and feeling has no wrong answer, so no one can fail it. */
export type Prompt =
  | { code: 'topic'; topic: Topic; place: string | null; decade: number | null }
  | { code: 'people'; names: string[] }
  | { code: 'place'; place: string; decade: number | null }
  | { code: 'decade'; decade: number }
  | { code: 'look' }
  | { code: 'feel' };

export const TOPICS = [
  'sea',
  'wedding',
  'dancing',
  'music',
  'garden',
  'animals',
  'baking',
  'christmas',
  'school',
  'work',
  'sport',
  'travel',
  'children',
  'clothes',
] as const;
export type Topic = (typeof TOPICS)[number];

const WORDS: Record<Topic, RegExp> = {
  sea: /\b(sea|seaside|beach|coast|sand|sandcastles?|pier|harbour|shore|bay|brighton|blackpool|margate|southend|scarborough|whitby|skegness)\b/i,
  wedding: /\b(wedding|weddings|married|marriage|bride|groom|honeymoon)\b/i,
  dancing: /\b(danc(e|es|ed|ing|ers?)|ballroom|waltz|jive|foxtrot)\b/i,
  music: /\b(music|songs?|sang|sing|singing|piano|choir|band|accordion|guitar|violin)\b/i,
  garden: /\b(gardens?|gardening|flowers?|roses?|tulips?|allotment|greenhouse|vegetables?)\b/i,
  animals: /\b(dogs?|cats?|pony|ponies|horses?|budgie|parrot|rabbits?|lambs?|hens?|cows?)\b/i,
  baking: /\b(cakes?|bak(e|ed|ing)|scones?|biscuits?|bread|pies?|cook(ed|ing)?)\b/i,
  christmas: /\b(christmas|carols?|nativity|mince pies?)\b/i,
  school: /\b(school|classroom|teacher|pupils?)\b/i,
  work: /\b(work(ed|ing|shop)?|factory|office|farm|nurse|mill|mine|railway|shipyard|uniform)\b/i,
  sport: /\b(football|cricket|tennis|bowls|rugby|swimming|cycling|match|golf)\b/i,
  travel: /\b(holidays?|train|trip|outing|coach|ship|abroad|caravan|camping|motorbike)\b/i,
  children: /\b(child|children|bab(y|ies)|grand(son|daughter|children)|toddler|pram)\b/i,
  clothes: /\b(dress|hat|suit|coat|gloves|frock|skirt)\b/i,
};

interface Told {
  caption: string | null;
  story: string | null;
  place: string | null;
  decade: number | null;
  names: readonly string[];
}

const MOST_TOPICS = 2;

/**
 * Invitations to talk about a photo, most personal first. Each tells what is known and asks what
 * someone likes; none asks them to remember, because a forgotten name hurts.
 */
export function listPrompts({ caption, story, place, decade, names }: Told): Prompt[] {
  const text = [caption, story, place].join(' ');
  const topics = TOPICS.filter((topic) => WORDS[topic].test(text)).slice(0, MOST_TOPICS);
  const prompts: Prompt[] = topics.map((topic, at) =>
    // Place and time are told once.
    ({ code: 'topic', topic, ...(at === 0 ? { place, decade } : { place: null, decade: null }) }),
  );
  if (names.length > 0) prompts.push({ code: 'people', names: [...names] });
  if (topics.length === 0 && place !== null) prompts.push({ code: 'place', place, decade });
  if (topics.length === 0 && place === null && decade !== null)
    prompts.push({ code: 'decade', decade });
  prompts.push({ code: 'look' }, { code: 'feel' });
  return prompts;
}
