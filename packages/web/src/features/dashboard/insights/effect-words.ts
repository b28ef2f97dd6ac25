import type { PartOfDay } from '@relish/shared/dashboard/insights/parts-of-day.ts';
import type { Verdict } from '@relish/shared/dashboard/insights/what-works.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';
import type { Engagement, ReportPlace } from '@relish/shared/reports/reports/choices.ts';

import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { engagementWord } from '../../../words/report-words.ts';
import { type Mood, moodWord } from '../../reports/reports/public.tsx';
import type { Effect } from './api.ts';

type Told = Pick<Effect, 'verdict' | 'needed' | 'mood' | 'engagement'>;
type Spoken = Exclude<Verdict, 'not_yet'>;

export const PART_WORDS: Record<PartOfDay, () => string> = {
  morning: m.insights_part_morning,
  afternoon: m.insights_part_afternoon,
  evening: m.insights_part_evening,
};

export const AT_WORDS: Record<ReportPlace, () => string> = {
  own_room: m.insights_at_own_room,
  lounge: m.insights_at_lounge,
  dining_room: m.insights_at_dining_room,
  garden: m.insights_at_garden,
  activity_room: m.insights_at_activity_room,
  corridor: m.insights_at_corridor,
  community: m.insights_at_community,
  vehicle: m.insights_at_vehicle,
  other: m.insights_at_other,
};

const KINDS: Record<PartOfDay, (words: { kind: string }) => string> = {
  morning: m.insights_kind_morning,
  afternoon: m.insights_kind_afternoon,
  evening: m.insights_kind_evening,
};
/** `Music and dance in the morning` */
export const kindWords = (category: Category, part: PartOfDay) =>
  KINDS[part]({ kind: CATEGORY_WORDS[category]() });

const WHAT: Record<Spoken, (words: { what: string; name: string; count: number }) => string> = {
  lifts_and_holds: m.insights_what_lifts_and_holds,
  lifts: m.insights_what_lifts,
  holds: m.insights_what_holds,
  neither: m.insights_what_neither,
  passes_by: m.insights_what_passes_by,
  lowers: m.insights_what_lowers,
};

const WHEN: Record<Spoken, (words: { when: string; name: string; count: number }) => string> = {
  lifts_and_holds: m.insights_when_lifts_and_holds,
  lifts: m.insights_when_lifts,
  holds: m.insights_when_holds,
  neither: m.insights_when_neither,
  passes_by: m.insights_when_passes_by,
  lowers: m.insights_when_lowers,
};

/** A sentence about an activity or a category. */
export const whatWords = (what: string, name: string, effect: Told): string =>
  effect.verdict === 'not_yet'
    ? m.insights_not_yet({ what, count: effect.needed })
    : WHAT[effect.verdict]({ what, name, count: seenOften(effect) });

/** A sentence about a time or a place. */
export const whenWords = (when: string, name: string, effect: Told): string =>
  effect.verdict === 'not_yet'
    ? m.insights_not_yet({ what: when, count: effect.needed })
    : WHEN[effect.verdict]({ when, name, count: seenOften(effect) });

/** Number of observations behind the claim that the sentence makes. */
function seenOften({ verdict, mood, engagement }: Told): number {
  if (verdict === 'lifts' || verdict === 'lowers') return mood.n;
  if (verdict === 'lifts_and_holds') return Math.min(mood.n, engagement.n);
  return engagement.n || mood.n;
}

type Judged = Pick<Told, 'verdict'> & { warned?: boolean };
/** Activities with a warning are never recommended, however well they went (N13). */
export const isGood = ({ verdict, warned = false }: Judged) =>
  !warned && (verdict === 'lifts_and_holds' || verdict === 'lifts' || verdict === 'holds');
const isBad = ({ verdict }: Judged) => verdict === 'lowers' || verdict === 'passes_by';
export const needsCare = (effect: Judged) => effect.warned === true || isBad(effect);
export const isEarly = ({ verdict }: Pick<Told, 'verdict'>) => verdict === 'not_yet';

/** Rounds to the nearest word of the scale. */
export const engagementNear = (value: number): string =>
  engagementWord(Math.round(value) as Engagement);
export const moodNear = (value: number): string => moodWord(Math.round(value) as Mood);
