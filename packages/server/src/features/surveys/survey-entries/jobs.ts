import { newSecret } from '../../../core/secrets.ts';
import type { MailContext } from '../../../jobs/mail-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { surveyInvitation } from '../../../mail/messages.ts';
import { findAskingHome, findSurvey, type tendSurvey } from '../surveys/public.ts';
import type { mailSurvey } from './job-kinds.ts';
import { setLink } from './queries.ts';
import { tend } from './tend.ts';

const spellDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const surveyJobs: JobHandlers<MailContext, typeof tendSurvey | typeof mailSurvey> = {
  'tend-survey': ({ database, now }, key) => database.system((db) => tend(db, key, now)),

  'mail-survey': async ({ database, mailer, publicUrl, now }, { user_id, ...key }) => {
    // The secret exists only in the mail; a retry makes a new one.
    const secret = newSecret();
    const mail = await database.system(async (db) => {
      const survey = await findSurvey(db, key.carehome_id, key.survey_id);
      if (!survey || survey.closed_at !== null) return undefined;
      const home = await findAskingHome(db, key.carehome_id, now);
      const to = await setLink(db, key, user_id, { secret, now });
      return to === undefined ? undefined : { to, survey, home };
    });
    if (!mail) return;
    const { to, survey, home } = mail;
    await mailer.send({
      to,
      isDemo: home.is_demo,
      carehomeId: home.id,
      ...surveyInvitation({
        home: home.name,
        link: `${publicUrl}/survey#${secret}`,
        lastDay: survey.closes_on && spellDay.format(new Date(`${survey.closes_on}T00:00:00Z`)),
        fingerprint: survey.key_fingerprint,
      }),
    });
  },
};
