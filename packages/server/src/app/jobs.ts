import { comparisonJobs } from '../features/comparison/jobs.ts';
import { documentJobs, type DocumentContext } from '../features/documents/jobs.ts';
import { invitationJobs } from '../features/invitations/jobs.ts';
import { pushJobs } from '../features/push/jobs.ts';
import { relativeJobs } from '../features/relatives/jobs.ts';
import { reportMailJobs } from '../features/report-mails/jobs.ts';
import { signInJobs } from '../features/sign-in/jobs.ts';
import { weekMailJobs } from '../features/week-mail/jobs.ts';
import type { MailContext } from '../jobs/mail-jobs.ts';
import type { PushContext } from '../jobs/push-jobs.ts';
import type { JobHandlers } from '../jobs/runner.ts';

export const jobHandlers: JobHandlers<MailContext & PushContext & DocumentContext> = {
  ...signInJobs,
  ...invitationJobs,
  ...relativeJobs,
  ...pushJobs,
  ...documentJobs,
  ...reportMailJobs,
  ...comparisonJobs,
  ...weekMailJobs,
};
