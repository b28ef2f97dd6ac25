import { Chance } from '../pictures/chance.ts';
import { CHOSEN } from './chosen.ts';
import type { Headwear, Look } from './look.ts';
import type { Cloth, HairColour, Skin } from './paints.ts';

/** The part of a demonstration resident that a portrait depends on. */
export interface Sitter {
  key: string;
  pronouns?: string;
  date_of_birth: string;
  ethnicity?: string;
  faith?: string;
  communication?: { hearing: string; sight: string };
}

type Some<T> = readonly [T, ...T[]];

type Origin = 'european' | 'southern' | 'south-asian' | 'east-asian' | 'arab' | 'african' | 'mixed';

const ORIGINS: [RegExp, Origin][] = [
  [/mixed/i, 'mixed'],
  [/black/i, 'african'],
  [/indian|pakistan|bangladesh|sri lanka/i, 'south-asian'],
  [/chinese/i, 'east-asian'],
  [/arab|iranian/i, 'arab'],
  [/italian|maltese|portuguese|chilean|romany/i, 'southern'],
];

const SKINS: Record<Origin, Some<Skin>> = {
  european: ['porcelain', 'fair', 'fair', 'rosy', 'rosy'],
  southern: ['rosy', 'olive', 'olive'],
  'south-asian': ['tan', 'brown', 'tan', 'brown'],
  'east-asian': ['fair', 'olive'],
  arab: ['olive', 'tan'],
  african: ['deep', 'ebony', 'deep', 'brown'],
  mixed: ['tan', 'brown'],
};

const WOMENS_HAIR: Some<Look['hair']> = [
  'perm',
  'set',
  'bob',
  'waves',
  'pixie',
  'bun',
  'perm',
  'waves',
  'set',
  'long',
];
const MENS_HAIR: Some<Look['hair']> = [
  'parted',
  'combed-back',
  'receding',
  'fringe-of-hair',
  'wisps',
  'bald',
  'crew',
  'fringe-of-hair',
  'receding',
  'curly-top',
];

const CLOTH: Some<Cloth> = [
  'teal',
  'sky',
  'navy',
  'plum',
  'rose',
  'berry',
  'clay',
  'mustard',
  'leaf',
  'bottle',
  'slate',
  'lilac',
  'cocoa',
  'stone',
];
const PALE: Some<Cloth> = ['cream', 'oat', 'cream', 'sky', 'lilac', 'rose'];
const BACKDROPS: Some<Cloth> = ['sky', 'oat', 'rose', 'leaf', 'lilac', 'mustard', 'teal', 'clay'];

/** The same resident always looks the same; a few were chosen by hand. */
export function describe(sitter: Sitter): Look {
  const chance = new Chance(`portrait of ${sitter.key}`);
  const isMan = sitter.pronouns?.startsWith('he') ?? false;
  const origin = ORIGINS.find(([words]) => words.test(sitter.ethnicity ?? ''))?.[1] ?? 'european';
  const birthYear = Number(sitter.date_of_birth.slice(0, 4));
  const skin = chance.pick(SKINS[origin]);
  const isDark = skin === 'deep' || skin === 'ebony';
  const cloth = chance.pick(CLOTH);
  const accent = chance.pick(PALE);
  const chosen = CHOSEN[sitter.key];
  const drawn: Look = {
    skin,
    face: chance.pick(
      isMan ? ['oval', 'square', 'long', 'round'] : ['oval', 'round', 'oval', 'long'],
    ),
    hair: pickHair(chance, { isMan, origin }),
    hairColour: pickHairColour(chance, birthYear, origin),
    headwear: pickHeadwear(chance, sitter.faith ?? '', { isMan, origin }),
    headwearCloth: chance.pick(CLOTH),
    brows: chance.pick(isMan ? ['bushy', 'soft', 'soft'] : ['thin', 'thin', 'soft']),
    eyes: chance.pick(['open', 'gentle', 'gentle', 'open', 'smiling']),
    eyeColour: origin === 'european' ? chance.pick(['blue', 'grey', 'brown', 'green']) : 'brown',
    nose: chance.pick(isDark ? ['broad', 'broad', 'button'] : ['soft', 'button', 'long', 'soft']),
    mouth: chance.pick(
      isMan
        ? ['gentle', 'open', 'crooked', 'wide', 'gentle']
        : ['gentle', 'lips', 'open', 'wide', 'lips'],
    ),
    beard: isMan
      ? chance.pick(['none', 'none', 'none', 'none', 'moustache', 'short', 'full'])
      : 'none',
    glasses: pickGlasses(chance, sitter.communication?.sight ?? 'none', isMan),
    hearingAid: AIDS[sitter.communication?.hearing ?? ''] ?? 'none',
    lines: birthYear < 1934 ? 3 : birthYear < 1945 ? 2 : birthYear < 1958 ? 1 : 0,
    freckles: origin === 'european' && chance.between(0, 1) < 0.1,
    ...pickClothes(chance, { isMan, origin }),
    cloth,
    accent: accent === cloth ? 'cream' : accent,
    jewellery: isMan
      ? 'none'
      : chance.pick(['none', 'pearls', 'studs', 'pendant', 'none', isDark ? 'hoops' : 'studs']),
    tilt: chance.between(-4, 4),
    turn: chance.between(-4, 4),
    backdrop: chance.pick(BACKDROPS),
  };
  return settle({
    ...drawn,
    ...dressFor(drawn),
    ...(chosen && { headwear: 'none', beard: 'none', pattern: 'plain', ...chosen }),
  });
}

const AIDS: Record<string, Look['hearingAid']> = {
  aid_left: 'left',
  aid_right: 'right',
  aids_both: 'both',
};

type About = { isMan: boolean; origin: Origin };

function pickHair(chance: Chance, { isMan, origin }: About): Look['hair'] {
  if (origin === 'african' || origin === 'mixed')
    return chance.pick(
      isMan ? ['cropped', 'cropped', 'bald', 'receding'] : ['coils', 'cropped', 'afro', 'coils'],
    );
  if (isMan) return chance.pick(MENS_HAIR);
  if (origin === 'south-asian') return chance.pick(['bun', 'long', 'bun', 'bob']);
  if (origin === 'east-asian') return chance.pick(['bob', 'pixie', 'waves']);
  return chance.pick(WOMENS_HAIR);
}

function pickHairColour(chance: Chance, birthYear: number, origin: Origin): HairColour {
  if (birthYear >= 1955)
    return origin === 'european' ? chance.pick(['steel', 'sand', 'chestnut']) : 'iron';
  if (birthYear >= 1944)
    return origin === 'european'
      ? chance.pick(['silver', 'steel', 'sand', 'white'])
      : chance.pick(['steel', 'iron', 'silver']);
  return chance.pick(['white', 'snow', 'silver', 'white', 'silver', 'steel']);
}

/** Only where the faith is known to be practised so; others are drawn without. */
function pickHeadwear(chance: Chance, faith: string, { isMan, origin }: About): Headwear {
  if (/^muslim/i.test(faith))
    return isMan ? chance.pick(['kufi', 'none']) : chance.pick(['hijab', 'hijab', 'dupatta']);
  if (/^sikh/i.test(faith)) return isMan ? 'turban' : 'dupatta';
  if (/rastafari/i.test(faith)) return 'tam';
  if (/jewish/i.test(faith) && isMan && !/secular|reform/i.test(faith)) return 'kippah';
  if (origin === 'african' && !isMan) return chance.pick(['headwrap', 'none', 'none']);
  const luck = chance.between(0, 1);
  if (isMan) return luck < 0.08 ? 'flat-cap' : 'none';
  return luck < 0.04 ? 'beret' : luck < 0.08 ? 'headband' : luck < 0.1 ? 'headscarf' : 'none';
}

function pickGlasses(chance: Chance, sight: string, isMan: boolean): Look['glasses'] {
  if (sight === 'blind') return 'dark';
  if (sight === 'none' || chance.between(0, 1) < 0.35) return 'none';
  return chance.pick(
    isMan
      ? ['round', 'square', 'oval', 'square', 'half-moon']
      : ['round', 'oval', 'cat-eye', 'oval', 'half-moon', 'square'],
  );
}

function pickClothes(chance: Chance, { isMan, origin }: About): Pick<Look, 'garment' | 'pattern'> {
  const pattern = chance.pick<Look['pattern']>(
    isMan
      ? ['plain', 'checks', 'stripes', 'plain']
      : ['plain', 'flowers', 'dots', 'plain', 'stripes'],
  );
  if (origin === 'south-asian')
    return {
      garment: isMan ? chance.pick(['kurta', 'v-neck', 'shirt']) : chance.pick(['sari', 'tunic']),
      pattern,
    };
  if (origin === 'african' && !isMan)
    return { garment: chance.pick(['print-dress', 'blouse', 'cardigan']), pattern: 'plain' };
  const garment = chance.pick<Look['garment']>(
    isMan
      ? [
          'shirt',
          'v-neck',
          'jumper',
          'jacket',
          'waistcoat',
          'fair-isle',
          'v-neck',
          'shirt',
          'polo-neck',
        ]
      : ['cardigan', 'blouse', 'twinset', 'jumper', 'polo-neck', 'cardigan', 'blouse', 'fair-isle'],
  );
  const isKnitted = [
    'v-neck',
    'jumper',
    'polo-neck',
    'fair-isle',
    'twinset',
    'cardigan',
    'waistcoat',
    'jacket',
  ].includes(garment);
  return { garment, pattern: isKnitted ? 'plain' : pattern };
}

/** Drawn together with the headwear. */
function dressFor({ headwear, garment, beard, hair }: Look): Partial<Look> {
  if (headwear === 'turban') return { beard: 'long', hair: 'bald' };
  if (headwear === 'kufi') return { beard: beard === 'none' ? 'short' : beard, garment: 'kurta' };
  if (headwear === 'kippah') return { hair: hair === 'bald' ? 'receding' : hair };
  if (headwear === 'tam') return { hair: 'locs', beard: 'full' };
  if (headwear === 'hijab')
    return { garment: garment === 'sari' ? 'tunic' : garment, jewellery: 'none' };
  if (headwear === 'dupatta') return { garment: 'tunic', hair: 'long' };
  if (headwear === 'flat-cap') return { hair: 'fringe-of-hair', headwearCloth: 'slate' };
  return {};
}

/** Avoids combinations that do not show well. */
function settle(look: Look): Look {
  const backdrop = look.backdrop === look.cloth ? 'oat' : look.backdrop;
  const isPale = look.hairColour === 'snow' || look.hairColour === 'white';
  const isUncovered = look.headwear === 'none' || look.headwear === 'headband';
  const headwearCloth =
    look.headwearCloth === look.cloth && look.headwear !== 'hijab' ? 'plum' : look.headwearCloth;
  return {
    ...look,
    headwearCloth,
    backdrop:
      isPale && isUncovered && (backdrop === 'oat' || backdrop === 'cream') ? 'teal' : backdrop,
  };
}
