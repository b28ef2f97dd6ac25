import type { Ink, PlacedPage } from './placed.ts';

/** The same on paper and on screens, also on dark ones: a page is always light. */
export const INKS: Record<Ink, string> = {
  ink: '#2b2a26',
  soft: '#65645c',
  green: '#1d5b45',
  apricot: '#e9a264',
};

export const TINTS: Record<PlacedPage['tint'], string> = {
  white: '#ffffff',
  paper: '#f7f4ec',
  green: '#e8f0e9',
  apricot: '#fdf4ea',
};
