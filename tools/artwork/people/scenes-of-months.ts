import { CREAM, GREEN, WOOD, holds, laughing, sits, young, type Scene } from './scene.ts';

/** Peggy Hartley and her friends, so that one album is long enough for a book. */
export const SCENES_OF_MONTHS: readonly Scene[] = [
  {
    name: 'bird-table',
    caption: 'Waiting for the robin',
    setting: 'window',
    people: [holds('peggy-hartley', 'cup', { eyes: 'smiling' })],
    props: ['flowers'],
    table: CREAM,
  },
  {
    name: 'hat-parade',
    caption: 'Best hat: a draw',
    setting: 'party',
    people: [
      sits('peggy-hartley', 'wave', { ...laughing, headwear: 'sun-hat', headwearCloth: 'rose' }),
      sits('brenda-staniforth', 'clap', { headwear: 'beret', headwearCloth: 'teal' }),
      sits('walter-sykes', 'rest', laughing),
    ],
  },
  {
    name: 'putting-right',
    caption: 'Putting the world to rights',
    setting: 'lounge',
    people: [holds('peggy-hartley', 'cup', laughing), holds('brenda-staniforth', 'cup')],
    props: ['tea'],
    table: CREAM,
  },
  {
    name: 'flower-table',
    caption: 'One vase for every table',
    setting: 'conservatory',
    people: [holds('jean-otley', 'flowers'), holds('peggy-hartley', 'flowers', laughing)],
    props: ['pots'],
    table: GREEN,
  },
  {
    name: 'school-dinners',
    caption: 'Pink custard, as it should be',
    setting: 'kitchen',
    people: [
      holds('peggy-hartley', 'bowl', { mouth: 'wide' }),
      holds('muriel-dyson', 'bowl', { mouth: 'open' }),
    ],
    props: ['baking'],
    table: WOOD,
  },
  {
    name: 'dance-afternoon',
    caption: 'Peggy leads the way',
    setting: 'hall',
    people: [
      sits('walter-sykes', 'clap'),
      sits('peggy-hartley', 'wave', laughing),
      sits('joan-cartwright', 'clap', laughing),
      sits('eric-cartwright', 'wave'),
    ],
  },
  {
    name: 'seaside-trip',
    caption: 'Same sea, same wind',
    setting: 'seaside',
    people: [
      sits('joan-cartwright', 'low', { headwear: 'headscarf', headwearCloth: 'sky' }),
      sits('peggy-hartley', 'wave', laughing),
      sits('eric-cartwright', 'low'),
    ],
  },
  {
    name: 'sweet-peas',
    caption: 'Her sweet peas, watered before breakfast',
    setting: 'garden',
    people: [holds('peggy-hartley', 'can')],
  },
  {
    name: 'photo-of-orla',
    caption: 'A new photograph of Orla',
    setting: 'window',
    people: [holds('peggy-hartley', 'photo', laughing)],
    props: ['tea'],
    table: CREAM,
  },
  {
    name: 'rummy',
    caption: 'Rummy, for matchsticks',
    setting: 'dining-room',
    people: [
      holds('stephen-marsden', 'cards', laughing),
      holds('peggy-hartley', 'cards'),
      holds('jean-otley', 'cards'),
    ],
    props: ['cards'],
    table: GREEN,
  },
  {
    name: 'baby-blanket',
    caption: 'A square each for the baby blanket',
    setting: 'craft-room',
    people: [holds('connie-marchetti', 'knitting'), holds('peggy-hartley', 'knitting')],
    props: ['wool'],
    table: CREAM,
  },
  {
    name: 'old-buffer-girl',
    caption: 'Peggy in her head rag, 1954',
    setting: 'street',
    people: [
      young('peggy-hartley', { headwear: 'headscarf', headwearCloth: 'berry', mouth: 'wide' }),
    ],
    old: true,
  },
  {
    name: 'old-bridlington',
    caption: 'Bridlington, the usual week, 1967',
    setting: 'seaside',
    people: [young('peggy-hartley', { hair: 'waves', mouth: 'open' })],
    old: true,
  },
];
