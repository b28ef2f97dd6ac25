import { canAs } from '@relish/shared/can-as.ts';
import { figureLine } from '@relish/shared/dashboard/week-mail/figure-line.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { startOfStep } from '@relish/shared/reports/figures/series.ts';

import type { MailContext } from '../../../jobs/mail-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { week } from '../../../mail/messages.ts';
import { dayInWords } from '../../../pdf/in-words.ts';
import { readWeek } from '../../reports/figures/public.ts';
import type { mailWeek } from './job-kinds.ts';
import { findRecipient } from './queries.ts';

export const weekMailJobs: JobHandlers<MailContext, typeof mailWeek> = {
  'mail-week': async ({ database, mailer, publicUrl, now }, { carehome_id, user_id }) => {
    const ready = await database.system(async (db) => {
      const recipient = await findRecipient(db, { carehomeId: carehome_id, userId: user_id }, now);
      if (!recipient || !canAs(recipient.role, recipient, 'week-mail.receive')) return null;
      const scope = { carehomeId: carehome_id, timeZone: recipient.time_zone };
      return { ...recipient, ...(await readWeek(db, scope, lastSunday(recipient.time_zone, now))) };
    });
    if (!ready) return;
    const lines = ready.figures.filter(({ n }) => n > 0).map(figureLine);
    if (ready.targets_from !== null)
      lines.push(`Your home is new here: targets apply from ${dayInWords(ready.targets_from)}.`);
    await mailer.send({
      to: ready.email,
      // Recipients are never in demonstration homes.
      isDemo: false,
      ...week(ready.carehome_name, lines, publicUrl),
    });
  },
};

/** Last day of the previous week. */
function lastSunday(timeZone: string, now: Date): string {
  const today = dayIn(timeZone, now);
  return addDays(startOfStep(today, { period: { from: today, to: today }, step: 'week' }), -1);
}
