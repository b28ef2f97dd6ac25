import { after, type Clock, days, minutes } from '../core/clock.ts';
import type { Database } from '../db/database.ts';
import { queueMessageMails } from '../features/chat/notifications/public.ts';
import {
  claimUncounted,
  countWeeks,
  WEEKS_COUNTED,
} from '../features/dashboard/comparison/public.ts';
import { claimDue, mailWeek } from '../features/dashboard/week-mail/public.ts';
import { queueExtension } from '../features/events/events/public.ts';
import { queueQuestions } from '../features/events/outcomes/public.ts';
import { queueReminders } from '../features/events/replies/public.ts';
import { closeForgottenEntries } from '../features/events/visits/public.ts';
import { queueGazettes } from '../features/photos/gazettes/public.ts';
import { queueReviewReminders } from '../features/risks/risk-assessments/public.ts';
import { queueSurveyWork } from '../features/surveys/survey-entries/public.ts';
import { queueDemoWork } from '../features/system/demo-mode/public.ts';
import { enqueue } from '../jobs/queue.ts';

const EVERY = minutes(10);
/** Leaves the first minute after start to requests. */
const FIRST_AFTER = minutes(1);

export function doRegularWork(
  { database, clock }: { database: Database; clock: Clock },
  log: { error: (fields: object, message: string) => void },
) {
  const round = () =>
    database.system(async (db) => {
      const now = clock();
      for (const carehome_id of await claimUncounted(db, { since: after(now, -days(1)), now }))
        await enqueue(db, countWeeks, { carehome_id, weeks: WEEKS_COUNTED }, now);
      for (const due of await claimDue(db, now)) await enqueue(db, mailWeek, due, now);
      await queueExtension(db, now);
      await queueReminders(db, now);
      await queueQuestions(db, now);
      await queueGazettes(db, now);
      await queueMessageMails(db, now);
      await closeForgottenEntries(db, now);
      await queueSurveyWork(db, now);
      await queueReviewReminders(db, now);
      await queueDemoWork(db, now);
    });
  const tryRound = () =>
    void round().catch((error: unknown) =>
      log.error({ error: String(error) }, 'could not queue regular work'),
    );
  const timers = [setTimeout(tryRound, FIRST_AFTER), setInterval(tryRound, EVERY)];
  return { round, stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
