import { invalid } from '../../../core/app-error.ts';
import { days, minutes } from '../../../core/clock.ts';
import { countAgainst, isWithin, type Limit } from '../../../core/limits.ts';
import type { Db } from '../../../db/database.ts';

export interface Addressee {
  recipient_user_id: string | null;
  address: string;
  /** Shown to the sender. */
  name: string;
}

const ofSender = (userId: string): Limit => ({
  key: `update mails of ${userId}`,
  max: 60,
  windowMs: minutes(60),
});

/** Per address and resident, for all senders together. */
const toAddress = (residentId: string, address: string): Limit => ({
  key: `updates about ${residentId} to ${address.trim().toLowerCase()}`,
  max: 3,
  windowMs: days(1),
});

/** Counts before queueing, all or none. */
export async function countMails(
  db: Db,
  {
    senderId,
    about,
    to,
  }: { senderId: string; about: { id: string; preferred_name: string }; to: Addressee[] },
  now: Date,
) {
  const sender = ofSender(senderId);
  await countAgainst(
    db,
    to.map(() => sender),
    now,
  );
  // Always in the same order, to avoid deadlocks.
  for (const { address, name, recipient_user_id } of to.toSorted((a, b) =>
    a.address < b.address ? -1 : 1,
  ))
    if (!(await isWithin(db, toAddress(about.id, address), now)))
      throw invalid({
        [recipient_user_id === null ? 'addresses' : 'recipient_ids']: [
          `${name} has been sent three updates about ${about.preferred_name} within a day. Send the next one tomorrow.`,
        ],
      });
}
