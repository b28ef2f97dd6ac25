import { addMonths } from '../../days.ts';

export const VOICES = ['resident', 'relative', 'staff'] as const;
export type Voice = (typeof VOICES)[number];

export const VISIBILITIES = ['staff', 'staff_family'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const ENTRY_MAX = 2000;

export const PLEASE_KINDS = ['please_do', 'please_dont'] as const;
export type PleaseKind = (typeof PLEASE_KINDS)[number];
export const PLEASE_MAX_ITEMS = 10;
export const PLEASE_MAX_LENGTH = 140;

export const SECTION_KEYS = [
  'essentials',
  'matters',
  'people',
  'roots',
  'work',
  'love_family',
  'places',
  'interests',
  'routines',
  'food_drink',
  'beliefs',
  'identity',
  'communication',
  'comfort',
  'please',
  'wishes',
  'memories',
] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

export interface Prompt {
  key: string;
  text: string;
}

export interface Section {
  title: string;
  prompts: readonly Prompt[];
  /** Default; the author may change it. */
  visibility: Visibility;
  /** May be special-category data, so never shown at a glance. */
  sensitive: boolean;
}

const forEverybodyClose = { visibility: 'staff_family', sensitive: false } as const;
const forStaff = { visibility: 'staff', sensitive: true } as const;

const prompts = (texts: Record<string, string>): Prompt[] =>
  Object.entries(texts).map(([key, text]) => ({ key, text }));

export const SECTIONS: Record<SectionKey, Section> = {
  essentials: {
    title: 'The short version',
    ...forEverybodyClose,
    prompts: prompts({
      called: 'What would you like us to call you?',
      three_things: 'Which three things should we know before we say hello?',
      start_a_chat: 'What is a good way to start a chat with you?',
    }),
  },
  matters: {
    title: 'What matters most to me',
    ...forEverybodyClose,
    prompts: prompts({
      good_day: 'What makes a good day for you?',
      spoils_it: 'What would spoil it?',
      proud_of: 'What are you proud of?',
      hope_for: 'What do you hope for?',
    }),
  },
  people: {
    title: 'My people',
    ...forEverybodyClose,
    prompts: prompts({
      important: 'Who is important to you?',
      connected: 'How do you know each other, or how are you related?',
      grandchildren_pets: 'What are the names of your grandchildren, and of your pets?',
      talk_about: 'Who do you like to talk about?',
      no_longer_here: 'Who is no longer here, but still on your mind?',
      gentle_dates: 'Are there anniversaries when we should be gentle with you?',
    }),
  },
  roots: {
    title: 'Where I come from',
    ...forEverybodyClose,
    prompts: prompts({
      born: 'Where were you born?',
      family_at_home: 'Who was at home when you were small?',
      languages: 'Which languages did you grow up with?',
      school_days: 'What do you remember of your school days?',
      childhood_games: 'Which games did you play as a child?',
      childhood_food: 'What was on the table when you were a child?',
    }),
  },
  work: {
    title: 'Work and service',
    ...forEverybodyClose,
    prompts: prompts({
      first_job: 'What was your first job?',
      main_jobs: 'What work did you do for most of your life?',
      running_a_home: 'What was it like to run your home?',
      service: 'Did you serve, or what do you remember of the war years?',
      volunteering: 'Where have you helped out as a volunteer?',
      can_teach: 'Which of your skills could you teach us?',
    }),
  },
  love_family: {
    title: 'Love, home and family',
    ...forEverybodyClose,
    prompts: prompts({
      partners: 'Who have you shared your life with?',
      weddings: 'Which wedding do you remember best?',
      children: 'Would you tell us about the children in your life?',
      homes: 'Which of your homes do you remember best?',
      sayings: 'What did they always say in your family?',
    }),
  },
  places: {
    title: 'Places and journeys',
    ...forEverybodyClose,
    prompts: prompts({
      lived: 'Where have you lived?',
      holidays: 'Which holidays do you like to think back to?',
      would_show: 'Which place would you love to show us?',
    }),
  },
  interests: {
    title: 'What I enjoy',
    ...forEverybodyClose,
    prompts: prompts({
      hobbies: 'Which hobbies do you have, or did you have?',
      music: 'What music do you love?',
      tv_radio: 'What do you like to watch or listen to?',
      sport: 'Do you follow a sport or a team?',
      reading: 'What do you like to read?',
      making: 'What do you like to make with your hands?',
      gardening: 'Do you enjoy a garden, and what did you grow?',
      clubs: 'Which clubs or groups have you belonged to?',
    }),
  },
  routines: {
    title: 'My day',
    ...forEverybodyClose,
    prompts: prompts({
      getting_up: 'When and how do you like to get up?',
      meals: 'When and where do you like to have your meals?',
      rest: 'When do you like to put your feet up?',
      programmes: 'Which programmes do you not want to miss?',
      best_time: 'What is your best time of the day for doing something?',
      evening: 'What is a good evening for you?',
      sleep: 'What helps you to sleep well?',
      company: 'Do you prefer your own company, or to be with others?',
    }),
  },
  food_drink: {
    title: 'Food and drink I love',
    ...forEverybodyClose,
    prompts: prompts({
      treats: 'What is a real treat for you?',
      tea: 'How do you take your tea, or what would you rather have?',
      dislikes: 'What would you leave on the plate?',
      sit_with: 'Who do you like to sit with?',
    }),
  },
  beliefs: {
    title: 'Faith, culture and values',
    ...forStaff,
    prompts: prompts({
      believe: 'What do you believe in, or not believe in?',
      worship: 'How and where do you like to worship, if you do?',
      festivals: 'Which festivals and special days do you keep?',
      food_rules: 'Are there foods you do not eat because of what you believe?',
      dress: 'Is there something we should know about how you dress?',
      like_to_see: 'Is there someone from your community you would like to see?',
    }),
  },
  identity: {
    title: 'Being me',
    ...forStaff,
    prompts: prompts({
      look: 'How do you like to look?',
      names_pronouns: 'Which names and pronouns feel right to you?',
      who_i_love: 'Is there something about who you love that you want us to know?',
      dignity: 'What does dignity mean to you?',
    }),
  },
  communication: {
    title: 'Talking with me',
    ...forEverybodyClose,
    prompts: prompts({
      hearing: 'How well do you hear us, and what helps?',
      sight: 'How well can you see, and what helps?',
      words: 'How do words come to you, and how can we help?',
      language: 'Which language do you like best for talking?',
      yes: 'How do you show us “yes”?',
      no: 'How do you show us “no”?',
      pain: 'How can we tell that something hurts?',
      worry: 'How can we tell that you are worried?',
      show_me: 'What is the best way to show you things?',
    }),
  },
  comfort: {
    title: 'When I am worried or upset',
    ...forStaff,
    prompts: prompts({
      upsets: 'What upsets you?',
      early_signs: 'How would we notice early on?',
      helps: 'What helps you to feel better?',
      makes_worse: 'What makes it worse?',
    }),
  },
  please: {
    title: 'Please do / please don’t',
    ...forEverybodyClose,
    prompts: prompts({
      please_do: 'What would you like us to do?',
      please_dont: 'What would you rather we did not do?',
    } satisfies Record<PleaseKind, string>),
  },
  wishes: {
    title: 'Wishes and dreams',
    ...forEverybodyClose,
    prompts: prompts({
      do_again: 'What would you love to do again?',
      see: 'What or who would you love to see?',
      try: 'What would you love to try?',
    }),
  },
  memories: {
    title: 'Memory book',
    ...forEverybodyClose,
    prompts: prompts({
      story: 'Is there a story you would like us to keep here?',
      when: 'Which year or decade was it?',
      where: 'Where did it happen?',
      who: 'Who was there with you?',
      pictures: 'Do you have a picture to go with it?',
    }),
  },
};

export const findPrompt = (section: SectionKey, key: string): Prompt | undefined =>
  SECTIONS[section].prompts.find((prompt) => prompt.key === key);

/** Whole per cent; sections the resident declined do not count. */
export function completeness(closed: readonly SectionKey[], filled: readonly SectionKey[]): number {
  const open = SECTION_KEYS.filter((key) => !closed.includes(key));
  if (open.length === 0) return 100;
  return Math.round((100 * open.filter((key) => filled.includes(key)).length) / open.length);
}

export type Freshness = 'fresh' | 'ageing' | 'old';

/** Ageing after six months, old after twelve. */
export function freshness(confirmedOn: string, today: string): Freshness {
  if (addMonths(confirmedOn, 12) <= today) return 'old';
  return addMonths(confirmedOn, 6) <= today ? 'ageing' : 'fresh';
}

/** Whole calendar months. */
export function monthsSince(confirmedOn: string, today: string): number {
  const [from, to] = [confirmedOn, today].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)),
  );
  const months = to! - from!;
  return Math.max(0, addMonths(confirmedOn, months) > today ? months - 1 : months);
}
