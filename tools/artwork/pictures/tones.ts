import { CATEGORY_COLOURS } from '@relish/shared/library/activities/category-colours.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';

const AMBER = 1.25;
const LIME = 2;

type Lch = { lightness: number; chroma: number; hue: number };

/** Tones of a scene, from the light on the wall to the pen line. */
export type Tones = {
  glow: string;
  wall: string;
  haze: string;
  ground: string;
  edge: string;
  bright: string;
  ink: string;
};

/** Pale walls and deeper ground; every category keeps its hue and some of its lightness. */
export function mixTones(category: Category): Tones {
  const own = toLch(CATEGORY_COLOURS[category]);
  const lift = (own.lightness - 0.6) * 0.4;
  // Amber stays calm at a saturation at which pink and blue become loud.
  const warmth = 1 + 0.45 * Math.max(0, Math.cos(own.hue - AMBER)) ** 2;
  const tone = (lightness: number, share: number, most: number) =>
    toHex({
      lightness,
      chroma: Math.min(own.chroma * share, most * warmth),
      hue: hueAt(own.hue, lightness),
    });
  return {
    glow: tone(0.945 + lift / 5, 0.22, 0.022),
    wall: tone(Math.min(0.89, 0.85 + lift), 0.5, 0.048),
    haze: tone(Math.min(0.84, 0.8 + lift), 0.58, 0.057),
    ground: tone(Math.min(0.8, 0.715 + lift), 0.75, 0.074),
    edge: tone(Math.min(0.7, 0.61 + lift), 0.85, 0.086),
    bright: CATEGORY_COLOURS[category],
    ink: tone(0.29, 0.5, 0.05),
  };
}

/** Dark yellow shifts towards ochre, not olive. */
function hueAt(hue: number, lightness: number): number {
  const yellow = hue > AMBER && hue < LIME ? hue - AMBER : 0;
  return hue - yellow * Math.min(1, (0.95 - lightness) * 4);
}

function toLch(hex: string): Lch {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.083024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function toHex({ lightness, chroma, hue }: Lch): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((each) => byte(each).toString(16).padStart(2, '0')).join('')}`;
}

const linear = (value: number) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

function byte(value: number): number {
  const inside = Math.min(1, Math.max(0, value));
  const curved = inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055;
  return Math.round(255 * curved);
}
