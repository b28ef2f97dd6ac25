import type { Cloth, HairColour, Skin } from './paints.ts';

export type HairStyle =
  | 'perm'
  | 'set'
  | 'bob'
  | 'bun'
  | 'waves'
  | 'pixie'
  | 'long'
  | 'afro'
  | 'cropped'
  | 'coils'
  | 'locs'
  | 'parted'
  | 'combed-back'
  | 'receding'
  | 'fringe-of-hair'
  | 'wisps'
  | 'bald'
  | 'crew'
  | 'curly-top';

export type Headwear =
  | 'none'
  | 'hijab'
  | 'dupatta'
  | 'turban'
  | 'headwrap'
  | 'headscarf'
  | 'flat-cap'
  | 'kufi'
  | 'kippah'
  | 'tam'
  | 'beret'
  | 'sun-hat'
  | 'headband'
  | 'party-hat';

export type Garment =
  | 'cardigan'
  | 'twinset'
  | 'blouse'
  | 'jumper'
  | 'v-neck'
  | 'shirt'
  | 'polo-neck'
  | 'jacket'
  | 'waistcoat'
  | 'sari'
  | 'tunic'
  | 'kurta'
  | 'print-dress'
  | 'fair-isle';

type Pattern = 'plain' | 'dots' | 'flowers' | 'stripes' | 'checks';

/** All that is drawn of one person. */
export interface Look {
  skin: Skin;
  face: 'oval' | 'round' | 'long' | 'square';
  hair: HairStyle;
  hairColour: HairColour;
  headwear: Headwear;
  headwearCloth: Cloth;
  brows: 'thin' | 'soft' | 'bushy';
  eyes: 'open' | 'smiling' | 'gentle';
  eyeColour: 'brown' | 'grey' | 'blue' | 'green';
  nose: 'soft' | 'button' | 'broad' | 'long';
  mouth: 'gentle' | 'open' | 'lips' | 'crooked' | 'wide';
  beard: 'none' | 'full' | 'short' | 'moustache' | 'goatee' | 'long';
  glasses: 'none' | 'round' | 'oval' | 'square' | 'cat-eye' | 'half-moon' | 'dark';
  /** Seen from the front, so the person's left is on the right of the picture. */
  hearingAid: 'none' | 'left' | 'right' | 'both';
  /** How many age lines: 0 to 3. */
  lines: 0 | 1 | 2 | 3;
  freckles: boolean;
  garment: Garment;
  cloth: Cloth;
  accent: Cloth;
  pattern: Pattern;
  jewellery: 'none' | 'pearls' | 'studs' | 'pendant' | 'hoops';
  /** Degrees by which the head leans, and by how much the features look to the side. */
  tilt: number;
  turn: number;
  backdrop: Cloth;
}
