import type { Output } from '@relish/shared/calls.ts';

type Card = Output<'activities/search'>['activities'][number];
type Activity = Output<'activities/get'>;

export const WOOL = '0197a000-0000-7000-8000-0000000000c1';
export const SCONES = '0197a000-0000-7000-8000-0000000000c2';

/** Wool winding as listed in the library. */
export const makeActivityCard = (differences: Partial<Card> = {}): Card => ({
  id: WOOL,
  title: 'Wool winding',
  summary: 'Turn a skein into a ball together.',
  category: 'CRE',
  levels: ['exploratory', 'sensory'],
  formats: ['one_to_one', 'small_group'],
  min_people: 1,
  max_people: 2,
  duration_min: 15,
  places: ['own_room', 'lounge'],
  suitable_in_bed: false,
  seasons: [],
  themes: [],
  picture: { url: '/library/pictures/wool-winding.svg', alt: 'A drawing of a spool of thread' },
  scope: 'library',
  favourite: false,
  ...differences,
});

/** Wool winding as shown on its page. */
export const makeActivity = ({ guide, ...differences }: Partial<Activity> = {}): Activity => ({
  ...makeActivityCard(),
  guide: {
    summary: 'Turn a skein into a ball together.',
    category: 'CRE',
    second_category: 'SEN',
    levels: ['exploratory', 'sensory'],
    formats: ['one_to_one', 'small_group'],
    min_people: 1,
    max_people: 2,
    staff_needed: 1,
    duration_min: 15,
    prep_min: 5,
    places: ['own_room', 'lounge'],
    suitable_in_bed: false,
    seated: true,
    standing_needed: false,
    relies_on: [],
    equipment: [{ name: 'Skeins of wool', quantity: '2–3', instead: 'cotton yarn' }],
    description: null,
    steps: ['Sit opposite each other.', 'Choose a colour.', 'Wind to a slow rhythm.'],
    adaptations: {
      exploratory: 'Give both jobs a try, holding and winding.',
      sensory: 'Wind hand under hand for the first turns.',
    },
    opening_line: 'Could you lend me your hands?',
    conversation_prompts: ['Who taught you to knit?'],
    benefits: ['connection', 'calm'],
    look_for: { enjoying: 'Hands finding the rhythm.', stop: 'Arms sinking.' },
    hazards: [{ code: 'allergy_skin', level: 'low', controls: 'Offer cotton instead.' }],
    risk_required: false,
    flashing_light: false,
    allergens: ['wool'],
    iddsi_note: null,
    interests: ['arts_crafts.knitting'],
    culture_notes: null,
    sensitive_topics: [],
    seasons: [],
    themes: [],
    search_words: ['yarn', 'skein', 'ball'],
    visit: {
      bring: ['A skein from home'],
      say: 'Will you hold this for me?',
      steps: ['Sit close.', 'Drape the skein.', 'Wind slowly.'],
    },
    cost_band: 'low',
    ...guide,
  },
  picture_id: null,
  based_on: null,
  version: 1,
  shared: false,
  for_relatives: false,
  archived: false,
  hidden: false,
  ...differences,
});
