import type { HomeSettings } from './contract.ts';
import { DEFAULT_TARGETS, MISSED_DAYS, REVIEW_MONTHS, USUAL_DAYS_AFTER_DEATH } from './limits.ts';

/** Defaults until a home decides: families see no more than promised. */
export const DEFAULT_SETTINGS: HomeSettings = {
  pal_review_months: REVIEW_MONTHS.default,
  consent_review_months: 12,
  pal_guide_for_relatives: false,
  room_shown_to_relatives: false,
  products_for_relatives: true,
  email_attachments: false,
  share_by_default: true,
  days_after_death: USUAL_DAYS_AFTER_DEATH,
  week_start: 1,
  safeguarding_contacts: [],
  missed_days: MISSED_DAYS,
  bands: DEFAULT_TARGETS,
};
