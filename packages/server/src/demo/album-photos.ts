import type { PhotoSharing } from '@relish/shared/photos/photos/choices.ts';

/** A drawn photo of the demonstration, apart from the people in it. */
export interface AlbumFacts {
  days_ago?: number;
  decade?: number;
  place?: string;
  story?: string;
  /** The home if left out. */
  sharing?: PhotoSharing;
  /** Blurred for those who may not see them. */
  blur?: readonly string[];
  /** Whose names staff have entered, where that is not everyone yet. */
  named?: readonly string[];
  state?: 'pending' | 'hidden';
  /** Said no on the day. */
  refused?: string;
  /** The thank you of the relative with an account. */
  thanks?: string;
  /** From the relative with an account, with the answer of the home. */
  fromFamily?: { answer: string | null };
}

/** By the name of the drawing; spread over eight months. */
export const ALBUM_PHOTOS: Readonly<Record<string, AlbumFacts>> = {
  'sun-hats': { days_ago: 1, place: 'Garden', named: [] },
  painting: { days_ago: 2, place: 'Craft room', named: ['maureen-thickett', 'roy-hague'] },
  'armchair-travel': { days_ago: 3, place: 'Lounge' },
  'sewing-cushions': {
    days_ago: 4,
    place: 'Craft room',
    state: 'hidden',
    refused: 'nasreen-akhtar',
  },
  'bird-table': {
    days_ago: 5,
    place: 'Garden window',
    sharing: 'own_family',
    story: 'She counts them out loud and scolds the pigeons.',
    thanks: 'Tell her the robin is in our garden too. Love, Susan.',
  },
  'birthday-cake': { days_ago: 9, place: 'Lounge', thanks: 'What a lovely afternoon. Thank you!' },
  'potting-up': { days_ago: 13, place: 'Conservatory' },
  'garden-party': {
    days_ago: 18,
    place: 'Garden',
    blur: ['comfort-boateng', 'ramesh-iyer', 'winston-bailey'],
    story: 'The urn came out, and so did everyone else.',
  },
  'school-dinners': {
    days_ago: 24,
    place: 'Kitchen',
    story: 'Twenty-two years of school dinners, and she still measures by eye.',
    thanks: 'She made that for my whole class. I can taste it.',
  },
  dominoes: { days_ago: 7, place: 'Lounge' },
  whist: { days_ago: 30, place: 'Dining room', state: 'hidden' },
  'new-neighbours': { days_ago: 33, place: 'Dining room', blur: ['abdi-warsame'] },
  rummy: { days_ago: 38, place: 'Dining room' },
  'walk-with-dog': { days_ago: 44, place: 'Canal path' },
  'baby-blanket': { days_ago: 51, place: 'Craft room', story: 'For Orla’s new cousin.' },
  poems: { days_ago: 56, place: 'Conservatory', sharing: 'own_family' },
  bread: { days_ago: 60, place: 'Kitchen' },
  'photo-of-orla': {
    days_ago: 66,
    place: 'Her room',
    sharing: 'own_family',
    story: 'It went round every table before dinner.',
    thanks: '',
  },
  jigsaw: { days_ago: 72, place: 'Library' },
  'big-choir': {
    days_ago: 80,
    place: 'Hall',
    blur: ['winston-bailey', 'bernadette-keogh'],
    story: 'Three tunes to one carol, and Peggy knew the harmony of each.',
  },
  wireless: { days_ago: 88, place: 'Lounge', named: ['cyril-wragg'] },
  'hat-parade': { days_ago: 95, place: 'Lounge' },
  'photo-talk': { days_ago: 101, place: 'Her room', sharing: 'own_family' },
  'flower-table': { days_ago: 112, place: 'Conservatory', thanks: 'Beautiful.' },
  'leaf-table': { days_ago: 118, place: 'Craft room' },
  'sweet-peas': {
    days_ago: 128,
    place: 'Garden',
    sharing: 'own_family',
    story: 'Grown from the seeds that her neighbour in Walkley sent.',
  },
  'autumn-walk': { days_ago: 136, place: 'Park' },
  couple: {
    days_ago: 147,
    place: 'Conservatory',
    story: 'Married in Sheffield, and still holding hands.',
  },
  'seaside-trip': {
    days_ago: 158,
    place: 'Bridlington',
    story: 'She found the street of the old landlady without any help.',
    thanks: 'We went every year when I was small. Thank you for taking her.',
  },
  'dance-afternoon': { days_ago: 174, place: 'Hall' },
  'cat-on-the-sill': { days_ago: 190, place: 'Her room', sharing: 'own_family' },
  'putting-right': { days_ago: 205, place: 'Lounge' },
  'garden-bench': { days_ago: 228, place: 'Garden' },
  'old-wedding': {
    decade: 1960,
    place: 'St Bartholomew’s',
    sharing: 'own_family',
    story: 'Mum made the dress herself. Dad was a tram conductor and got the whole crew to come.',
    fromFamily: { answer: 'What a picture. She told us about the tram.' },
  },
  'old-bridlington': {
    decade: 1960,
    place: 'Bridlington',
    sharing: 'own_family',
    story: 'The same week and the same landlady, every year.',
    fromFamily: { answer: 'Thank you, it is in her album now.' },
  },
  'old-buffer-girl': {
    decade: 1950,
    place: 'Arundel Street',
    story: 'Mum at fifteen, outside the buffing shop.',
    state: 'pending',
    fromFamily: { answer: null },
  },
  'old-seaside': { decade: 1950, sharing: 'own_family' },
  'old-band': { decade: 1950, sharing: 'own_family' },
  'old-street': { decade: 1950, blur: ['ken-broadbent'] },
  'old-portrait': { decade: 1950, sharing: 'own_family' },

  'maple-lawn': { days_ago: 2, place: 'Garden' },
  'maple-cards': { days_ago: 15, place: 'Dining room', blur: ['mair-thomas'] },
  'maple-bakers': { days_ago: 41, place: 'Kitchen' },
  'maple-choir': { days_ago: 77, place: 'Hall' },
  'maple-memories': { days_ago: 104, place: 'Library', named: [] },

  'okafor-dominoes': { days_ago: 3, place: 'At home' },
  'okafor-tea': { days_ago: 17, place: 'At home' },
  'okafor-kitchen': { days_ago: 40, place: 'At home', story: 'The recipe is not written down.' },
  'okafor-birthday': { days_ago: 86, place: 'At home' },
  'okafor-garden': { days_ago: 150, place: 'Garden' },
  'okafor-wedding': { decade: 1960, place: 'Enugu' },
};
