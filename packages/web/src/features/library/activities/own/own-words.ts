import { HAZARD_LEVELS } from '@relish/shared/library/activities/choices.ts';
import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { LEVELS } from '@relish/shared/residents/pal/levels.ts';

import { m } from '../../../../words/m.ts';
import { RISK_WORDS } from '../risk-words.ts';
import type { ChoiceWords } from './own-field.ts';

export const LEVEL_WORDS: ChoiceWords = Object.fromEntries(
  LEVELS.map((level) => [level, () => LEVEL_TEXTS[level].name]),
);

export const COST_WORDS: ChoiceWords = {
  free: m.own_activity_cost_free,
  low: m.own_activity_cost_low,
  medium: m.own_activity_cost_medium,
  high: m.own_activity_cost_high,
};

export const SENSE_WORDS: ChoiceWords = {
  seeing: m.own_activity_seeing,
  fine_detail: m.own_activity_fine_detail,
  hearing: m.own_activity_hearing,
};

export const riskOptions = () =>
  HAZARD_LEVELS.map((value) => ({ value, label: RISK_WORDS[value]() }));

export const toOptions = (words: ChoiceWords) =>
  Object.entries(words).map(([value, label]) => ({ value, label: label() }));
