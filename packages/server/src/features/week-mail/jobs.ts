import { addDays, dayIn } from '@relish/shared/days.ts';
import { startOfStep } from '@relish/shared/figures/series.ts';
import { can } from '@relish/shared/permissions.ts';
import { userType } from '@relish/shared/roles.ts';
import { figureLine } from '@relish/shared/week-mail/figure-line.ts';

import type { MailJobs } from '../../jobs/mail-jobs.ts';
import { week } from '../../mail/messages.ts';
import { readWeek } from '../figures/queries.ts';
import { findRecipient } from './queries.ts';

export const weekMailJobs: MailJobs<'mail-week'> = {
  'mail-week': async ({ database, mailer, publicUrl, now }, { carehome_id, user_id }) => {
    const ready = await database.system(async (db) => {
      const found = await findRecipient(db, { carehomeId: carehome_id, userId: user_id }, now);
      if (!found || !mayReceive(found)) return null;
      const scope = { carehomeId: carehome_id, timeZone: found.time_zone };
      return { ...found, ...(await readWeek(db, scope, lastSunday(found.time_zone, now))) };
    });
    if (!ready) return;
    const lines = ready.figures.filter(({ n }) => n > 0).map(figureLine);
    await mailer.send({ to: ready.email, ...week(ready.carehome_name, lines, publicUrl) });
  },
};

const mayReceive = ({
  role,
  organisation_type,
  expired,
  package_title,
  is_basic,
}: NonNullable<Awaited<ReturnType<typeof findRecipient>>>) =>
  can(
    {
      type: userType(role),
      role,
      organisation_type,
      expired,
      package: { title: package_title, is_basic },
      carehome: { organisation: { is_risk_assessment_enabled: false } },
    },
    'week-mail.receive',
  );

/** The last day of the week that is over. */
function lastSunday(timeZone: string, now: Date): string {
  const today = dayIn(timeZone, now);
  return addDays(startOfStep(today, { period: { from: today, to: today }, step: 'week' }), -1);
}
