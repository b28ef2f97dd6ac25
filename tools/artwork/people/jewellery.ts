import { circle, line, tag } from '../pictures/svg.ts';
import type { Look } from './look.ts';

export function drawNecklace({ jewellery }: Look): string {
  if (jewellery === 'pearls')
    return Array.from({ length: 11 }, (_, index) => {
      const angle = Math.PI * (0.12 + (0.76 * index) / 10);
      return (
        circle(-Math.cos(angle) * 29, 84 + Math.sin(angle) * 23, 4.2, '#fbf4ea') +
        circle(-Math.cos(angle) * 29 - 1, 83 + Math.sin(angle) * 23, 1.4, '#ffffff')
      );
    }).join('');
  if (jewellery === 'pendant')
    return (
      line('M-25 86Q-10 112 0 118Q10 112 25 86', '#c9a24a', 1.8) + circle(0, 120, 4.6, '#d9b356')
    );
  return '';
}

export function drawEarrings({ jewellery }: Look, width: number): string {
  const both = (draw: (side: number) => string) => draw(-1) + draw(1);
  if (jewellery === 'pearls' || jewellery === 'studs')
    return both((side) =>
      circle(side * (width + 2), 18, 3.6, jewellery === 'pearls' ? '#fbf4ea' : '#d9b356'),
    );
  if (jewellery === 'hoops')
    return both((side) =>
      tag('circle', {
        cx: side * (width + 2),
        cy: 23,
        r: 6.5,
        fill: 'none',
        stroke: '#d9b356',
        'stroke-width': 2.6,
      }),
    );
  return '';
}
