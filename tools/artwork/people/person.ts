import { circle, rect, tag } from '../pictures/svg.ts';
import { drawBeard, drawGlasses } from './beard-and-glasses.ts';
import { drawClothes } from './clothes.ts';
import { drawEars, drawFace, drawHearingAid, faceShape } from './face.ts';
import { drawHair } from './hair.ts';
import { drawHeadwear, HIDES_EARS, HIDES_HAIR } from './headwear.ts';
import { drawEarrings } from './jewellery.ts';
import type { HairStyle, Look } from './look.ts';
import { CLOTHS, mix, skinTones } from './paints.ts';

const BROAD_HAIR: ReadonlySet<HairStyle> = new Set([
  'parted',
  'combed-back',
  'receding',
  'fringe-of-hair',
  'wisps',
  'bald',
  'crew',
  'curly-top',
  'locs',
]);

const isBroad = ({ hair, beard, headwear }: Look) =>
  beard !== 'none' || BROAD_HAIR.has(hair) || headwear === 'turban';

const FRAMES = ['#5a4638', '#7d3f3a', '#3f5672', '#8b7355', '#4a4a52'] as const;

/** Head around the origin, shoulders down to y = 170. */
export function drawPerson(look: Look, id: string): string {
  const tones = skinTones(look.skin);
  const { width } = faceShape(look.face);
  const hair = HIDES_HAIR.has(look.headwear) ? { back: '', front: '' } : drawHair(look);
  const hat = drawHeadwear(look);
  const ears = HIDES_EARS.has(look.headwear)
    ? ''
    : drawEars(look, tones) + drawHearingAid(look) + drawEarrings(look, width);
  const frame = FRAMES[look.backdrop.length % FRAMES.length] ?? FRAMES[0];
  const lean = { transform: `rotate(${look.tilt} 0 60)` };
  return (
    tag('g', lean, hat.back + hair.back) +
    drawClothes(look, tones, id, isBroad(look)) +
    tag(
      'g',
      lean,
      ears +
        drawFace(look, tones, id) +
        drawBeard(look) +
        hair.front +
        hat.front +
        drawGlasses(look, frame),
    )
  );
}

/** A square with head and shoulders; tall headwear gets more room. */
export function drawPortrait(look: Look, id: string, side = 320): string {
  const wall = CLOTHS[look.backdrop];
  const size = isTall(look) ? 226 : 208;
  const [left, top] = [-size / 2, 107 - size];
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: side,
      height: side,
      viewBox: `${left} ${top} ${size} ${size}`,
    },
    rect(left, top, size, size, mix(wall, '#fdf7ee', 0.5)) +
      circle(0, top + size * 0.46, size * 0.44, mix(wall, '#fdf7ee', 0.7)) +
      drawPerson(look, id),
  );
}

const isTall = ({ headwear, hair }: Look) =>
  ['turban', 'headwrap', 'tam', 'party-hat', 'sun-hat'].includes(headwear) ||
  (headwear === 'none' && (hair === 'bun' || hair === 'afro'));
