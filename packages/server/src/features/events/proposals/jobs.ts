import type { MailContext } from '../../../jobs/mail-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { proposalAnswered } from '../../../mail/messages.ts';
import { notifyUser } from '../../accounts/devices/public.ts';
import type { tellProposer } from './job-kinds.ts';
import { findToTell } from './queries.ts';

export const proposalJobs: JobHandlers<MailContext, typeof tellProposer> = {
  'tell-proposer': async ({ database, mailer, publicUrl, now }, { carehome_id, proposal_id }) => {
    const found = await database.system((db) => findToTell(db, carehome_id, proposal_id));
    if (!found) return;
    const { email, user_id, is_demo, carehome_name: home } = found;
    await mailer.send({
      to: email,
      isDemo: is_demo,
      carehomeId: carehome_id,
      ...proposalAnswered({ home, link: `${publicUrl}/proposals` }),
    });
    // After the mail, so that a mail that is tried again does not push twice.
    const push = { carehome_id, user_id, recipient: email, text: 'proposalAnswered', now } as const;
    await database.system((db) => notifyUser(db, push));
  },
};
