import { area, line, path, tag } from '../pictures/svg.ts';
import { faceShape } from './face.ts';
import type { Look } from './look.ts';
import { darker, HAIRS, lighter } from './paints.ts';

export function drawBeard({ beard, face, hairColour, turn }: Look): string {
  if (beard === 'none') return '';
  const { width: w, chin } = faceShape(face);
  const own = HAIRS[hairColour];
  const moustache = (drop: number) =>
    area(
      path`M0 24C${-8} 21 ${-17} 25 ${-20} ${31 + drop}C${-13} 33 ${-6} 32 0 29.5C6 32 13 33 20 ${31 + drop}C17 25 8 21 0 24Z`,
      lighter(own, 0.2),
    );
  const long = beard === 'long' ? 34 : beard === 'full' ? 12 : 3;
  const jaw =
    area(
      path`M${-w - 0.5} 6C${-w + 5} 20 ${-24} 25 ${-20} 31C${-8} 27 8 27 20 31C24 25 ${w - 5} 20 ${w + 0.5} 6` +
        path`C${w + 2} 36 ${w * 0.78} ${chin + long * 0.5} ${16} ${chin + long}Q0 ${chin + long + 5} ${-16} ${chin + long}C${-w * 0.78} ${chin + long * 0.5} ${-w - 2} 36 ${-w - 0.5} 6Z`,
      own,
    ) +
    tag(
      'g',
      { opacity: 0.5 },
      line(
        path`M${-22} 46Q${-18} ${chin} ${-11} ${chin + long - 5}M22 46Q18 ${chin} 11 ${chin + long - 5}M0 51L0 ${chin + long - 3}`,
        darker(own, 0.22),
        2,
      ),
    );
  const goatee = area(
    path`M-11 44Q0 48 11 44Q13 ${chin + 4} 0 ${chin + 7}Q-13 ${chin + 4} -11 44Z`,
    own,
  );
  const parts = {
    moustache: moustache(2),
    goatee: goatee + moustache(3),
    short: tag('g', { opacity: 0.82 }, jaw),
    full: jaw,
    long: jaw,
  }[beard];
  return tag(
    'g',
    { transform: `translate(${turn * 0.6} 0)` },
    parts + (beard === 'full' || beard === 'long' || beard === 'short' ? moustache(1) : ''),
  );
}

export function drawGlasses({ glasses, turn, face }: Look, frame: string): string {
  if (glasses === 'none') return '';
  const { width: w } = faceShape(face);
  const lens = {
    round: 'M-30 -1a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0 -25 0Z',
    oval: 'M-31 0a13 10 0 1 0 26 0a13 10 0 1 0 -26 0Z',
    square: 'M-26 -11H-10Q-5 -11 -5 -6V4Q-5 10 -11 10H-25Q-31 10 -31 4V-6Q-31 -11 -26 -11Z',
    'cat-eye': 'M-34 -12Q-18 -13 -5 -8Q-4 9 -16 10Q-29 10 -31 -3Z',
    'half-moon': 'M-30 2H-6Q-6 12 -18 12Q-30 12 -30 2Z',
    dark: 'M-31 -10H-5V0Q-5 11 -17 11Q-31 11 -31 0Z',
  }[glasses];
  const attributes = {
    d: lens,
    fill: glasses === 'dark' ? '#3b4048' : '#ffffff',
    'fill-opacity': glasses === 'dark' ? 0.92 : 0.2,
    stroke: frame,
    'stroke-width': 2.8,
    'stroke-linejoin': 'round',
  };
  const bridgeY = glasses === 'half-moon' ? 3 : -4;
  return tag(
    'g',
    { transform: `translate(${turn} 0)` },
    tag('path', attributes) +
      tag('g', { transform: 'scale(-1 1)' }, tag('path', attributes)) +
      line(path`M-5.5 ${bridgeY}Q0 ${bridgeY - 4} 5.5 ${bridgeY}`, frame, 2.8) +
      line(path`M${-31} ${-4}L${-w - turn} ${-7}M31 ${-4}L${w - turn} ${-7}`, frame, 2.4) +
      tag(
        'g',
        { opacity: glasses === 'dark' ? 0.35 : 0.6 },
        line('M-26 4L-19 -7M10 4L17 -7', '#ffffff', 2),
      ),
  );
}
