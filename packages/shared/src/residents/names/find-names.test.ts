import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { COMMON_WORDS } from './common-words.ts';
import { findNames } from './find-names.ts';
import { hidingNames } from './hide-names.ts';
import { makeNameBook } from './name-book.ts';
import type { Named } from './name-parts.ts';

const named = (name: string): Named => {
  const [first_name = '', last_name = ''] = name.split('|');
  return { first_name, preferred_name: first_name, last_name };
};

const PEOPLE =
  `Siobhán|O'Brien-Łuczak;Zoë|Ní Dhomhnaill;Caoimhe|Mac Giolla Phádraig;Gráinne|Ó Súilleabháin;
Łucja|Wiśniewska;Grażyna|Święcicka-Żak;Llŷr|ap Rhys;Angharad|Llewelyn-Huws;Şükrü|Yıldız;Çiğdem|Özgür;
Nguyễn|Thị Hương;Đặng|Văn Đức;Adébáyọ̀|Ọlátúnjí;Ṣadé|Ògúnbíyí;Gurpreet|Kaur Dhaliwal;Harjinder|Singh Bains;
Abd al-Raḥmān|ibn Khaldūn;Fāṭima|al-Zahrāʾ;Xiǎo-Míng|Ōuyáng;Mei Ling|Zhèng;Þórdís|Ægisdóttir;Guðrún|Jónsdóttir;
Jürgen|Müller-Lüdenscheidt;Käthe|Großmann;Françoise|Lefèbvre-d'Arcy;Anaïs|Crèvecœur;
María José|García Márquez;Íñigo|Núñez de Balboa;Søren|Kjærgård;Björk|Þorláksdóttir;Dvořák|Jiří;Zsófia|Szőllősi;
Анна|Ковальчук;Ελένη|Παπαδοπούλου;D'Souza|Perpétua;Ngozi|Chukwuemeka;Ihaka|Te Whāiti`
    .split(/;\s*/)
    .map(named);

const BOOK = makeNameBook({ people: PEOPLE });
const found = (text: string) => new Set(findNames(text, BOOK).flatMap((hit) => [...hit.people]));

/** As typed without accents; letters that Unicode does not decompose are listed. */
const BY_HAND: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
};
const unaccented = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđðßæœıþ]/gi, (letter) => BY_HAND[letter.toLowerCase()] ?? letter);

const spelled = (name: string, by: string) => Array.from(name.replaceAll(/[\s'-]/g, '')).join(by);

const CHANGES: Record<string, (name: string) => string> = {
  'as it is': (name) => name,
  'without accents': unaccented,
  'in capitals': (name) => name.toUpperCase(),
  'in small letters without accents': (name) => unaccented(name).toLowerCase(),
  'as whose it is': (name) => `${name}'s`,
  'as whose it is without an apostrophe': (name) => `${unaccented(name)}s`,
  'with another apostrophe': (name) => name.replaceAll("'", '’'),
  'without apostrophes': (name) => name.replaceAll(/['ʾ]/g, ''),
  'with a space for an apostrophe or a hyphen': (name) => name.replaceAll(/['\-ʾ]/g, ' '),
  'without hyphens': (name) => unaccented(name).replaceAll('-', ''),
  'with a long hyphen': (name) => name.replaceAll('-', '‑'),
  'in one word': (name) => unaccented(name).replaceAll(/[\s'-]/g, ''),
  'spelled with spaces': (name) => spelled(name.replaceAll('ʾ', '').normalize('NFC'), ' '),
  'spelled with dots': (name) => spelled(unaccented(name), '.'),
  'spelled with hyphens': (name) => spelled(unaccented(name), '-'),
  'taken apart by Unicode': (name) => name.normalize('NFD'),
  'with something invisible inside': (name) => `${name.slice(0, 2)}\u200B${name.slice(2)}`,
  'in wide letters': (name) =>
    unaccented(name).replaceAll(/[A-Za-z]/g, (letter) =>
      String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfe_e0),
    ),
  'with letters that look alike': (name) =>
    unaccented(name).replaceAll(/[aeo]/g, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? ''),
};

const TEXTS = ['Sang with # today', '#', 'Today #, and then tea.', '“#!” she called', 'Tea (#)'];

/** Parts of a name that identify someone. */
const NOT_TELLING = new Set('ní mac ó ap de te al ibn o d văn thị'.split(' '));
const splitName = (name: string): string[] => [
  name,
  ...name
    .split(/[\s'-]/)
    .filter((part) => part.normalize('NFC').length > 2 && !NOT_TELLING.has(part.toLowerCase())),
];

describe.each(Object.entries(CHANGES))('a name %s', (_, change) => {
  it('is found in any language', () => {
    const cases = fc
      .constantFrom(...PEOPLE)
      .chain((person) =>
        fc.tuple(
          fc.constant(person),
          fc.constantFrom(
            ...[person.first_name, person.last_name].flatMap(splitName),
            `${person.first_name} ${person.last_name}`,
          ),
          fc.constantFrom(...TEXTS),
        ),
      );
    fc.assert(
      fc.property(cases, ([person, name, text]) => {
        expect(found(text.replace('#', () => change(name)))).toContain(person);
      }),
      { numRuns: 300 },
    );
  });
});

const ALL = new Set(
  PEOPLE.flatMap(({ first_name, last_name }) =>
    unaccented(`${first_name} ${last_name}`)
      .toLowerCase()
      .split(/[\s'-]/),
  ),
);
const WORDS = [...COMMON_WORDS].filter((word) => !ALL.has(word));

it('is not found in texts of common words', () => {
  const spaced = fc
    .array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 14 })
    .map((words) => words.join(' '));
  const text = fc
    .array(spaced, { minLength: 1, maxLength: 3 })
    .map((all) => all.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join('. '));
  fc.assert(
    fc.property(text, (written) => {
      expect(findNames(written, BOOK)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('is not found in a determiner before a possession', () => {
  expect(found('This room is bright, and this place is his chair.')).toEqual(new Set());
  expect(found('Tea in Siobhans room').size).toBe(1);
});

const HOUSE = makeNameBook({
  people: [
    'Ina|Heather',
    'Isa|Dennis',
    'Toby|Butler',
    'Asif|Pearson',
    'Margaret|Stephens',
    'Rose|Marsh',
  ].map(named),
  others: [named('Margarete|Stevens')],
  keep: ['Pearson House'],
});
const namedIn = (text: string) =>
  findNames(text, HOUSE).flatMap(({ people }) => [...people].map((each) => each.first_name));

describe('ambiguous words', () => {
  it.each([
    'Tea in a garden is a treat, as if by magic; up to by ten',
    'Tennis and butter in any weather',
    'A person like any other at Pearson House',
    'Leather and feathers',
    'Margarete and Ms Stevens work here',
    'T h a n k s',
    'Roses and mosses in the garden',
    'Roses Picture, by the art group',
    'The roses window is full of bees',
    'Roses. Room for all',
  ])('“%s”', (text) => expect(namedIn(text)).toEqual([]));

  it.each([
    ['Margret poured', ['Margaret']],
    ['Magraret poured', ['Margaret']],
    ['Mrs Stevenss', []],
    ['Tea with Mrs Stephen', ['Margaret']],
    ['I n a sang', ['Ina']],
    ['Marg aret sang', ['Margaret']],
    ['#ThankYouMargaret', ['Margaret']],
    ['Tea in Roses room', ['Rose']],
    ['Marshs chair is by the door', ['Rose']],
    ['Inas tea', ['Ina']],
  ])('“%s”', (text, who) => expect(namedIn(text)).toEqual(who));
});

it('search time does not grow with the number of names', () => {
  const SYLLABLES = 'ba ko mi ru ze ta lo vi ne gu pa di so fe ra ju ho le wa cy'.split(' ');
  const nameAt = (at: number, salt: number) =>
    [at % 20, Math.floor(at / 20), (at * 7 + salt) % 20, (at * 3 + salt) % 20]
      .map((each) => SYLLABLES[each] ?? '')
      .join('')
      .replace(/^./, (letter) => letter.toUpperCase());
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => named(`${nameAt(at, 1)}|${nameAt(at, 5)}`));
  const texts = Array.from({ length: 100 }, (_, at) =>
    `Sang with ${nameAt(at, 1)} and Mrs ${nameAt(at, 5)} in the garden. `.repeat(4),
  );
  const measureTime = (count: number) => {
    const hide = hidingNames({ others: people(count), own: [], keep: [], instead: 'another' });
    const began = performance.now();
    for (const text of texts) hide(text);
    return performance.now() - began;
  };
  measureTime(4);
  const few = Math.min(measureTime(4), measureTime(4), measureTime(4));
  const many = Math.min(measureTime(400), measureTime(400), measureTime(400));
  // Searching for each of 100 times the names separately would take far longer.
  expect(many / few).toBeLessThan(10);
});
