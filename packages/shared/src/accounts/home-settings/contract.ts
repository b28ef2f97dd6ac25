import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { DAYS_AFTER_DEATH, REVIEW_MONTHS } from './limits.ts';
import { SafeguardingContacts } from './safeguarding.ts';
import { BandSettings, MissedDays } from './targets.ts';

const MONTHS = `Choose ${REVIEW_MONTHS.min} to ${REVIEW_MONTHS.max} months.`;
const reviewMonths = z
  .int({ error: MONTHS })
  .min(REVIEW_MONTHS.min, MONTHS)
  .max(REVIEW_MONTHS.max, MONTHS);

export const HomeSettings = z.object({
  pal_review_months: reviewMonths,
  consent_review_months: reviewMonths,
  pal_guide_for_relatives: z.boolean(),
  room_shown_to_relatives: z.boolean(),
  products_for_relatives: z.boolean(),
  /** Whether updates may be attached to mail, which others may read. */
  email_attachments: z.boolean(),
  /** Default for sharing new records with families; consent still applies. */
  share_by_default: z.boolean(),
  /** How long the family still sees photos and shared records after being informed. */
  days_after_death: z.literal(DAYS_AFTER_DEATH, { error: 'Choose how long.' }),
  week_start: z.literal([0, 1, 2, 3, 4, 5, 6], { error: 'Choose a day of the week.' }),
  /** Shown to staff wherever a concern is recorded. */
  safeguarding_contacts: SafeguardingContacts,
  missed_days: MissedDays,
  bands: BandSettings,
});
export type HomeSettings = z.infer<typeof HomeSettings>;

export const homeSettingsCalls = defineCalls({
  'home-settings/get': {
    access: 'staff.view',
    reads: ['home-settings'],
    summary: 'Get the settings of this home, with the defaults',
    input: z.object({}),
    output: HomeSettings,
  },
  'home-settings/edit': {
    access: 'home.manage',
    changes: ['home-settings'],
    summary: 'Edit the settings of this home',
    input: HomeSettings,
    output: HomeSettings,
  },
});
