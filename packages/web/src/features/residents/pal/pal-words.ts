import type { Due } from '@relish/shared/residents/pal/due.ts';
import type { FamilyGuideKey } from '@relish/shared/residents/pal/family-guide.ts';
import type { GuideKey } from '@relish/shared/residents/pal/guide-texts.ts';
import type { Prompt } from '@relish/shared/residents/pal/prompts.ts';

import { m } from '../../../words/m.ts';

type Words<K extends string> = Record<K, () => string>;

export const DUE_WORDS: Record<Due, { title: () => string; text?: () => string }> = {
  look_again: { title: m.pal_due_look_again, text: m.pal_due_look_again_text },
  overdue: { title: m.pal_due_overdue },
  first_check: { title: m.pal_due_first_check, text: m.pal_due_first_check_text },
  soon: { title: m.pal_due_soon },
  settling_in: { title: m.pal_due_settling_in, text: m.pal_due_settling_in_text },
  fine: { title: m.pal_due_fine },
};

export const PROMPT_WORDS: Words<Prompt> = {
  seems_different: m.pal_prompt_seems_different,
  infection_or_sudden_change: m.pal_prompt_infection_or_sudden_change,
  fall_with_injury: m.pal_prompt_fall_with_injury,
  bereavement: m.pal_prompt_bereavement,
  back_from_hospital: m.pal_prompt_back_from_hospital,
  low_engagement: m.pal_prompt_low_engagement,
};

export const GUIDE_WORDS: Words<GuideKey> = {
  nutshell: m.pal_key_nutshell,
  does_well: m.pal_key_does_well,
  may_get_in_the_way: m.pal_key_may_get_in_the_way,
  your_role: m.pal_key_your_role,
  aim: m.pal_key_aim,
  where_to_put_things: m.pal_key_where_to_put_things,
  what_to_say: m.pal_key_what_to_say,
  what_to_show: m.pal_key_what_to_show,
  senses_and_touch: m.pal_key_senses_and_touch,
  working_with_others: m.pal_key_working_with_others,
  choose_activities_that: m.pal_key_choose_activities_that,
  length: m.pal_key_length,
  too_hard: m.pal_key_too_hard,
  too_easy: m.pal_key_too_easy,
  washing: m.pal_key_washing,
  dressing: m.pal_key_dressing,
  eating: m.pal_key_eating,
  interaction: m.pal_key_interaction,
};

export const FAMILY_GUIDE_WORDS: Words<FamilyGuideKey> = {
  ...GUIDE_WORDS,
  does_well: m.pal_family_key_does_well,
  too_hard: m.pal_family_key_too_hard,
};

/** Usual contributors; others are typed. */
export const CONTRIBUTORS: readonly (() => string)[] = [
  m.pal_with_person,
  m.pal_with_family,
  m.pal_with_days,
  m.pal_with_nights,
  m.pal_with_nurse,
  m.pal_with_activities,
];
