export const TAG_GROUPS = [
  'personality',
  'roles',
  'loves',
  'languages_places',
  'faith',
  'how_i_join_in',
] as const;
export type TagGroup = (typeof TAG_GROUPS)[number];

export const TAG_COLOURS = ['green', 'apricot', 'blue', 'amber', 'plum', 'teal'] as const;
export type TagColour = (typeof TAG_COLOURS)[number];

/** Can reveal faith or ethnicity: staff only unless the resident shares more. */
export const SPECIAL_TAG_GROUPS = ['faith', 'languages_places'] as const satisfies TagGroup[];

export const isSpecialTagGroup = (group: TagGroup): boolean =>
  (SPECIAL_TAG_GROUPS as readonly TagGroup[]).includes(group);

export const TAG_LIMITS = {
  custom_per_home: 200,
  per_resident: 30,
  label_min: 2,
  label_max: 30,
} as const;

export interface SystemTag {
  /** Immutable, because records refer to it. */
  code: string;
  group: TagGroup;
  label: string;
}

interface TagGroupDefinition {
  title: string;
  colour: TagColour;
}

export const TAG_GROUP_DEFINITIONS: Record<TagGroup, TagGroupDefinition> = {
  personality: { title: 'Personality', colour: 'apricot' },
  roles: { title: 'Roles', colour: 'blue' },
  loves: { title: 'Loves', colour: 'green' },
  languages_places: { title: 'Languages and places', colour: 'teal' },
  faith: { title: 'Faith and festivals', colour: 'plum' },
  how_i_join_in: { title: 'How I join in', colour: 'amber' },
};

const LABELS: Record<TagGroup, readonly string[]> = {
  personality: [
    'Quiet',
    'Chatty',
    'Joker',
    'Night owl',
    'Early bird',
    'Organiser',
    'Likes own company',
    'Loves a crowd',
    'Sweet tooth',
    'Tea not coffee',
    'Competitive',
    'Helper',
  ],
  roles: [
    'Mum/dad',
    'Grandparent',
    'Aunt/uncle',
    'Teacher',
    'Nurse',
    'Farmer',
    'Engineer',
    'Miner',
    'Shop work',
    'Office',
    'Forces veteran',
    'Homemaker',
    'Musician',
    'Builder',
    'Driver',
    'Cook',
    'Seamstress',
    'Faith leader',
    'Civil servant',
    'Business owner',
  ],
  loves: [
    'Music',
    'Dancing',
    'Football',
    'Rugby',
    'Cricket',
    'Gardening',
    'Baking',
    'Animals',
    'Dogs',
    'Cats',
    'Knitting',
    'Painting',
    'Crosswords',
    'Quizzes',
    'Bingo',
    'Cards',
    'Dominoes',
    'Films',
    'History',
    'Trains',
    'Cars',
    'Politics',
    'Poetry',
    'Fashion',
    'Travel',
    'Sea',
    'Countryside',
  ],
  languages_places: [
    'Welsh speaker',
    'Gaelic speaker',
    'Punjabi speaker',
    'Urdu speaker',
    'Polish speaker',
    'Italian speaker',
    'Scots',
    'Yorkshire',
    'London',
    'Caribbean',
    'Ireland',
    'Seaside',
  ],
  faith: [
    'Church',
    'Chapel',
    'Mass',
    'Mosque',
    'Gurdwara',
    'Temple',
    'Synagogue',
    'Quaker',
    'Humanist',
    'Christmas',
    'Eid',
    'Diwali',
    'Vaisakhi',
    'Hanukkah',
    'Lunar New Year',
  ],
  how_i_join_in: [
    'Small groups',
    'One to one',
    'Likes to watch',
    'Likes a job',
    'Mornings',
    'Afternoons',
    'Outdoors',
    'In my room',
    'With family',
    'Needs time',
  ],
};

export const SYSTEM_TAGS: readonly SystemTag[] = TAG_GROUPS.flatMap((group) =>
  LABELS[group].map((label) => ({ code: `${group}.${snakeCase(label)}`, group, label })),
);

function snakeCase(label: string): string {
  return label.toLowerCase().replaceAll(/[^a-z]+/g, '_');
}
