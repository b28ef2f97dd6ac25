import type { Category } from '@relish/shared/library/activities/choices.ts';

import { Chance } from './chance.ts';
import { DECORATIONS } from './decorations.ts';
import { drawIcon } from './draw-icon.ts';
import type { Place } from './draw-icon.ts';
import { iconNamed } from './icons.ts';
import type { Icon } from './icons.ts';
import { AIRBORNE } from './materials.ts';
import { MOODS } from './moods.ts';
import type { Point } from './outline.ts';
import { CREAM, SKINS } from './palette.ts';
import { SCENES } from './scenes.ts';
import { ellipse, tag } from './svg.ts';
import { mixTones } from './tones.ts';

export type Guide = { code: string; category: Category; picture: { icons: string[] } };

type Thing = { icon: Icon; place: Place; reach: number; stands: boolean };

/** A scene in the colour of the category, with one main object and smaller ones beside it. */
export async function drawPicture({ code, category, picture }: Guide): Promise<string> {
  const chance = new Chance(code);
  const tones = mixTones(category);
  const scene = SCENES[chance.pick(MOODS[category].scenes)](tones, chance);
  const icons = await Promise.all(picture.icons.map(iconNamed));
  const skin = chance.pick(SKINS);
  const things = arrange(icons, scene.ground, chance);
  const shadows = things.map((thing) => drawShadow(thing, tones.edge)).join('');
  const drawn = things
    .map(({ icon, place }) => drawIcon(icon, place, { ink: tones.ink, skin }))
    .join('');
  const air = decorate(category, things, chance, [CREAM, tones.ground]);
  return `${tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 320, height: 240, viewBox: '0 0 320 240' },
    scene.drawn + air + shadows + drawn,
  )}\n`;
}

function arrange([main, ...others]: Icon[], ground: number, chance: Chance): Thing[] {
  if (!main) return [];
  const side = chance.side();
  const lonely = others.length < 2;
  const large = put(main, {
    x: (lonely ? 160 - side * 24 : 160) + chance.between(-7, 7),
    size: chance.between(118, 128),
    ground,
    chance,
  });
  const small = others.map((icon, at) => {
    const x = 160 + (at === 0 ? side : -side) * (lonely ? 86 : 104);
    return put(icon, {
      x: x + chance.between(-5, 5),
      size: chance.between(57, 67),
      ground: ground + 20,
      chance,
    });
  });
  return [large, ...small];
}

type Wish = { x: number; size: number; ground: number; chance: Chance };

function put(icon: Icon, { x, size, ground, chance }: Wish): Thing {
  const { left, right, top, bottom } = icon.box;
  const scale = size / Math.max(right - left, bottom - top);
  const high = (bottom - top) * scale;
  const stands = !AIRBORNE.has(icon.name);
  const isMain = size > 100;
  const aloft = isMain ? 106 : chance.between(54, 76);
  return {
    icon,
    stands,
    reach: size / 2,
    place: {
      x,
      y: stands ? ground - high / 2 : aloft,
      scale,
      turn: stands ? chance.between(-3, 3) : chance.side() * chance.between(4, 11),
    },
  };
}

function drawShadow({ place, icon, stands, reach }: Thing, colour: string): string {
  if (!stands) return '';
  const { top, bottom, left, right } = icon.box;
  const foot = place.y + ((bottom - top) * place.scale) / 2;
  const wide = Math.min(reach, ((right - left) * place.scale) / 2);
  return ellipse(place.x + 4, foot + 1, wide * 1.06 + 4, 5 + reach / 14, colour);
}

/** Small shapes in the empty areas, with few kinds per picture. */
function decorate(
  category: Category,
  things: Thing[],
  chance: Chance,
  colours: readonly [string, ...string[]],
): string {
  const taken: (Point & { reach: number })[] = things.map(({ place, reach }) => ({
    ...place,
    reach: reach * 1.12 + 8,
  }));
  const kinds = [chance.pick(MOODS[category].airs), chance.pick(MOODS[category].airs)] as const;
  let drawn = '';
  for (let tries = 0; tries < 40 && taken.length < things.length + 6; tries += 1) {
    const spot = { x: chance.between(16, 304), y: chance.between(16, 150) };
    if (taken.some(({ x, y, reach }) => Math.hypot(spot.x - x, spot.y - y) < reach + 10)) continue;
    taken.push({ ...spot, reach: 16 });
    drawn += DECORATIONS[chance.pick(kinds)](
      spot.x,
      spot.y,
      chance.pick(colours),
      chance.between(-60, 60),
    );
  }
  return drawn;
}
