import type { Sitter } from './describe.ts';
import { BLUE, CREAM, GREEN, WOOD, holds, laughing, sits, young, type Scene } from './scene.ts';

/** At Maple Court. */
const SCENES_OF_MAPLE_COURT: readonly Scene[] = [
  {
    name: 'maple-choir',
    caption: 'Calon Lân, with all the parts',
    setting: 'hall',
    people: [
      holds('gwyn-morgan', 'sheet', { mouth: 'open' }),
      holds('rosina-zanelli', 'sheet', laughing),
      holds('terry-vaughan', 'sheet', { mouth: 'open' }),
      holds('betty-lewis', 'sheet'),
    ],
  },
  {
    name: 'maple-bakers',
    caption: 'Welsh cakes, straight off the stone',
    setting: 'kitchen',
    people: [holds('betty-lewis', 'bowl', laughing), sits('rosina-zanelli')],
    props: ['baking', 'scones'],
    table: WOOD,
  },
  {
    name: 'maple-lawn',
    caption: 'Tea on the lawn',
    setting: 'garden',
    people: [
      holds('non-griffiths', 'cup'),
      holds('joe-camilleri', 'cup', laughing),
      holds('marlene-bowen', 'cup'),
    ],
  },
  {
    name: 'maple-cards',
    caption: 'Joe shuffles, Terry wins',
    setting: 'dining-room',
    people: [
      holds('terry-vaughan', 'cards', laughing),
      holds('joe-camilleri', 'cards'),
      holds('mair-thomas', 'cards'),
    ],
    props: ['cards'],
    table: GREEN,
  },
  {
    name: 'maple-memories',
    caption: 'The chapel outing',
    setting: 'window',
    people: [holds('non-griffiths', 'photo')],
    props: ['album'],
    table: CREAM,
  },
];

/** The Okafor family at home. */
const SCENES_OF_A_FAMILY: readonly Scene[] = [
  {
    name: 'okafor-tea',
    caption: 'Sunday tea',
    setting: 'lounge',
    people: [holds('mama-okafor', 'cup', laughing), holds('papa-okafor', 'cup')],
    props: ['tea'],
    table: CREAM,
  },
  {
    name: 'okafor-garden',
    caption: 'Papa and his peppers',
    setting: 'garden',
    people: [holds('papa-okafor', 'can', laughing)],
  },
  {
    name: 'okafor-kitchen',
    caption: 'Mama’s jollof, three generations watching',
    setting: 'kitchen',
    people: [holds('mama-okafor', 'bowl'), sits('ngozi-okafor', 'rest', laughing)],
    props: ['baking'],
    table: WOOD,
  },
  {
    name: 'okafor-dominoes',
    caption: 'Papa never lets anyone win',
    setting: 'dining-room',
    people: [sits('papa-okafor', 'rest', laughing), sits('chidi-okafor')],
    props: ['dominoes'],
    table: BLUE,
  },
  {
    name: 'okafor-birthday',
    caption: 'Mama at eighty-one',
    setting: 'party',
    people: [
      sits('chidi-okafor', 'clap'),
      sits('mama-okafor', 'rest', { ...laughing, headwear: 'headwrap', headwearCloth: 'mustard' }),
      sits('papa-okafor', 'clap', laughing),
      sits('ngozi-okafor', 'wave', laughing),
    ],
    props: ['cake'],
    table: CREAM,
  },
  {
    name: 'okafor-wedding',
    caption: 'Enugu, 1968',
    setting: 'studio',
    people: [
      young('mama-okafor', { hairColour: 'black', mouth: 'lips' }),
      young('papa-okafor', { hairColour: 'black', garment: 'jacket' }),
    ],
    old: true,
  },
];

export const SCENES_ELSEWHERE: readonly Scene[] = [...SCENES_OF_MAPLE_COURT, ...SCENES_OF_A_FAMILY];

const ethnicity = 'Black African, Nigerian';

/** A household has no residents, so they are described here. */
export const FAMILY_SITTERS: readonly Sitter[] = [
  { key: 'mama-okafor', pronouns: 'she/her', date_of_birth: '1945-03-11', ethnicity },
  { key: 'papa-okafor', pronouns: 'he/him', date_of_birth: '1941-08-02', ethnicity },
  { key: 'ngozi-okafor', pronouns: 'she/her', date_of_birth: '1974-05-20', ethnicity },
  { key: 'chidi-okafor', pronouns: 'he/him', date_of_birth: '1971-12-09', ethnicity },
];
