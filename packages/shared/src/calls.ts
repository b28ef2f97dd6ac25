import type { z } from 'zod';

import { accountCalls } from './accounts/account/contract.ts';
import { ownDetailsCalls } from './accounts/account/own-details.ts';
import { deviceCalls } from './accounts/devices/contract.ts';
import { homeDetailsCalls } from './accounts/home-details/contract.ts';
import { homeSettingsCalls } from './accounts/home-settings/contract.ts';
import { invitationCalls } from './accounts/invitations/contract.ts';
import { packageCalls } from './accounts/package/contract.ts';
import { signInCalls } from './accounts/sign-in/contract.ts';
import { staffCalls } from './accounts/staff/contract.ts';
import { loungeScreenCalls } from './board/lounge-screens/contract.ts';
import { noticeCalls } from './board/notices/contract.ts';
import { chatHoursCalls } from './chat/chat-hours/contract.ts';
import { safetyCalls } from './chat/chat-safety/contract.ts';
import { handOverCalls } from './chat/hand-overs/contract.ts';
import { liveCalls } from './chat/live/contract.ts';
import { messageCalls } from './chat/messages/contract.ts';
import { notificationCalls } from './chat/notifications/contract.ts';
import { readingCalls } from './chat/readings/contract.ts';
import { threadCalls } from './chat/threads/contract.ts';
import { comparisonCalls } from './dashboard/comparison/contract.ts';
import { firstStepCalls } from './dashboard/first-steps/contract.ts';
import { graphCalls } from './dashboard/graphs/contract.ts';
import { homeCalls } from './dashboard/home/contract.ts';
import { insightCalls } from './dashboard/insights/contract.ts';
import { planningCalls } from './dashboard/planning/contract.ts';
import { setupCalls } from './dashboard/setup/contract.ts';
import { weekMailCalls } from './dashboard/week-mail/contract.ts';
import { eventMailCalls } from './events/event-mails/contract.ts';
import { eventCalls } from './events/events/contract.ts';
import { outcomeCalls } from './events/outcomes/contract.ts';
import { performerCalls } from './events/performers/contract.ts';
import { placeCalls } from './events/places/contract.ts';
import { proposalCalls } from './events/proposals/contract.ts';
import { registerCalls } from './events/register/contract.ts';
import { replyCalls } from './events/replies/contract.ts';
import { sharingCalls } from './events/sharing/contract.ts';
import { visitCalls } from './events/visits/contract.ts';
import { receptionCalls } from './events/visits/reception.ts';
import { visitingTimeCalls } from './events/visits/visiting-times.ts';
import { momentCalls } from './families/moments/contract.ts';
import { visitIdeaCalls } from './families/visit-ideas/contract.ts';
import { activityCalls } from './library/activities/contract.ts';
import { hiddenItemCalls } from './library/hidden-items/contract.ts';
import { productCalls } from './library/products/contract.ts';
import { suggestionCalls } from './library/suggestions/contract.ts';
import { tourCalls } from './library/tours/contract.ts';
import { tutorialCalls } from './library/tutorials/contract.ts';
import { videoCalls } from './library/videos/contract.ts';
import { headcountCalls } from './outings/headcounts/contract.ts';
import { outingCalls } from './outings/outings/contract.ts';
import { photoCopyCalls } from './photos/copies/contract.ts';
import { exportCalls } from './photos/exports/contract.ts';
import { familyPhotoCalls } from './photos/family/contract.ts';
import { gazetteCalls } from './photos/gazettes/contract.ts';
import { giftCalls } from './photos/gifts/contract.ts';
import { photoBookCalls } from './photos/photo-books/contract.ts';
import { albumCalls } from './photos/photos/album-contract.ts';
import { photoCalls } from './photos/photos/contract.ts';
import { slideshowCalls } from './photos/slideshow/contract.ts';
import { documentCalls } from './reports/documents/contract.ts';
import { observationCalls } from './reports/observations/contract.ts';
import { reportListCalls } from './reports/report-lists/contract.ts';
import { reportMailCalls } from './reports/report-mails/contract.ts';
import { reportCalls } from './reports/reports/contract.ts';
import { formOptionCalls } from './reports/reports/form-options.ts';
import { aboutMeCalls } from './residents/about-me/contract.ts';
import { birthdayCalls } from './residents/birthdays/contract.ts';
import { capacityCalls } from './residents/capacity/contract.ts';
import { consentCalls } from './residents/consents/contract.ts';
import { groupCalls } from './residents/groups/contract.ts';
import { inspectionCalls } from './residents/inspection/contract.ts';
import { interestCalls } from './residents/interests/contract.ts';
import { mediaCalls } from './residents/media/contract.ts';
import { palCalls } from './residents/pal/contract.ts';
import { quickAddCalls } from './residents/quick-add/contract.ts';
import { relativeCalls } from './residents/relatives/contract.ts';
import { residentImportCalls } from './residents/resident-import/contract.ts';
import { residentCalls } from './residents/residents/contract.ts';
import { subjectAccessCalls } from './residents/subject-access/contract.ts';
import { tagCalls } from './residents/tags/contract.ts';
import { riskAssessmentCalls } from './risks/risk-assessments/contract.ts';
import { riskTemplateCalls } from './risks/risk-templates/contract.ts';
import { sessionCheckCalls } from './risks/session-checks/contract.ts';
import { actionCalls } from './surveys/actions/contract.ts';
import { feedbackCalls } from './surveys/feedback/contract.ts';
import { meetingCalls } from './surveys/meetings/contract.ts';
import { surveyEntryCalls } from './surveys/survey-entries/contract.ts';
import { surveyResultCalls } from './surveys/survey-results/contract.ts';
import { surveyCalls } from './surveys/surveys/contract.ts';
import { demoModeCalls } from './system/demo-mode/contract.ts';
import { pingCalls } from './system/ping/contract.ts';

export const calls = {
  ...eventCalls,
  ...outcomeCalls,
  ...performerCalls,
  ...placeCalls,
  ...proposalCalls,
  ...registerCalls,
  ...replyCalls,
  ...sharingCalls,
  ...visitCalls,
  ...receptionCalls,
  ...visitingTimeCalls,
  ...signInCalls,
  ...accountCalls,
  ...ownDetailsCalls,
  ...invitationCalls,
  ...residentCalls,
  ...residentImportCalls,
  ...quickAddCalls,
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
  ...homeDetailsCalls,
  ...packageCalls,
  ...inspectionCalls,
  ...activityCalls,
  ...hiddenItemCalls,
  ...suggestionCalls,
  ...graphCalls,
  ...homeCalls,
  ...setupCalls,
  ...firstStepCalls,
  ...comparisonCalls,
  ...weekMailCalls,
  ...insightCalls,
  ...planningCalls,
  ...notificationCalls,
  ...eventMailCalls,
  ...birthdayCalls,
  ...noticeCalls,
  ...loungeScreenCalls,
  ...threadCalls,
  ...chatHoursCalls,
  ...handOverCalls,
  ...messageCalls,
  ...safetyCalls,
  ...feedbackCalls,
  ...actionCalls,
  ...meetingCalls,
  ...readingCalls,
  ...visitIdeaCalls,
  ...tourCalls,
  ...tutorialCalls,
  ...productCalls,
  ...photoCalls,
  ...albumCalls,
  ...photoCopyCalls,
  ...photoBookCalls,
  ...familyPhotoCalls,
  ...slideshowCalls,
  ...gazetteCalls,
  ...giftCalls,
  ...exportCalls,
  ...reportCalls,
  ...reportListCalls,
  ...formOptionCalls,
  ...momentCalls,
  ...documentCalls,
  ...reportMailCalls,
  ...observationCalls,
  ...deviceCalls,
  ...videoCalls,
  ...mediaCalls,
  ...liveCalls,
  ...riskAssessmentCalls,
  ...riskTemplateCalls,
  ...surveyCalls,
  ...surveyEntryCalls,
  ...surveyResultCalls,
  ...sessionCheckCalls,
  ...outingCalls,
  ...headcountCalls,
  ...demoModeCalls,
  ...pingCalls,
};

export type CallName = keyof typeof calls;
export type Input<N extends CallName> = z.input<(typeof calls)[N]['input']>;
export type Output<N extends CallName> = z.output<(typeof calls)[N]['output']>;
