import { area, circle, ellipse, line, path, tag } from '../pictures/svg.ts';
import type { Look } from './look.ts';
import { darker, HAIRS, mix, type SkinTones } from './paints.ts';

/** The head is drawn around the origin; the chin is near y = 60. */
const SHAPES = {
  oval: { width: 45, jaw: 0.62, chin: 61 },
  round: { width: 48, jaw: 0.72, chin: 57 },
  long: { width: 42, jaw: 0.64, chin: 65 },
  square: { width: 46, jaw: 0.78, chin: 60 },
} as const;

export const faceShape = (face: Look['face']) => SHAPES[face];

function faceOutline(face: Look['face']): string {
  const { width: w, jaw, chin } = SHAPES[face];
  return (
    path`M${-w} ${-8}C${-w} ${-44} ${-28} ${-64} 0 ${-64}C28 ${-64} ${w} ${-44} ${w} ${-8}` +
    path`C${w} ${18} ${w * 0.94} ${34} ${w * jaw} ${chin - 13}C${w * jaw * 0.62} ${chin - 2} 14 ${chin} 0 ${chin}` +
    path`C${-14} ${chin} ${-w * jaw * 0.62} ${chin - 2} ${-w * jaw} ${chin - 13}C${-w * 0.94} ${34} ${-w} ${18} ${-w} ${-8}Z`
  );
}

const EYE_COLOURS = { brown: '#3d2a20', grey: '#4a5560', blue: '#3f6484', green: '#53683f' };

export function drawFace(look: Look, tones: SkinTones, id: string): string {
  const { face, turn } = look;
  const { width: w, chin } = SHAPES[face];
  const outline = faceOutline(face);
  const inside = tag(
    'g',
    { 'clip-path': `url(#${id}-face)` },
    [
      // Light comes from the upper left.
      tag('path', {
        d: path`M${w + 4} ${-60}C${w - 8} ${-30} ${w - 6} 20 ${12} ${chin + 6}L${w + 20} ${chin + 10}Z`,
        fill: tones.shade,
        opacity: 0.32,
      }),
      tag('ellipse', { cx: -14 + turn, cy: -38, rx: 24, ry: 13, fill: tones.light, opacity: 0.55 }),
      tag('ellipse', { cx: -27 + turn, cy: 18, rx: 12.5, ry: 9, fill: tones.blush, opacity: 0.27 }),
      tag('ellipse', { cx: 27 + turn, cy: 18, rx: 12.5, ry: 9, fill: tones.blush, opacity: 0.27 }),
    ].join(''),
  );
  return (
    tag('clipPath', { id: `${id}-face` }, tag('path', { d: outline })) +
    area(outline, tones.base) +
    inside +
    tag(
      'g',
      { transform: `translate(${turn} 0)` },
      drawLines(look, tones) +
        (look.freckles ? freckles(tones) : '') +
        drawEyes(look, tones) +
        drawBrows(look, tones) +
        drawNose(look, tones) +
        drawMouth(look, tones),
    )
  );
}

export function drawEars({ face }: Look, tones: SkinTones): string {
  const { width: w } = SHAPES[face];
  return [-1, 1]
    .map(
      (side) =>
        ellipse(side * (w + 1), 4, 8.5, 13.5, tones.base) +
        tag('path', {
          d: path`M${side * (w + 4)} ${-3}Q${side * (w - 2)} 2 ${side * (w + 3)} 10`,
          fill: 'none',
          stroke: tones.shade,
          'stroke-width': 2.6,
          'stroke-linecap': 'round',
        }),
    )
    .join('');
}

/** Behind the ear with a clear tube into it. */
export function drawHearingAid({ face, hearingAid }: Look): string {
  const { width: w } = SHAPES[face];
  const sides = { none: [], left: [1], right: [-1], both: [-1, 1] }[hearingAid];
  return sides
    .map(
      (side) =>
        line(
          path`M${side * (w + 1)} ${-11}C${side * (w + 13)} ${-13} ${side * (w + 14)} 0 ${side * (w + 9)} 11`,
          '#8d7f74',
          6.4,
        ) +
        line(
          path`M${side * (w + 1)} ${-11}C${side * (w + 13)} ${-13} ${side * (w + 14)} 0 ${side * (w + 9)} 11`,
          '#d9cdbf',
          4.2,
        ) +
        line(
          path`M${side * (w + 1)} ${-11}Q${side * (w - 5)} ${-4} ${side * (w - 1)} 5`,
          '#f4ede4',
          1.8,
        ),
    )
    .join('');
}

function drawLines({ lines, face, eyes }: Look, { line: ink }: SkinTones): string {
  const { width: w } = SHAPES[face];
  const drawn: string[] = [];
  const fine = (d: string, opacity: number, width = 1.6) =>
    drawn.push(tag('g', { opacity }, line(d, ink, width)));
  if (lines >= 1) {
    fine('M-12.5 20Q-21.5 27 -20 38M12.5 20Q21.5 27 20 38', 0.46, 2);
    fine(
      path`M${-w + 10} ${-5}l-6 -3M${-w + 10} 0l-6.5 1M${w - 10} ${-5}l6 -3M${w - 10} 0l6.5 1`,
      0.5,
    );
    if (eyes !== 'smiling') fine('M-25 7.5Q-18 12.5 -10 9M25 7.5Q18 12.5 10 9', 0.4, 1.8);
  }
  if (lines >= 2) {
    fine('M-18 -38Q0 -43 18 -38', 0.36);
    fine('M-19 41Q-20 46 -18 50M19 41Q20 46 18 50', 0.4, 1.8);
  }
  if (lines >= 3) {
    fine('M-15 -31Q0 -35 15 -31', 0.32);
    fine(path`M${-w + 11} 5l-5 4M${w - 11} 5l5 4`, 0.42);
    fine('M-23 14Q-18 17 -13 15M23 14Q18 17 13 15', 0.28);
    fine('M-8 52Q0 49 8 52', 0.3);
    fine('M-3.5 -22L-3 -28M3.5 -22L3 -28', 0.28);
  }
  return drawn.join('');
}

const freckles = ({ line: ink }: SkinTones) =>
  tag(
    'g',
    { opacity: 0.35 },
    [
      [-30, 13],
      [-24, 18],
      [-19, 13],
      [-33, 20],
      [30, 13],
      [24, 18],
      [19, 13],
      [33, 20],
      [-13, 17],
      [13, 17],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.2, ink))
      .join(''),
  );

function drawEyes({ eyes, eyeColour, glasses, skin }: Look, tones: SkinTones): string {
  if (glasses === 'dark') return '';
  const ink = skin === 'ebony' || skin === 'deep' ? '#20130d' : '#35231b';
  return [-1, 1]
    .map((side) => {
      const x = side * 18;
      if (eyes === 'smiling')
        return line(path`M${x - 7.5} 0.5Q${x} ${-8} ${x + 7.5} 0.5`, ink, 3.4);
      const open = eyes === 'open';
      return (
        ellipse(x, -1, 7.6, open ? 5.6 : 4.6, mix('#fffaf2', tones.base, 0.08)) +
        ellipse(x, -1.2, 4.5, open ? 5.3 : 4.5, EYE_COLOURS[eyeColour]) +
        circle(x, -1.2, 2.4, '#1d1512') +
        circle(x - 1.6, -3, 1.5, '#ffffff') +
        line(path`M${x - 8.4} ${-0.6}Q${x} ${open ? -10 : -8} ${x + 8.4} ${-0.6}`, ink, 2.4) +
        tag(
          'g',
          { opacity: 0.5 },
          line(path`M${x - 7} ${-9}Q${x} ${-13.4} ${x + 7} ${-9}`, tones.line, 1.5),
        )
      );
    })
    .join('');
}

function drawBrows({ brows, hair, hairColour, headwear }: Look, tones: SkinTones): string {
  const hidden = hair === 'bald' || headwear !== 'none';
  const own = HAIRS[hairColour];
  // White brows vanish on fair skin, so they are drawn a little darker.
  const ink = mix(darker(own, 0.24), tones.line, hidden ? 0.35 : 0.22);
  const width = { thin: 2.4, soft: 3.8, bushy: 6 }[brows];
  return line('M-27 -16Q-18 -22.5 -9.5 -17.5M27 -16Q18 -22.5 9.5 -17.5', ink, width);
}

function drawNose({ nose }: Look, tones: SkinTones): string {
  const d = {
    soft: 'M3 0Q9 13 7.5 17Q3 22 -4 19.5',
    button: 'M-6.5 16.5Q0 23 6.5 16.5',
    broad: 'M-10.5 15Q-10.5 21 -4.5 20Q0 23.5 4.5 20Q10.5 21 10.5 15',
    long: 'M4 -7Q9 14 8.5 19Q3 25 -5 21.5',
  }[nose];
  return (
    tag('ellipse', {
      cx: 0,
      cy: 15,
      rx: nose === 'broad' ? 10 : 7,
      ry: 6,
      fill: tones.blush,
      opacity: 0.2,
    }) +
    tag('ellipse', { cx: -2, cy: 9, rx: 2.6, ry: 7, fill: tones.light, opacity: 0.55 }) +
    tag('g', { opacity: 0.75 }, line(d, tones.line, 2.6))
  );
}

function drawMouth({ mouth }: Look, tones: SkinTones): string {
  const ink = mix(tones.lip, tones.line, 0.55);
  switch (mouth) {
    case 'gentle':
      return (
        line('M-13.5 33Q0 43 13.5 33', ink, 3) +
        tag('g', { opacity: 0.55 }, line('M-6 43.5Q0 46.5 6 43.5', tones.lip, 3.2))
      );
    case 'crooked':
      return (
        line('M-12 35.5Q3 42 14 32', ink, 3) +
        tag('g', { opacity: 0.55 }, line('M-4 44Q2 46.5 7 43.5', tones.lip, 3.2))
      );
    case 'lips':
      return (
        area('M-13.5 34.5Q-6 30 0 33Q6 30 13.5 34.5Q7 45.5 0 45.5Q-7 45.5 -13.5 34.5Z', tones.lip) +
        line('M-13.5 34.2Q0 40.5 13.5 34.2', ink, 2)
      );
    case 'open':
      return (
        area('M-15.5 31.5Q0 36 15.5 31.5Q13 47.5 0 47.5Q-13 47.5 -15.5 31.5Z', '#7e302d') +
        area(
          'M-13.5 32.6Q0 36.6 13.5 32.6Q12.6 37 10.6 39Q0 41.4 -10.6 39Q-12.6 37 -13.5 32.6Z',
          '#fffdf8',
        ) +
        area('M-8 45.4Q0 41.5 8 45.4Q4 47.6 0 47.5Q-4 47.6 -8 45.4Z', '#c8605c') +
        line('M-15.5 31.5Q0 36 15.5 31.5', ink, 2)
      );
    case 'wide':
      return (
        area('M-17 31Q0 34.5 17 31Q12 43.5 0 43.5Q-12 43.5 -17 31Z', '#fffdf8') +
        tag('g', {}, line('M-17 31Q0 34.5 17 31Q12 43.5 0 43.5Q-12 43.5 -17 31Z', ink, 2.4))
      );
  }
}
