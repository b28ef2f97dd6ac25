import { isForFamilies, NOTICE_LIMITS } from '@relish/shared/board/notices/choices.ts';
import type { NoticeInput } from '@relish/shared/board/notices/contract.ts';
import { tellsHealth, tellsHowSomebodyIs } from '@relish/shared/board/notices/private-matters.ts';
import { addDays, dayIn, daysBetween, startOfDayIn } from '@relish/shared/days.ts';

import { invalid } from '../../../core/app-error.ts';
import { after } from '../../../core/clock.ts';
import type { Db } from '../../../db/database.ts';
import { findingResidents } from '../../residents/names/public.ts';
import { countPinned, lockBoard } from './queries.ts';

const MINUTE_MS = 60_000;

/** In the home's time zone. A notice that is already up keeps its start. */
export function resolveTimes(
  input: Pick<NoticeInput, 'publish_at' | 'expires_at'>,
  { now, timeZone, begun }: { now: Date; timeZone: string; begun: string | null },
) {
  const wantedFrom = input.publish_at === null ? now : new Date(input.publish_at);
  const publish_at =
    begun === null ? new Date(Math.max(wantedFrom.getTime(), now.getTime())) : new Date(begun);
  const first = dayIn(timeZone, publish_at);
  if (daysBetween(dayIn(timeZone, now), first) > NOTICE_LIMITS.daysAhead)
    throw invalid({ publish_at: ['Choose a day within the coming year.'] });
  const afterLast = startOfDayIn(timeZone, addDays(first, NOTICE_LIMITS.days + 1));
  const expires_at =
    input.expires_at === null ? after(afterLast, -MINUTE_MS) : new Date(input.expires_at);
  if (expires_at <= publish_at || expires_at <= now)
    throw invalid({ expires_at: ['Choose a day after the notice goes up, today or later.'] });
  if (daysBetween(first, dayIn(timeZone, expires_at)) > NOTICE_LIMITS.mostDays)
    throw invalid({ expires_at: ['A notice can stay up for a year at most.'] });
  return { publish_at, expires_at };
}

/** Residents named to families or the lounge must have consented (domain 7.2). */
export async function checkNames(
  db: Db,
  carehomeId: string,
  { title, body, audience }: Pick<NoticeInput, 'title' | 'body' | 'audience'>,
  now: Date,
): Promise<string[]> {
  if (!isForFamilies(audience)) return [];
  const named = await findingResidents(db, carehomeId, now);
  const found = { title: named(title), body: named(body) };
  const errors = Object.entries(found).flatMap(([field, residents]) => {
    const refused = residents.filter(({ agreed }) => !agreed);
    return refused.length > 0 ? [[field, refused.map(refusal)] as const] : [];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  const ids = [...new Set([...found.title, ...found.body].map(({ id }) => id))];
  // A health condition beside any name would reveal whose it is (N22).
  if (ids.length > 0) checkPrivate({ title, body });
  return ids;
}

const refusal = ({ preferred_name, last_name }: { preferred_name: string; last_name: string }) =>
  `${preferred_name} ${last_name} has not agreed to be named in home news. If nobody who lives here is meant, put it another way.`;

const privateIn = (text: string): string[] => [
  ...(tellsHealth(text) ? ['Leave out health and care where somebody is named.'] : []),
  ...(tellsHowSomebodyIs(text)
    ? ['Leave out how somebody is and what they believe: families and visitors read this.']
    : []),
];

function checkPrivate(texts: { title: string; body: string }) {
  const wrong = Object.entries(texts)
    .map(([field, text]) => [field, privateIn(text)] as const)
    .filter(([, messages]) => messages.length > 0);
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}

/** At most three pinned notices. */
export async function checkPin(
  db: Db,
  carehomeId: string,
  { except, now }: { except: string | null; now: Date },
) {
  await lockBoard(db, carehomeId);
  if ((await countPinned(db, carehomeId, { except, now })) >= NOTICE_LIMITS.pinned)
    throw invalid({ pinned: ['Three notices are pinned already. Unpin one of them first.'] });
}

export function checkPictures({
  picture_ids,
  pictures_show_nobody,
}: Pick<NoticeInput, 'picture_ids' | 'pictures_show_nobody'>) {
  if (picture_ids.length > 0 && !pictures_show_nobody)
    throw invalid({
      pictures_show_nobody: ['Confirm that nobody who lives here can be recognised.'],
    });
}
