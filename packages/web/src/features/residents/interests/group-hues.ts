import type { InterestGroupKey } from '@relish/shared/residents/interests/taxonomy.ts';

import hues from '../../../ui/tokens/hues.module.css';

/** Neighbouring groups differ in colour, and interests share the colour of their group. */
const HUES: Record<InterestGroupKey, string | undefined> = {
  music: hues.plum,
  arts_crafts: hues.rose,
  words: hues.blue,
  games: hues.amber,
  sport_watch: hues.green,
  active: hues.teal,
  nature: hues.green,
  animals: hues.apricot,
  food: hues.amber,
  home_jobs: hues.slate,
  faith: hues.plum,
  past: hues.apricot,
  social: hues.rose,
  screen: hues.blue,
  wellbeing: hues.teal,
  out: hues.slate,
};

export const groupHue = (group: InterestGroupKey): string => HUES[group] ?? '';
