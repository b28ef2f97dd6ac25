import { area, circle, ellipse, line, path, tag } from '../pictures/svg.ts';
import { cap, curls, type HairPaint, type Layers, strands } from './hair-shapes.ts';

export const SHORT_HAIR = {
  cropped: (p: HairPaint): Layers => ({
    back: ellipse(0, -18, p.w + 4, 53, p.own),
    front:
      cap(
        p,
        path`L${p.w - 1} ${-8}C${p.w - 1} ${-24} ${p.w - 6} ${-34} ${p.w - 14} ${-38}Q0 ${-46} ${-p.w + 14} ${-38}C${-p.w + 6} ${-34} ${-p.w + 1} ${-24} ${-p.w + 1} ${-8}`,
        { top: 70, side: 2, low: -4 },
      ) +
      tag(
        'g',
        { opacity: 0.45 },
        [-30, -18, -6, 6, 18, 30]
          .map(
            (x, index) =>
              circle(x, -54 - (index % 2) * 8 + Math.abs(x) * 0.28, 2.2, p.dark) +
              circle(x + 5, -62 + Math.abs(x) * 0.4, 1.8, p.dark),
          )
          .join(''),
      ),
  }),

  coils: (p: HairPaint): Layers => ({
    back:
      ellipse(0, -14, p.w + 12, 58, p.own) +
      curls(p, { rx: p.w + 10, ry: 54, cy: -16, from: 220, to: -40, count: 17, r: 10 }),
    front:
      curls(p, { rx: p.w - 2, ry: 36, cy: -20, from: 168, to: 12, count: 11, r: 9 }) +
      curls(p, { rx: p.w - 8, ry: 47, cy: -24, from: 160, to: 20, count: 8, r: 10.5 }),
  }),

  locs: (p: HairPaint): Layers => ({
    back:
      ellipse(0, -16, p.w + 8, 56, p.own) +
      [-1, 1]
        .map((side) =>
          [0, 9, 18]
            .map((gap) =>
              line(
                path`M${side * (p.w + 2)} ${-18 + gap * 0.5}C${side * (p.w + 14 - gap * 0.2)} 20 ${side * (p.w + 16 - gap)} 60 ${side * (p.w + 10 - gap)} 104`,
                gap === 9 ? p.dark : p.own,
                10,
              ),
            )
            .join(''),
        )
        .join(''),
    front: cap(
      p,
      path`C${p.w} ${-20} ${p.w - 8} ${-36} 0 ${-46}C${-p.w + 8} ${-36} ${-p.w} ${-20} ${-p.w - 4} 2`,
    ),
  }),

  parted: (p: HairPaint): Layers => ({
    back: ellipse(0, -20, p.w + 4, 52, p.own),
    front:
      cap(
        p,
        path`L${p.w - 1} 0C${p.w} ${-18} ${p.w - 4} ${-30} ${p.w - 12} ${-40}C14 ${-34} ${-12} ${-38} ${-24} ${-52}C${-28} ${-40} ${-p.w + 4} ${-32} ${-p.w + 1} 0`,
        { top: 76, side: 3 },
      ) +
      strands(
        path`M-24 ${-52}Q${-22} ${-64} ${-14} ${-70}M${-18} ${-50}C2 ${-62} 24 ${-60} 40 ${-42}M${-8} ${-60}C10 ${-70} 28 ${-66} 42 ${-50}`,
        p.dark,
        2.2,
        0.5,
      ),
  }),

  'combed-back': (p: HairPaint): Layers => ({
    back: ellipse(0, -20, p.w + 5, 54, p.own),
    front:
      cap(
        p,
        path`L${p.w - 1} 2C${p.w} ${-20} ${p.w - 4} ${-34} ${p.w - 14} ${-42}Q0 ${-58} ${-p.w + 14} ${-42}C${-p.w + 4} ${-34} ${-p.w} ${-20} ${-p.w + 1} 2`,
        { top: 78, side: 4 },
      ) +
      strands(
        path`M-22 ${-48}Q${-20} ${-64} ${-10} ${-74}M${-8} ${-52}Q${-4} ${-66} 4 ${-76}M8 ${-52}Q12 ${-64} 18 ${-72}M24 ${-46}Q30 ${-58} 32 ${-64}`,
        p.dark,
        2.2,
        0.5,
      ),
  }),

  receding: (p: HairPaint): Layers => ({
    back: ellipse(0, -16, p.w + 4, 50, p.own),
    front:
      area(
        path`M${-p.w - 4} 4C${-p.w - 8} ${-30} ${-36} ${-70} 0 ${-71}C36 ${-70} ${p.w + 8} ${-30} ${p.w + 4} 4L${p.w - 1} 0C${p.w - 1} ${-22} ${p.w - 6} ${-38} ${p.w - 20} ${-52}C${16} ${-54} ${10} ${-50} 0 ${-47}C${-10} ${-50} ${-16} ${-54} ${-p.w + 20} ${-52}C${-p.w + 6} ${-38} ${-p.w + 1} ${-22} ${-p.w + 1} 0Z`,
        p.own,
      ) + strands('M-8 -50Q-6 -62 2 -70M6 -49Q10 -60 16 -66', p.dark, 2.2, 0.5),
  }),

  'fringe-of-hair': (p: HairPaint): Layers => ({
    back: area(
      path`M${-p.w - 1} ${-30}C${-p.w - 16} ${-28} ${-p.w - 17} 8 ${-p.w - 8} 20C${-p.w} 28 ${-p.w + 8} 26 ${-p.w + 8} 20L${p.w - 8} 20C${p.w - 8} 26 ${p.w} 28 ${p.w + 8} 20C${p.w + 17} 8 ${p.w + 16} ${-28} ${p.w + 1} ${-30}Z`,
      p.own,
    ),
    front:
      area(
        path`M${-p.w + 3} ${-36}C${-p.w - 10} ${-30} ${-p.w - 11} ${-10} ${-p.w - 5} 2Q${-p.w + 1} ${-6} ${-p.w + 2} ${-18}Z`,
        p.own,
      ) +
      area(
        path`M${p.w - 3} ${-36}C${p.w + 10} ${-30} ${p.w + 11} ${-10} ${p.w + 5} 2Q${p.w - 1} ${-6} ${p.w - 2} ${-18}Z`,
        p.own,
      ),
  }),

  wisps: (p: HairPaint): Layers => ({
    back: area(
      path`M${-p.w} ${-26}C${-p.w - 13} ${-24} ${-p.w - 14} 6 ${-p.w - 6} 18L${p.w + 6} 18C${p.w + 14} 6 ${p.w + 13} ${-24} ${p.w} ${-26}Z`,
      p.own,
    ),
    front:
      strands(
        path`M-26 ${-55}Q0 ${-70} 28 ${-54}M${-30} ${-50}Q${-4} ${-64} 24 ${-58}M${-20} ${-60}Q4 ${-72} 30 ${-50}`,
        p.own,
        3,
        0.95,
      ) +
      area(
        path`M${-p.w + 3} ${-32}C${-p.w - 8} ${-28} ${-p.w - 9} ${-10} ${-p.w - 4} 0Q${-p.w + 1} ${-6} ${-p.w + 2} ${-16}Z`,
        p.own,
      ) +
      area(
        path`M${p.w - 3} ${-32}C${p.w + 8} ${-28} ${p.w + 9} ${-10} ${p.w + 4} 0Q${p.w - 1} ${-6} ${p.w - 2} ${-16}Z`,
        p.own,
      ),
  }),

  bald: (): Layers => ({ back: '', front: '' }),

  crew: (p: HairPaint): Layers => ({
    back: ellipse(0, -20, p.w + 2, 50, p.own),
    front:
      cap(
        p,
        path`L${p.w - 2} ${-10}C${p.w - 2} ${-26} ${p.w - 7} ${-38} ${p.w - 16} ${-42}Q0 ${-50} ${-p.w + 16} ${-42}C${-p.w + 7} ${-38} ${-p.w + 2} ${-26} ${-p.w + 2} ${-10}`,
        { top: 71, side: 1, low: -6 },
      ) + strands('M-20 -58l4 -7M-6 -60l3 -8M8 -60l3 -7M22 -56l4 -6', p.dark, 2, 0.45),
  }),

  'curly-top': (p: HairPaint): Layers => ({
    back: ellipse(0, -20, p.w + 5, 53, p.own),
    front:
      cap(
        p,
        path`L${p.w - 1} 0C${p.w} ${-22} ${p.w - 6} ${-36} ${p.w - 16} ${-42}L${-p.w + 16} ${-42}C${-p.w + 6} ${-36} ${-p.w} ${-22} ${-p.w + 1} 0`,
        { top: 70, side: 3 },
      ) +
      curls(p, { rx: p.w - 8, ry: 26, cy: -40, from: 165, to: 15, count: 7, r: 11 }) +
      curls(p, { rx: p.w - 18, ry: 16, cy: -38, from: 160, to: 20, count: 5, r: 10 }),
  }),
};
