import {
  mailEmailChangeConfirm,
  mailEmailChangeNotice,
} from '../features/accounts/account/job-kinds.ts';
import { ownDetailsJobs } from '../features/accounts/account/own-details-jobs.ts';
import {
  pushSafetyChanged,
  pushNeedsAttention,
  pushNotification,
} from '../features/accounts/devices/job-kinds.ts';
import { pushJobs } from '../features/accounts/devices/jobs.ts';
import { mailInvitation } from '../features/accounts/invitations/job-kinds.ts';
import { invitationJobs } from '../features/accounts/invitations/jobs.ts';
import {
  mailConfirmEmail,
  mailPasswordReset,
  mailPasswordChanged,
} from '../features/accounts/sign-in/job-kinds.ts';
import { signInJobs } from '../features/accounts/sign-in/jobs.ts';
import { pushNotice, refreshBoard } from '../features/board/notices/job-kinds.ts';
import { noticeJobs } from '../features/board/notices/jobs.ts';
import { pushAlert } from '../features/chat/chat-safety/job-kinds.ts';
import { safetyJobs } from '../features/chat/chat-safety/jobs.ts';
import { answerInDemo } from '../features/chat/messages/job-kinds.ts';
import { demoAnswerJobs } from '../features/chat/messages/jobs.ts';
import { mailMessages, pushMessages } from '../features/chat/notifications/job-kinds.ts';
import { messageJobs } from '../features/chat/notifications/jobs.ts';
import { countWeeks } from '../features/dashboard/comparison/job-kinds.ts';
import { comparisonJobs } from '../features/dashboard/comparison/jobs.ts';
import { announceWeek, tellWeek } from '../features/dashboard/planning/job-kinds.ts';
import { planningJobs } from '../features/dashboard/planning/jobs.ts';
import { mailWeek } from '../features/dashboard/week-mail/job-kinds.ts';
import { weekMailJobs } from '../features/dashboard/week-mail/jobs.ts';
import { extendSeries, tellGuests, tellPromoted } from '../features/events/events/job-kinds.ts';
import { eventJobs } from '../features/events/events/jobs.ts';
import { askOutcome } from '../features/events/outcomes/job-kinds.ts';
import { outcomeJobs } from '../features/events/outcomes/jobs.ts';
import { tellProposer } from '../features/events/proposals/job-kinds.ts';
import { proposalJobs } from '../features/events/proposals/jobs.ts';
import { remindGuest } from '../features/events/replies/job-kinds.ts';
import { replyJobs } from '../features/events/replies/jobs.ts';
import { makeGazette } from '../features/photos/gazettes/job-kinds.ts';
import { gazetteJobs } from '../features/photos/gazettes/jobs.ts';
import { makeGift } from '../features/photos/gifts/job-kinds.ts';
import { type GiftContext, giftJobs } from '../features/photos/gifts/jobs.ts';
import { makeBook } from '../features/photos/photo-books/job-kinds.ts';
import { bookJobs, type BookContext } from '../features/photos/photo-books/jobs.ts';
import { tellSuggester } from '../features/photos/photos/job-kinds.ts';
import { photoJobs } from '../features/photos/photos/jobs.ts';
import { makeDocument } from '../features/reports/documents/job-kinds.ts';
import { documentJobs, type DocumentContext } from '../features/reports/documents/jobs.ts';
import { mailReport } from '../features/reports/report-mails/job-kinds.ts';
import { reportMailJobs } from '../features/reports/report-mails/jobs.ts';
import { mailRelativeLinked } from '../features/residents/relatives/job-kinds.ts';
import { relativeJobs } from '../features/residents/relatives/jobs.ts';
import {
  tellRiskApprovers,
  tellRiskAssessor,
} from '../features/risks/risk-assessments/job-kinds.ts';
import { riskJobs } from '../features/risks/risk-assessments/jobs.ts';
import { tellCompliment } from '../features/surveys/feedback/job-kinds.ts';
import { feedbackJobs } from '../features/surveys/feedback/jobs.ts';
import { mailSurvey } from '../features/surveys/survey-entries/job-kinds.ts';
import { surveyJobs } from '../features/surveys/survey-entries/jobs.ts';
import { tendSurvey } from '../features/surveys/surveys/job-kinds.ts';
import { deleteDemo, prepareDemo } from '../features/system/demo-mode/job-kinds.ts';
import { type DemoContext, demoModeJobs } from '../features/system/demo-mode/jobs.ts';
import type { MailContext } from '../jobs/mail-jobs.ts';
import type { PushContext } from '../jobs/push-jobs.ts';
import type { JobHandlers } from '../jobs/runner.ts';

/** Every kind that a feature declares; one without a handler does not compile. */
export const jobKinds = [
  mailConfirmEmail,
  mailPasswordReset,
  mailPasswordChanged,
  mailEmailChangeConfirm,
  mailEmailChangeNotice,
  mailInvitation,
  mailRelativeLinked,
  extendSeries,
  tellGuests,
  tellPromoted,
  tellProposer,
  tellSuggester,
  remindGuest,
  askOutcome,
  countWeeks,
  mailWeek,
  announceWeek,
  tellWeek,
  makeBook,
  makeGazette,
  makeGift,
  makeDocument,
  mailReport,
  pushSafetyChanged,
  pushNeedsAttention,
  pushNotification,
  pushNotice,
  refreshBoard,
  pushMessages,
  mailMessages,
  answerInDemo,
  pushAlert,
  tellCompliment,
  tellRiskApprovers,
  tellRiskAssessor,
  tendSurvey,
  mailSurvey,
  deleteDemo,
  prepareDemo,
];

export const jobHandlers: JobHandlers<
  MailContext & PushContext & DocumentContext & BookContext & GiftContext & DemoContext,
  (typeof jobKinds)[number]
> = {
  ...signInJobs,
  ...ownDetailsJobs,
  ...invitationJobs,
  ...relativeJobs,
  ...pushJobs,
  ...eventJobs,
  ...proposalJobs,
  ...photoJobs,
  ...replyJobs,
  ...outcomeJobs,
  ...noticeJobs,
  ...messageJobs,
  ...demoAnswerJobs,
  ...safetyJobs,
  ...feedbackJobs,
  ...riskJobs,
  ...bookJobs,
  ...gazetteJobs,
  ...giftJobs,
  ...documentJobs,
  ...reportMailJobs,
  ...comparisonJobs,
  ...weekMailJobs,
  ...planningJobs,
  ...surveyJobs,
  ...demoModeJobs,
};
