import { faceShape } from './face.ts';
import { FULL_HAIR } from './full-hair.ts';
import type { HairPaint, Layers } from './hair-shapes.ts';
import type { HairStyle, Look } from './look.ts';
import { darker, HAIRS, lighter, mix } from './paints.ts';
import { SHORT_HAIR } from './short-hair.ts';

const STYLES: Record<HairStyle, (paint: HairPaint) => Layers> = { ...FULL_HAIR, ...SHORT_HAIR };

export function drawHair({ hair, hairColour, face }: Look): Layers {
  const own = HAIRS[hairColour];
  const isPale = hairColour === 'snow' || hairColour === 'white';
  // White hair needs a visible edge on fair skin.
  const dark = isPale ? mix(own, '#8d8791', 0.32) : darker(own, 0.26);
  const { width: w } = faceShape(face);
  return STYLES[hair]({ w, own, light: lighter(own, 0.35), dark });
}
