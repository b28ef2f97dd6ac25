import { DEFAULT_SETTINGS } from '@relish/shared/accounts/home-settings/defaults.ts';
import type { BandSettings } from '@relish/shared/accounts/home-settings/targets.ts';

import { m } from '../../../words/m.ts';

export type BandId = keyof BandSettings;

interface FigureWords {
  name: () => string;
  text: () => string;
  unit: () => string;
  /** Green is below the limit, because less is better. */
  isLessBetter?: true;
}

export const FIGURE_WORDS: Record<BandId, FigureWords> = {
  K3_day: {
    name: m.home_settings_k3_day,
    text: m.home_settings_k3_day_text,
    unit: m.home_settings_unit_percent,
  },
  K3: {
    name: m.home_settings_k3,
    text: m.home_settings_k3_text,
    unit: m.home_settings_unit_percent,
  },
  K4: {
    name: m.home_settings_k4,
    text: m.home_settings_k4_text,
    unit: m.home_settings_unit_percent,
  },
  K5: {
    name: m.home_settings_k5,
    text: m.home_settings_k5_text,
    unit: m.home_settings_unit_minutes,
  },
  K6m: {
    name: m.home_settings_k6m,
    text: m.home_settings_k6m_text,
    unit: m.home_settings_unit_minutes,
  },
  K6r: {
    name: m.home_settings_k6r,
    text: m.home_settings_k6r_text,
    unit: m.home_settings_unit_percent,
  },
  K13: {
    name: m.home_settings_k13,
    text: m.home_settings_k13_text,
    unit: m.home_settings_unit_kinds,
  },
  K14: {
    name: m.home_settings_k14,
    text: m.home_settings_k14_text,
    unit: m.home_settings_unit_percent,
  },
  K17: {
    name: m.home_settings_k17,
    text: m.home_settings_k17_text,
    unit: m.home_settings_unit_percent,
  },
  K19: {
    name: m.home_settings_k19,
    text: m.home_settings_k19_text,
    unit: m.home_settings_unit_percent,
    isLessBetter: true,
  },
};

export const defaultBandWords = (id: BandId): string =>
  (FIGURE_WORDS[id].isLessBetter
    ? m.home_settings_band_default_to
    : m.home_settings_band_default_from)(DEFAULT_SETTINGS.bands[id]);
