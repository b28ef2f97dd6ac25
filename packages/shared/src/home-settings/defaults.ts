import { DEFAULT_BANDS } from '../figures/bands.ts';
import { MISSED_DAYS } from '../figures/no-activity.ts';
import { REVIEW_MONTHS } from '../pal/review.ts';
import type { HomeSettings } from './contract.ts';
import type { BandSettings } from './targets.ts';

/** What counts where a home has said nothing: families see no more than they were promised. */
export const DEFAULT_SETTINGS: HomeSettings = {
  pal_review_months: REVIEW_MONTHS.default,
  consent_review_months: 12,
  pal_guide_for_relatives: false,
  room_shown_to_relatives: false,
  email_attachments: false,
  share_by_default: true,
  week_start: 1,
  missed_days: MISSED_DAYS,
  bands: DEFAULT_BANDS as BandSettings,
};
