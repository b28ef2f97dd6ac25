import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { REVIEW_MONTHS } from '../pal/review.ts';
import { BandSettings, MissedDays } from './targets.ts';

const MONTHS = `Choose ${REVIEW_MONTHS.min} to ${REVIEW_MONTHS.max} months.`;
const reviewMonths = z
  .int({ error: MONTHS })
  .min(REVIEW_MONTHS.min, MONTHS)
  .max(REVIEW_MONTHS.max, MONTHS);

/** What a home decides for itself. */
export const HomeSettings = z.object({
  pal_review_months: reviewMonths,
  consent_review_months: reviewMonths,
  pal_guide_for_relatives: z.boolean(),
  room_shown_to_relatives: z.boolean(),
  /** Whether an update may travel in the mail itself, where others may read it. */
  email_attachments: z.boolean(),
  /** Whether a new record is meant for the family until somebody says otherwise; consent decides all the same. */
  share_by_default: z.boolean(),
  /** 0 is Sunday. */
  week_start: z.literal([0, 1, 2, 3, 4, 5, 6], { error: 'Choose a day of the week.' }),
  missed_days: MissedDays,
  bands: BandSettings,
});
export type HomeSettings = z.infer<typeof HomeSettings>;

export const homeSettingsCalls = defineCalls({
  'home-settings/get': {
    access: 'staff.view',
    summary: 'What this home has decided for itself, with what counts where it has not',
    input: z.object({}),
    output: HomeSettings,
  },
  'home-settings/edit': {
    access: 'home.manage',
    summary: 'Changes what this home has decided for itself',
    input: HomeSettings,
    output: HomeSettings,
  },
});
