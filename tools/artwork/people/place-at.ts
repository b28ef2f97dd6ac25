import { tag } from '../pictures/svg.ts';

export const at = (x: number, y: number, drawn: string, size = 1) =>
  tag('g', { transform: `translate(${x} ${y}) scale(${size})` }, drawn);
