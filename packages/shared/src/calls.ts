import type { z } from 'zod';

import { aboutMeCalls } from './about-me/contract.ts';
import { accountCalls } from './account/contract.ts';
import { activityCalls } from './activities/contract.ts';
import { birthdayCalls } from './birthdays/contract.ts';
import { capacityCalls } from './capacity/contract.ts';
import { choosingCalls } from './choosing/contract.ts';
import { comparisonCalls } from './comparison/contract.ts';
import { consentCalls } from './consents/contract.ts';
import { dashboardCalls } from './dashboard/contract.ts';
import { documentCalls } from './documents/contract.ts';
import { groupCalls } from './groups/contract.ts';
import { homeSettingsCalls } from './home-settings/contract.ts';
import { homeCalls } from './home/contract.ts';
import { ideaCalls } from './ideas/contract.ts';
import { insightCalls } from './insights/contract.ts';
import { inspectionCalls } from './inspection/contract.ts';
import { interestCalls } from './interests/contract.ts';
import { invitationCalls } from './invitations/contract.ts';
import { libraryCalls } from './library/contract.ts';
import { loungeScreenCalls } from './lounge-screens/contract.ts';
import { mediaCalls } from './media/contract.ts';
import { momentCalls } from './moments/contract.ts';
import { noticeCalls } from './notices/contract.ts';
import { observationCalls } from './observations/contract.ts';
import { palCalls } from './pal/contract.ts';
import { pingCalls } from './ping/contract.ts';
import { productCalls } from './products/contract.ts';
import { pushCalls } from './push/contract.ts';
import { relativeCalls } from './relatives/contract.ts';
import { reportBeginningCalls } from './report-beginnings/contract.ts';
import { reportListCalls } from './report-lists/contract.ts';
import { reportMailCalls } from './report-mails/contract.ts';
import { reportCalls } from './reports/contract.ts';
import { residentImportCalls } from './resident-import/contract.ts';
import { residentCalls } from './residents/contract.ts';
import { signInCalls } from './sign-in/contract.ts';
import { staffCalls } from './staff/contract.ts';
import { subjectAccessCalls } from './subject-access/contract.ts';
import { tagCalls } from './tags/contract.ts';
import { tutorialCalls } from './tutorials/contract.ts';
import { videoCalls } from './videos/contract.ts';
import { weekMailCalls } from './week-mail/contract.ts';

export const calls = {
  ...signInCalls,
  ...accountCalls,
  ...invitationCalls,
  ...residentCalls,
  ...residentImportCalls,
  ...subjectAccessCalls,
  ...relativeCalls,
  ...consentCalls,
  ...capacityCalls,
  ...aboutMeCalls,
  ...interestCalls,
  ...tagCalls,
  ...groupCalls,
  ...staffCalls,
  ...palCalls,
  ...homeSettingsCalls,
  ...inspectionCalls,
  ...activityCalls,
  ...libraryCalls,
  ...choosingCalls,
  ...dashboardCalls,
  ...homeCalls,
  ...comparisonCalls,
  ...weekMailCalls,
  ...insightCalls,
  ...birthdayCalls,
  ...noticeCalls,
  ...loungeScreenCalls,
  ...ideaCalls,
  ...tutorialCalls,
  ...productCalls,
  ...reportCalls,
  ...reportListCalls,
  ...reportBeginningCalls,
  ...momentCalls,
  ...documentCalls,
  ...reportMailCalls,
  ...observationCalls,
  ...pushCalls,
  ...videoCalls,
  ...mediaCalls,
  ...pingCalls,
};

export type CallName = keyof typeof calls;
export type Input<N extends CallName> = z.input<(typeof calls)[N]['input']>;
export type Output<N extends CallName> = z.output<(typeof calls)[N]['output']>;
