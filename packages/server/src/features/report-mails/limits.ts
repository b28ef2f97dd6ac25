import { invalid } from '../../core/app-error.ts';
import { days, minutes } from '../../core/clock.ts';
import { countAgainst, isWithin, type Limit } from '../../core/limits.ts';
import type { Db } from '../../db/database.ts';

/** Somebody whom an update goes to: a relative, or an address that was typed. */
export interface Addressee {
  recipient_user_id: string | null;
  address: string;
  /** How they are called to whoever sends. */
  name: string;
}

const ofSender = (userId: string): Limit => ({
  key: `update mails of ${userId}`,
  max: 60,
  windowMs: minutes(60),
});

/** One address hears so often of one person, whoever sends it. */
const toAddress = (residentId: string, address: string): Limit => ({
  key: `updates about ${residentId} to ${address.trim().toLowerCase()}`,
  max: 3,
  windowMs: days(1),
});

/** Counts each mail before it is queued; where one is too many, none is counted. */
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
  // In one order for everybody, so that two who send at once never wait for each other.
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
