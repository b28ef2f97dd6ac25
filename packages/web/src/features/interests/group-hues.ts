import type { InterestGroupKey } from '@relish/shared/interests/taxonomy.ts';

import hues from '../../ui/hues.module.css';

/** Neighbours differ, and a group has its colour wherever one of its interests stands. */
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

export const hueOf = (group: InterestGroupKey): string => HUES[group] ?? '';
