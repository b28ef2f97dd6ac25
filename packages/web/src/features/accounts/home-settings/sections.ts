import type { HomeSettings } from '@relish/shared/accounts/home-settings/contract.ts';

import { m } from '../../../words/m.ts';
import { type BandId, FIGURE_WORDS } from './figure-words.ts';

interface Section {
  id: string;
  title: () => string;
  text: () => string;
  bands?: readonly BandId[];
  fields?: readonly (keyof HomeSettings)[];
}

/** The most used settings come first. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'missed',
    title: m.home_settings_missed,
    text: m.home_settings_missed_text,
    fields: ['missed_days'],
  },
  {
    id: 'reach',
    title: m.home_settings_reach,
    text: m.home_settings_reach_text,
    bands: ['K3_day', 'K3', 'K4'],
  },
  {
    id: 'time',
    title: m.home_settings_time,
    text: m.home_settings_time_text,
    bands: ['K5', 'K6m', 'K6r'],
  },
  {
    id: 'fit',
    title: m.home_settings_fit,
    text: m.home_settings_fit_text,
    bands: ['K13', 'K14'],
  },
  {
    id: 'records',
    title: m.home_settings_records,
    text: m.home_settings_records_text,
    bands: ['K17', 'K19'],
  },
  {
    id: 'reviews',
    title: m.home_settings_reviews,
    text: m.home_settings_reviews_text,
    fields: ['pal_review_months', 'consent_review_months'],
  },
  {
    id: 'families',
    title: m.home_settings_family,
    text: m.home_settings_family_text,
    fields: [
      'share_by_default',
      'pal_guide_for_relatives',
      'room_shown_to_relatives',
      'products_for_relatives',
      'email_attachments',
      'days_after_death',
    ],
  },
  {
    id: 'safeguarding',
    title: m.home_settings_safeguarding,
    text: m.home_settings_safeguarding_text,
    fields: ['safeguarding_contacts'],
  },
  {
    id: 'week',
    title: m.home_settings_week,
    text: m.home_settings_week_text,
    fields: ['week_start'],
  },
];

const [FIRST, SECOND] = ['green', 'amber'] as const;
const LABELS: Partial<Record<string, () => string>> = {
  'missed_days.soon': m.home_settings_missed_soon,
  'missed_days.urgent': m.home_settings_missed_urgent,
  pal_review_months: m.home_settings_months,
  consent_review_months: m.home_settings_consent_months,
  days_after_death: m.home_settings_after_death,
  week_start: m.home_settings_week_start,
  safeguarding_contacts: m.home_settings_safeguarding,
};

/** Every field that can have an error, in page order. */
export const FIELDS = SECTIONS.flatMap(({ id, bands = [], fields = [] }) => [
  ...bands.flatMap((band) =>
    [FIRST, SECOND].map((edge) => ({
      section: id,
      name: `bands.${band}.${edge}`,
      label: FIGURE_WORDS[band].name,
    })),
  ),
  ...Object.entries(LABELS).flatMap(([name, label]) =>
    label && fields.some((field) => name.split('.')[0] === field)
      ? [{ section: id, name, label }]
      : [],
  ),
]);
export const fieldNamed = (name: string) => FIELDS.find((field) => isNamed(field.name, name));

/** A list counts as one field, whichever of its rows has the error. */
const isNamed = (field: string, name: string) => field === name || name.startsWith(`${field}.`);
