import type { calls } from '@relish/shared/calls.ts';

import type { Handlers } from '../core/handler.ts';
import { aboutMeHandlers } from '../features/about-me/handlers.ts';
import { accountHandlers } from '../features/account/handlers.ts';
import { activityHandlers } from '../features/activities/handlers.ts';
import { birthdayHandlers } from '../features/birthdays/handlers.ts';
import { capacityHandlers } from '../features/capacity/handlers.ts';
import { choosingHandlers } from '../features/choosing/handlers.ts';
import { comparisonHandlers } from '../features/comparison/handlers.ts';
import { consentHandlers } from '../features/consents/handlers.ts';
import { dashboardHandlers } from '../features/dashboard/handlers.ts';
import { documentHandlers } from '../features/documents/handlers.ts';
import { groupHandlers } from '../features/groups/handlers.ts';
import { homeSettingsHandlers } from '../features/home-settings/handlers.ts';
import { ideaHandlers } from '../features/ideas/handlers.ts';
import { insightHandlers } from '../features/insights/handlers.ts';
import { inspectionHandlers } from '../features/inspection/handlers.ts';
import { interestHandlers } from '../features/interests/handlers.ts';
import { invitationHandlers } from '../features/invitations/handlers.ts';
import { libraryHandlers } from '../features/library/handlers.ts';
import { loungeScreenHandlers } from '../features/lounge-screens/handlers.ts';
import { mediaHandlers } from '../features/media/handlers.ts';
import { momentHandlers } from '../features/moments/handlers.ts';
import { noticeHandlers } from '../features/notices/handlers.ts';
import { observationHandlers } from '../features/observations/handlers.ts';
import { palHandlers } from '../features/pal/handlers.ts';
import { pingHandlers } from '../features/ping/handlers.ts';
import { productHandlers } from '../features/products/handlers.ts';
import { pushHandlers } from '../features/push/handlers.ts';
import { relativeHandlers } from '../features/relatives/handlers.ts';
import { reportBeginningHandlers } from '../features/report-beginnings/handlers.ts';
import { reportListHandlers } from '../features/report-lists/handlers.ts';
import { reportMailHandlers } from '../features/report-mails/handlers.ts';
import { reportHandlers } from '../features/reports/handlers.ts';
import { residentImportHandlers } from '../features/resident-import/handlers.ts';
import { residentHandlers } from '../features/residents/handlers.ts';
import { signInHandlers } from '../features/sign-in/handlers.ts';
import { staffHandlers } from '../features/staff/handlers.ts';
import { subjectAccessHandlers } from '../features/subject-access/handlers.ts';
import { tagHandlers } from '../features/tags/handlers.ts';
import { tutorialHandlers } from '../features/tutorials/handlers.ts';
import { videoHandlers } from '../features/videos/handlers.ts';
import { weekMailHandlers } from '../features/week-mail/handlers.ts';
import { homeHandlers } from './home.ts';

/** A call of the contract without a handler does not compile. */
export const handlers: Handlers<typeof calls> = {
  ...signInHandlers,
  ...accountHandlers,
  ...invitationHandlers,
  ...residentHandlers,
  ...residentImportHandlers,
  ...subjectAccessHandlers,
  ...relativeHandlers,
  ...consentHandlers,
  ...capacityHandlers,
  ...aboutMeHandlers,
  ...interestHandlers,
  ...tagHandlers,
  ...groupHandlers,
  ...staffHandlers,
  ...palHandlers,
  ...homeSettingsHandlers,
  ...inspectionHandlers,
  ...insightHandlers,
  ...activityHandlers,
  ...libraryHandlers,
  ...choosingHandlers,
  ...birthdayHandlers,
  ...dashboardHandlers,
  ...homeHandlers,
  ...comparisonHandlers,
  ...weekMailHandlers,
  ...noticeHandlers,
  ...loungeScreenHandlers,
  ...ideaHandlers,
  ...tutorialHandlers,
  ...productHandlers,
  ...reportHandlers,
  ...reportListHandlers,
  ...reportBeginningHandlers,
  ...documentHandlers,
  ...reportMailHandlers,
  ...momentHandlers,
  ...observationHandlers,
  ...pushHandlers,
  ...videoHandlers,
  ...mediaHandlers,
  ...pingHandlers,
};
