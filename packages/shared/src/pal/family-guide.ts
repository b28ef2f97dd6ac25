import type { Guide, GuideKey } from './guide-texts.ts';
import { guideFor } from './guide.ts';
import type { Answers, Level } from './levels.ts';

/** What helps on a visit. Personal care and what gets in the way stay with those who work here. */
export const FAMILY_GUIDE_KEYS = [
  'does_well',
  'interaction',
  'what_to_say',
  'what_to_show',
  'senses_and_touch',
  'choose_activities_that',
  'length',
  'too_hard',
] as const satisfies readonly GuideKey[];
export type FamilyGuideKey = (typeof FAMILY_GUIDE_KEYS)[number];
export type FamilyGuide = Record<FamilyGuideKey, string>;

// The same advice, where the words for staff speak of recording or could be taken for a label.
const FAMILY_WORDS: ReadonlyMap<string, string> = new Map([
  [
    'Sit close, at eye level. Smile first. Match their rhythm. Sing.',
    'Sit close, with your eyes as high as theirs. Smile first. Match their rhythm. Sing.',
  ],
  [
    '3–10 minutes, several times a day. Record them: they count.',
    '3–10 minutes at a time. They count.',
  ],
]);

/** How to be with somebody, for their family: never the level, the answers or how many there were. */
export function familyGuideFor(overall: Level, answers: Answers | undefined): FamilyGuide {
  const guide: Guide = guideFor(overall, answers);
  const said = (key: FamilyGuideKey) => FAMILY_WORDS.get(guide[key]) ?? guide[key];
  return Object.fromEntries(FAMILY_GUIDE_KEYS.map((key) => [key, said(key)])) as FamilyGuide;
}
