import { area, circle, ellipse, line, path, tag } from '../pictures/svg.ts';
import { faceShape } from './face.ts';
import type { Layers } from './hair-shapes.ts';
import type { Headwear, Look } from './look.ts';
import { CLOTHS, darker, lighter } from './paints.ts';

interface Paint {
  w: number;
  chin: number;
  own: string;
  light: string;
  dark: string;
  accent: string;
}

/** Which headwear hides the hair completely. */
export const HIDES_HAIR: ReadonlySet<Headwear> = new Set(['hijab', 'turban', 'headwrap']);
export const HIDES_EARS: ReadonlySet<Headwear> = new Set(['hijab', 'dupatta', 'headscarf']);

export function drawHeadwear({ headwear, headwearCloth, accent, face }: Look): Layers {
  if (headwear === 'none') return { back: '', front: '' };
  const own = CLOTHS[headwearCloth];
  const { width: w, chin } = faceShape(face);
  return WORN[headwear]({
    w,
    chin,
    own,
    light: lighter(own, 0.25),
    dark: darker(own, 0.2),
    accent: CLOTHS[accent],
  });
}

const fold = (d: string, colour: string, width = 2.6, opacity = 0.6) =>
  tag('g', { opacity }, line(d, colour, width));

const WORN: Record<Exclude<Headwear, 'none'>, (paint: Paint) => Layers> = {
  hijab: (p) => ({
    back: area(
      path`M${-p.w - 16} 96C${-p.w - 26} 30 ${-p.w - 22} ${-80} 0 ${-80}C${p.w + 22} ${-80} ${p.w + 26} 30 ${p.w + 16} 96Z`,
      p.dark,
    ),
    front:
      tag('path', {
        d:
          path`M${-p.w - 12} 40C${-p.w - 18} ${-30} ${-46} ${-80} 0 ${-80}C46 ${-80} ${p.w + 18} ${-30} ${p.w + 12} 40C${p.w + 18} 74 ${p.w + 22} 92 ${p.w + 20} 118C30 132 ${-30} 132 ${-p.w - 20} 118C${-p.w - 22} 92 ${-p.w - 18} 74 ${-p.w - 12} 40Z` +
          path`M${-p.w + 4} ${-4}C${-p.w + 4} 26 ${-p.w + 14} ${p.chin - 8} 0 ${p.chin}C${p.w - 14} ${p.chin - 8} ${p.w - 4} 26 ${p.w - 4} ${-4}C${p.w - 4} ${-34} ${24} ${-50} 0 ${-50}C${-24} ${-50} ${-p.w + 4} ${-34} ${-p.w + 4} ${-4}Z`,
        fill: p.own,
        'fill-rule': 'evenodd',
      }) +
      fold(
        path`M${-p.w + 6} 40C${-30} 74 10 84 ${p.w + 10} 74M${-p.w} 56C${-26} 92 20 104 ${p.w + 16} 94M${-20} ${-64}C${-40} ${-54} ${-p.w - 8} ${-24} ${-p.w - 6} 10`,
        p.dark,
      ) +
      fold(
        path`M${-p.w + 3} ${-4}C${-p.w + 3} ${-36} ${-25} ${-52} 0 ${-52}C25 ${-52} ${p.w - 3} ${-36} ${p.w - 3} ${-4}`,
        p.light,
        3,
        0.7,
      ),
  }),

  dupatta: (p) => ({
    back: area(
      path`M${-p.w - 24} 110C${-p.w - 30} 30 ${-p.w - 24} ${-84} 0 ${-84}C${p.w + 24} ${-84} ${p.w + 30} 30 ${p.w + 24} 110Z`,
      p.dark,
    ),
    front:
      area(
        path`M${-p.w - 26} 132C${-p.w - 24} 60 ${-p.w - 30} ${-84} 0 ${-84}C${p.w + 30} ${-84} ${p.w + 24} 60 ${p.w + 26} 132L${p.w - 2} 120C${p.w + 8} 80 ${p.w + 12} ${-66} 0 ${-66}C${-p.w - 12} ${-66} ${-p.w - 8} 80 ${-p.w + 2} 120Z`,
        p.own,
      ) +
      fold(
        path`M${-p.w + 2} 118C${-p.w - 8} 80 ${-p.w - 12} ${-64} 0 ${-64}C${p.w + 12} ${-64} ${p.w + 8} 80 ${p.w - 2} 118`,
        p.accent,
        3.4,
        0.9,
      ) +
      fold(
        path`M${-p.w - 14} 110C${-p.w - 16} 50 ${-p.w - 18} ${-20} ${-40} ${-56}M${p.w + 14} 110C${p.w + 16} 50 ${p.w + 18} ${-20} 40 ${-56}`,
        p.dark,
      ),
  }),

  turban: (p) => ({
    back: ellipse(0, -44, p.w + 14, 44, p.dark),
    front:
      area(
        path`M${-p.w - 5} ${-6}C${-p.w - 22} ${-40} ${-p.w - 8} ${-94} 0 ${-96}C${p.w + 8} ${-94} ${p.w + 22} ${-40} ${p.w + 5} ${-6}C${p.w} ${-24} 22 ${-36} 0 ${-52}C${-22} ${-36} ${-p.w} ${-24} ${-p.w - 5} ${-6}Z`,
        p.own,
      ) +
      area('M0 -52C-9 -46 -15 -41 -19 -38Q0 -48 19 -38C15 -41 9 -46 0 -52Z', p.light) +
      fold(
        path`M0 ${-52}C${-20} ${-56} ${-44} ${-44} ${-p.w - 7} ${-16}M0 ${-58}C${-22} ${-66} ${-48} ${-56} ${-p.w - 11} ${-32}M2 ${-68}C${-18} ${-78} ${-44} ${-70} ${-p.w - 8} ${-52}M0 ${-52}C20 ${-56} 44 ${-44} ${p.w + 7} ${-16}M2 ${-60}C22 ${-68} 48 ${-58} ${p.w + 11} ${-34}M4 ${-72}C20 ${-80} 42 ${-74} ${p.w + 7} ${-56}`,
        p.dark,
        2.8,
      ),
  }),

  headwrap: (p) => ({
    back:
      ellipse(0, -36, p.w + 10, 46, p.dark) +
      area(
        path`M6 ${-74}C${-20} ${-118} ${-56} ${-104} ${-40} ${-76}ZM0 ${-74}C20 ${-124} 64 ${-106} 46 ${-72}Z`,
        p.own,
      ) +
      fold('M-8 -80Q-22 -100 -36 -94M10 -80Q26 -104 42 -94', p.dark),
    front:
      area(
        path`M${-p.w - 5} ${-2}C${-p.w - 14} ${-40} ${-40} ${-86} 0 ${-86}C40 ${-86} ${p.w + 14} ${-40} ${p.w + 5} ${-2}C${p.w + 1} ${-22} ${p.w - 8} ${-36} 0 ${-42}C${-p.w + 8} ${-36} ${-p.w - 1} ${-22} ${-p.w - 5} ${-2}Z`,
        p.own,
      ) +
      fold(
        path`M${-p.w - 6} ${-18}C${-30} ${-50} 10 ${-58} 44 ${-52}M${-p.w - 2} ${-36}C${-26} ${-66} 10 ${-70} 32 ${-66}M${p.w + 5} ${-16}C34 ${-42} 10 ${-48} ${-8} ${-46}`,
        p.accent,
        4.5,
        0.85,
      ),
  }),

  headscarf: (p) => ({
    back: area(
      path`M${-p.w - 12} 52C${-p.w - 24} 10 ${-p.w - 16} ${-80} 0 ${-80}C${p.w + 16} ${-80} ${p.w + 24} 10 ${p.w + 12} 52Z`,
      p.dark,
    ),
    front:
      area(
        path`M${-p.w - 11} 46C${-p.w - 20} ${-20} ${-42} ${-79} 0 ${-79}C42 ${-79} ${p.w + 20} ${-20} ${p.w + 11} 46Q${p.w + 2} 58 8 ${p.chin + 7}L${-8} ${p.chin + 7}Q${-p.w - 2} 58 ${-p.w - 11} 46L${-p.w + 1} 20C${-p.w + 10} 46 ${-14} ${p.chin + 1} 0 ${p.chin + 1}C14 ${p.chin + 1} ${p.w - 10} 46 ${p.w - 1} 20C${p.w + 3} ${-16} ${p.w - 6} ${-44} 0 ${-56}C${-p.w + 6} ${-44} ${-p.w - 3} ${-16} ${-p.w + 1} 20Z`,
        p.own,
      ) +
      area(
        path`M-6 ${p.chin + 2}L${-26} ${p.chin + 26}L${-8} ${p.chin + 20}L0 ${p.chin + 8}L8 ${p.chin + 20}L26 ${p.chin + 26}L6 ${p.chin + 2}Z`,
        p.own,
      ) +
      circle(0, p.chin + 5, 7, p.dark) +
      tag(
        'g',
        { opacity: 0.75 },
        [
          [-44, -40],
          [-28, -64],
          [0, -70],
          [28, -64],
          [44, -40],
          [-52, -12],
          [52, -12],
          [-52, 18],
          [52, 18],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 3, p.light))
          .join(''),
      ),
  }),

  'flat-cap': (p) => ({
    back: '',
    front:
      area(
        path`M${-p.w - 9} ${-30}C${-p.w - 10} ${-70} ${-26} ${-84} 6 ${-83}C40 ${-82} ${p.w + 14} ${-62} ${p.w + 9} ${-30}Q0 ${-50} ${-p.w - 9} ${-30}Z`,
        p.own,
      ) +
      area(
        path`M${-p.w - 11} ${-28}Q${-p.w + 2} ${-56} 0 ${-55}Q${p.w - 2} ${-56} ${p.w + 11} ${-28}Q${p.w - 10} ${-44} 0 ${-42}Q${-p.w + 10} ${-44} ${-p.w - 11} ${-28}Z`,
        p.dark,
      ) +
      fold(
        'M-28 -60L-36 -44M0 -80L0 -57M28 -60L36 -44M-14 -78Q-18 -66 -16 -57M16 -78Q20 -66 18 -57',
        p.dark,
        1.8,
        0.5,
      ) +
      circle(0, -83, 3.4, p.dark),
  }),

  kufi: (p) => ({
    back: '',
    front:
      area(
        path`M${-p.w + 1} ${-34}C${-p.w - 2} ${-78} ${-24} ${-84} 0 ${-84}C24 ${-84} ${p.w + 2} ${-78} ${p.w - 1} ${-34}Q0 ${-56} ${-p.w + 1} ${-34}Z`,
        p.own,
      ) +
      fold(
        path`M${-p.w + 1} ${-42}Q0 ${-64} ${p.w - 1} ${-42}M${-p.w + 3} ${-54}Q0 ${-76} ${p.w - 3} ${-54}`,
        p.accent,
        2.6,
        0.8,
      ),
  }),

  kippah: (p) => ({
    back: '',
    front:
      area('M-27 -62Q-20 -80 0 -80Q20 -80 27 -62Q0 -72 -27 -62Z', p.own) +
      fold('M-27 -62Q0 -72 27 -62', p.light, 2.4, 0.8),
  }),

  tam: (p) => ({
    back: '',
    front:
      area(
        path`M${-p.w - 4} ${-28}C${-p.w - 32} ${-50} ${-p.w - 8} ${-100} 2 ${-100}C${p.w + 14} ${-100} ${p.w + 32} ${-52} ${p.w + 4} ${-28}Q0 ${-52} ${-p.w - 4} ${-28}Z`,
        '#5b7a4a',
      ) +
      fold(path`M${-p.w - 15} ${-58}Q0 ${-92} ${p.w + 15} ${-58}`, '#d8b24a', 7, 1) +
      fold(path`M${-p.w - 13} ${-46}Q0 ${-78} ${p.w + 13} ${-46}`, '#a9463c', 7, 1) +
      fold(path`M${-p.w - 4} ${-31}Q0 ${-56} ${p.w + 4} ${-31}`, p.dark, 7, 1),
  }),

  beret: (p) => ({
    back: '',
    front:
      area(
        path`M${-p.w - 20} ${-42}C${-p.w - 16} ${-86} 20 ${-96} ${p.w + 6} ${-74}C${p.w + 18} ${-62} ${p.w + 10} ${-44} ${p.w} ${-40}Q0 ${-58} ${-p.w + 2} ${-34}Q${-p.w - 16} ${-32} ${-p.w - 20} ${-42}Z`,
        p.own,
      ) +
      fold(path`M${-p.w + 2} ${-36}Q0 ${-58} ${p.w} ${-42}`, p.dark, 4, 0.8) +
      line('M6 -86l3 -7', p.own, 4),
  }),

  'sun-hat': (p) => ({
    back: ellipse(0, -38, p.w + 44, 23, p.dark),
    front:
      area(path`M${-p.w - 2} ${-42}C${-p.w} ${-92} ${p.w} ${-92} ${p.w + 2} ${-42}Z`, p.own) +
      area(
        path`M${-p.w - 44} ${-36}C${-p.w - 30} ${-56} ${p.w + 30} ${-56} ${p.w + 44} ${-36}C${p.w + 20} ${-26} ${p.w - 20} ${-46} 0 ${-46}C${-p.w + 20} ${-46} ${-p.w - 20} ${-26} ${-p.w - 44} ${-36}Z`,
        p.light,
      ) +
      fold(path`M${-p.w - 1} ${-52}Q0 ${-64} ${p.w + 1} ${-52}`, p.accent, 9, 1),
  }),

  headband: (p) => ({
    back: '',
    front: fold(
      path`M${-p.w - 7} ${-22}C${-p.w - 2} ${-50} ${-20} ${-64} 0 ${-64}C20 ${-64} ${p.w + 2} ${-50} ${p.w + 7} ${-22}`,
      p.own,
      8,
      1,
    ),
  }),

  'party-hat': (p) => ({
    back: '',
    front: tag(
      'g',
      { transform: 'rotate(-10 0 -60)' },
      area('M-26 -60L0 -122L26 -60Q0 -70 -26 -60Z', p.own) +
        fold('M-19 -76Q0 -84 17 -80M-11 -94Q0 -98 10 -97', p.accent, 5, 0.95) +
        circle(0, -123, 7, p.light),
    ),
  }),
};
