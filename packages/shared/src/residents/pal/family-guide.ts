import type { Guide, GuideKey } from './guide-texts.ts';
import { guideFor } from './guide.ts';
import type { Answers, Level } from './levels.ts';

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

// Reworded for families: nothing about recording, labels or tasting, which the eating and drinking
// plan decides.
const FAMILY_WORDS: ReadonlyMap<string, string> = new Map([
  [
    'Responds to touch, taste, sound, colour, scent and rhythm. Copies a movement. Repeats a simple action with pleasure.',
    'Responds to touch, sound, colour, scent and rhythm. Copies a movement. Repeats a simple action with pleasure.',
  ],
  [
    'are a single repeated step, rich to the senses, safe to mouth or drop, with no right way.',
    'are a single repeated step, rich to the senses, safe to hold and to drop, with no right way.',
  ],
  [
    'Sit close, at eye level. Smile first. Match their rhythm. Sing.',
    'Sit close, with your eyes as high as theirs. Smile first. Match their rhythm. Sing.',
  ],
  [
    '3–10 minutes, several times a day. Record them: they count.',
    '3–10 minutes at a time. They count.',
  ],
]);

/** Never contains the level or the answers. */
export function familyGuideFor(overall: Level, answers: Answers | undefined): FamilyGuide {
  const guide: Guide = guideFor(overall, answers);
  const translate = (key: FamilyGuideKey) => FAMILY_WORDS.get(guide[key]) ?? guide[key];
  return Object.fromEntries(FAMILY_GUIDE_KEYS.map((key) => [key, translate(key)])) as FamilyGuide;
}
