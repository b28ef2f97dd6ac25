import type { calls } from '@relish/shared/calls.ts';

import type { Handlers } from '../core/handler.ts';
import { accountHandlers } from '../features/accounts/account/handlers.ts';
import { ownDetailsHandlers } from '../features/accounts/account/own-details.ts';
import { deviceHandlers } from '../features/accounts/devices/handlers.ts';
import { homeDetailsHandlers } from '../features/accounts/home-details/handlers.ts';
import { homeSettingsHandlers } from '../features/accounts/home-settings/handlers.ts';
import { invitationHandlers } from '../features/accounts/invitations/handlers.ts';
import { packageHandlers } from '../features/accounts/package/handlers.ts';
import { signInHandlers } from '../features/accounts/sign-in/handlers.ts';
import { staffHandlers } from '../features/accounts/staff/handlers.ts';
import { loungeScreenHandlers } from '../features/board/lounge-screens/handlers.ts';
import { noticeHandlers } from '../features/board/notices/handlers.ts';
import { chatHoursHandlers } from '../features/chat/chat-hours/handlers.ts';
import { createSafetyHandlers } from '../features/chat/chat-safety/handlers.ts';
import { handOverHandlers } from '../features/chat/hand-overs/handlers.ts';
import { liveHandlers } from '../features/chat/live/handlers.ts';
import { messageHandlers } from '../features/chat/messages/handlers.ts';
import { notificationHandlers } from '../features/chat/notifications/handlers.ts';
import { readingHandlers } from '../features/chat/readings/handlers.ts';
import { threadHandlers } from '../features/chat/threads/handlers.ts';
import { comparisonHandlers } from '../features/dashboard/comparison/handlers.ts';
import { firstStepHandlers } from '../features/dashboard/first-steps/handlers.ts';
import { graphsHandlers } from '../features/dashboard/graphs/handlers.ts';
import { homeHandlers } from '../features/dashboard/home/handlers.ts';
import { insightHandlers } from '../features/dashboard/insights/handlers.ts';
import { planningHandlers } from '../features/dashboard/planning/handlers.ts';
import { setupHandlers } from '../features/dashboard/setup/handlers.ts';
import { weekMailHandlers } from '../features/dashboard/week-mail/handlers.ts';
import { eventMailHandlers } from '../features/events/event-mails/handlers.ts';
import { eventHandlers } from '../features/events/events/handlers.ts';
import { outcomeHandlers } from '../features/events/outcomes/handlers.ts';
import { performerHandlers } from '../features/events/performers/handlers.ts';
import { placeHandlers } from '../features/events/places/handlers.ts';
import { proposalHandlers } from '../features/events/proposals/handlers.ts';
import { registerHandlers } from '../features/events/register/handlers.ts';
import { replyHandlers } from '../features/events/replies/handlers.ts';
import { sharingHandlers } from '../features/events/sharing/handlers.ts';
import { visitHandlers } from '../features/events/visits/handlers.ts';
import { receptionHandlers } from '../features/events/visits/reception.ts';
import { visitingTimeHandlers } from '../features/events/visits/visiting-times.ts';
import { momentHandlers } from '../features/families/moments/handlers.ts';
import { visitIdeaHandlers } from '../features/families/visit-ideas/handlers.ts';
import { activityHandlers } from '../features/library/activities/handlers.ts';
import { hiddenItemHandlers } from '../features/library/hidden-items/handlers.ts';
import { productHandlers } from '../features/library/products/handlers.ts';
import { suggestionHandlers } from '../features/library/suggestions/handlers.ts';
import { tourHandlers } from '../features/library/tours/handlers.ts';
import { tutorialHandlers } from '../features/library/tutorials/handlers.ts';
import { videoHandlers } from '../features/library/videos/handlers.ts';
import { headcountHandlers } from '../features/outings/headcounts/handlers.ts';
import { outingHandlers } from '../features/outings/outings/handlers.ts';
import { photoCopyHandlers } from '../features/photos/copies/handlers.ts';
import { exportHandlers } from '../features/photos/exports/handlers.ts';
import { familyPhotoHandlers } from '../features/photos/family/handlers.ts';
import { gazetteHandlers } from '../features/photos/gazettes/handlers.ts';
import { giftHandlers } from '../features/photos/gifts/handlers.ts';
import { photoBookHandlers } from '../features/photos/photo-books/handlers.ts';
import { photoHandlers } from '../features/photos/photos/handlers.ts';
import { aboutMeAlbum } from '../features/photos/photos/public.ts';
import { slideshowHandlers } from '../features/photos/slideshow/handlers.ts';
import { documentHandlers } from '../features/reports/documents/handlers.ts';
import { observationHandlers } from '../features/reports/observations/handlers.ts';
import { reportListHandlers } from '../features/reports/report-lists/handlers.ts';
import { reportMailHandlers } from '../features/reports/report-mails/handlers.ts';
import { formOptionHandlers } from '../features/reports/reports/form-options.ts';
import { reportHandlers } from '../features/reports/reports/handlers.ts';
import { createAboutMeHandlers } from '../features/residents/about-me/handlers.ts';
import { birthdayHandlers } from '../features/residents/birthdays/handlers.ts';
import { capacityHandlers } from '../features/residents/capacity/handlers.ts';
import { consentHandlers } from '../features/residents/consents/handlers.ts';
import { groupHandlers } from '../features/residents/groups/handlers.ts';
import { inspectionHandlers } from '../features/residents/inspection/handlers.ts';
import { interestHandlers } from '../features/residents/interests/handlers.ts';
import { mediaHandlers } from '../features/residents/media/handlers.ts';
import { palHandlers } from '../features/residents/pal/handlers.ts';
import { quickAddHandlers } from '../features/residents/quick-add/handlers.ts';
import { relativeHandlers } from '../features/residents/relatives/handlers.ts';
import { residentImportHandlers } from '../features/residents/resident-import/handlers.ts';
import { residentHandlers } from '../features/residents/residents/handlers.ts';
import { subjectAccessHandlers } from '../features/residents/subject-access/handlers.ts';
import { tagHandlers } from '../features/residents/tags/handlers.ts';
import { riskAssessmentHandlers } from '../features/risks/risk-assessments/handlers.ts';
import { riskTemplateHandlers } from '../features/risks/risk-templates/handlers.ts';
import { sessionCheckHandlers } from '../features/risks/session-checks/handlers.ts';
import { actionHandlers } from '../features/surveys/actions/handlers.ts';
import { feedbackHandlers } from '../features/surveys/feedback/handlers.ts';
import { logAlert } from '../features/surveys/feedback/public.ts';
import { meetingHandlers } from '../features/surveys/meetings/handlers.ts';
import { surveyEntryHandlers } from '../features/surveys/survey-entries/handlers.ts';
import { surveyResultHandlers } from '../features/surveys/survey-results/handlers.ts';
import { surveyHandlers } from '../features/surveys/surveys/handlers.ts';
import { demoModeHandlers } from '../features/system/demo-mode/handlers.ts';
import { pingHandlers } from '../features/system/ping/handlers.ts';

/** A call of the contract without a handler does not compile. */
export const handlers: Handlers<typeof calls> = {
  ...signInHandlers,
  ...liveHandlers,
  ...eventHandlers,
  ...outcomeHandlers,
  ...performerHandlers,
  ...placeHandlers,
  ...proposalHandlers,
  ...registerHandlers,
  ...replyHandlers,
  ...sharingHandlers,
  ...visitHandlers,
  ...receptionHandlers,
  ...visitingTimeHandlers,
  ...accountHandlers,
  ...ownDetailsHandlers,
  ...invitationHandlers,
  ...residentHandlers,
  ...residentImportHandlers,
  ...quickAddHandlers,
  ...subjectAccessHandlers,
  ...relativeHandlers,
  ...consentHandlers,
  ...capacityHandlers,
  ...createAboutMeHandlers(aboutMeAlbum),
  ...interestHandlers,
  ...tagHandlers,
  ...groupHandlers,
  ...staffHandlers,
  ...palHandlers,
  ...homeSettingsHandlers,
  ...homeDetailsHandlers,
  ...packageHandlers,
  ...inspectionHandlers,
  ...insightHandlers,
  ...activityHandlers,
  ...hiddenItemHandlers,
  ...suggestionHandlers,
  ...birthdayHandlers,
  ...graphsHandlers,
  ...homeHandlers,
  ...planningHandlers,
  ...notificationHandlers,
  ...eventMailHandlers,
  ...setupHandlers,
  ...firstStepHandlers,
  ...comparisonHandlers,
  ...weekMailHandlers,
  ...noticeHandlers,
  ...threadHandlers,
  ...chatHoursHandlers,
  ...handOverHandlers,
  ...messageHandlers,
  ...createSafetyHandlers(logAlert),
  ...feedbackHandlers,
  ...actionHandlers,
  ...meetingHandlers,
  ...readingHandlers,
  ...loungeScreenHandlers,
  ...visitIdeaHandlers,
  ...tourHandlers,
  ...tutorialHandlers,
  ...productHandlers,
  ...photoHandlers,
  ...photoCopyHandlers,
  ...familyPhotoHandlers,
  ...slideshowHandlers,
  ...photoBookHandlers,
  ...gazetteHandlers,
  ...giftHandlers,
  ...exportHandlers,
  ...reportHandlers,
  ...reportListHandlers,
  ...formOptionHandlers,
  ...documentHandlers,
  ...reportMailHandlers,
  ...momentHandlers,
  ...observationHandlers,
  ...deviceHandlers,
  ...videoHandlers,
  ...mediaHandlers,
  ...riskAssessmentHandlers,
  ...riskTemplateHandlers,
  ...surveyHandlers,
  ...surveyEntryHandlers,
  ...surveyResultHandlers,
  ...demoModeHandlers,
  ...sessionCheckHandlers,
  ...outingHandlers,
  ...headcountHandlers,
  ...pingHandlers,
};
