import { createHash } from 'node:crypto';

import { eventAudiences } from '@relish/shared/audiences.ts';
import { addDays, addMonths, dayIn } from '@relish/shared/days.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import { writeCalendar } from '@relish/shared/events/sharing/ical.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';

import { notFound } from '../../../core/app-error.ts';
import { countAgainst, feedLimit, unknownFeedLimit } from '../../../core/limits.ts';
import type { Database } from '../../../db/database.ts';
import { findMember } from '../../accounts/account/public.ts';
import { hidingResidents } from '../../residents/names/public.ts';
import { withoutNames } from '../events/public.ts';
import { listCalendarEvents, noteContent, openFeed } from './queries.ts';

const PAST_DAYS = 30;
const REFRESH = 'PT1H';

export interface FeedContent {
  text: string;
  hash: string;
  /** Whole seconds. */
  changedAt: Date;
}

/** The events that the owner of a calendar address may see now, or 404. */
export async function readFeed(
  database: Database,
  { token, address, now }: { token: string; address: string; now: Date },
): Promise<FeedContent> {
  const feed = await database.system((db) => openFeed(db, token, now));
  if (!feed) {
    // Counts wrong secrets only, so guessing cannot block a real calendar.
    await database.system((db) => countAgainst(db, [unknownFeedLimit(address)], now));
    throw notFound();
  }
  const { carehome_id: carehomeId, user_id: userId, time_zone: timeZone } = feed;
  await database.system((db) => countAgainst(db, [feedLimit(feed.id)], now));
  const user = await database.single((db) => findMember(db, carehomeId, userId, now));
  if (!user || !can(user, 'events.view')) throw notFound();

  const today = dayIn(timeZone, now);
  const rows = await database.asTenant({ carehomeId, userId, isRelative: isRelative(user) }, (db) =>
    listCalendarEvents(db, carehomeId, {
      audiences: eventAudiences(user),
      from: addDays(today, -PAST_DAYS),
      to: addMonths(today, EVENT_LIMITS.monthsAhead),
    }),
  );
  const hide = await database.system((db) => hidingResidents(db, carehomeId));
  const events = rows.map((event) => withoutNames(event, hide));
  const name = feed.carehome_name;
  const text = writeCalendar({ name, timeZone, events, now, refresh: REFRESH });
  const hash = createHash('sha256').update(text).digest();
  const changedAt = await database.system((db) => noteContent(db, feed.id, hash, now));
  return { text, hash: hash.toString('base64url'), changedAt };
}
