import { after, type Clock, days, minutes } from '../core/clock.ts';
import type { Database } from '../db/database.ts';
import { claimUncounted, WEEKS_COUNTED } from '../features/comparison/queries.ts';
import { claimDue } from '../features/week-mail/queries.ts';
import { enqueue } from '../jobs/queue.ts';

const EVERY = minutes(10);
/** Whoever starts has better things to do at first. */
const FIRST_AFTER = minutes(1);

/** What comes round by itself: homes are counted once a day, weeks are mailed on Mondays. */
export function doRegularWork(
  { database, clock }: { database: Database; clock: Clock },
  log: { error: (fields: object, message: string) => void },
) {
  const round = () =>
    database.system(async (db) => {
      const now = clock();
      for (const carehome_id of await claimUncounted(db, { since: after(now, -days(1)), now }))
        await enqueue(db, 'count-weeks', { carehome_id, weeks: WEEKS_COUNTED }, now);
      for (const due of await claimDue(db, now)) await enqueue(db, 'mail-week', due, now);
    });
  const tryRound = () =>
    void round().catch((error: unknown) =>
      log.error({ error: String(error) }, 'regular work could not be queued'),
    );
  const timers = [setTimeout(tryRound, FIRST_AFTER), setInterval(tryRound, EVERY)];
  return { round, stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
