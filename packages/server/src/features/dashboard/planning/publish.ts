import { addDays, dayIn } from '@relish/shared/days.ts';
import { type Conflict, sameConflict } from '@relish/shared/library/suggestions/conflicts.ts';

import { invalid } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { enqueue } from '../../../jobs/queue.ts';
import {
  checkAssessments,
  type EventRow,
  lockDrafts,
  publishDrafts,
} from '../../events/events/public.ts';
import { readWarnings, unreadWords } from '../../library/suggestions/public.ts';
import { readInvited } from './invited.ts';
import { announceWeek } from './job-kinds.ts';
import { listToTell } from './tell-queries.ts';

interface Acknowledged {
  event_id: string;
  conflicts: Conflict[];
}

/** N13: warnings of each draft for everyone invited, against the current data. */
async function readUnread(
  context: InHome,
  drafts: readonly EventRow[],
  acknowledged: readonly Acknowledged[] = [],
) {
  const risky = drafts.flatMap((draft) =>
    draft.activity_id === null ? [] : [{ draft, activity_id: draft.activity_id }],
  );
  const invited = await readInvited(context, drafts);
  const found = await readWarnings(
    context,
    risky.map(({ draft, activity_id }) => ({
      activity_id,
      resident_ids: invited.of(draft),
    })),
  );
  return risky.map(({ draft }, at) => {
    const { people = [], conflicts = [] } = found[at] ?? {};
    const read = [
      ...draft.acknowledged,
      ...acknowledged
        .filter(({ event_id }) => event_id === draft.id)
        .flatMap((each) => each.conflicts),
    ];
    const unread = conflicts.filter(
      (conflict) => !read.some((each) => sameConflict(each, conflict)),
    );
    return { draft, people, conflicts, unread };
  });
}

export async function previewPublish(context: InHome, week: string) {
  const { db, carehomeId, user, now } = context;
  const { coming, passed } = await lockDrafts(context, week);
  const eventIds = coming.map(({ id }) => id);
  const told = await listToTell(db, carehomeId, { week, eventIds, except: user.id }, now);
  const mailed = told.filter(({ wants_mail }) => wants_mail);
  const warned = (await readUnread(context, coming)).filter(({ unread }) => unread.length > 0);
  return {
    events: coming.length,
    passed: passed.length,
    families: mailed.filter(({ is_family }) => is_family).length,
    staff: mailed.filter(({ is_family }) => !is_family).length,
    warnings: warned.map(({ draft, people, unread }) => ({
      event_id: draft.id,
      title: draft.title,
      day: draft.day,
      start_time: draft.start_time,
      conflicts: unread,
      people: people
        .filter(({ id }) => unread.some(({ person_id }) => person_id === id))
        .map(({ id, preferred_name }) => ({ id, preferred_name })),
    })),
  };
}

/** One change for the whole week, and one message for each person. A second call finds nothing to do. */
export async function publishWeek(
  context: InHome,
  { week, acknowledged }: { week: string; acknowledged: Acknowledged[] },
) {
  const { db, carehomeId, user, now } = context;
  if (addDays(week, 6) < dayIn(user.carehome.time_zone, now))
    throw invalid({
      week: ['This week is over. Move its drafts to another week, or delete them.'],
    });
  const { coming } = await lockDrafts(context, week);
  if (coming.length === 0) return { published: 0 };
  const warned = await readUnread(context, coming, acknowledged);
  const unread = warned.flatMap((each) => each.unread);
  if (unread.length > 0) {
    const people = warned.flatMap((each) => each.people);
    const findName = (id: string) => people.find((each) => each.id === id)?.preferred_name ?? '';
    throw invalid({ acknowledged: unreadWords(unread, findName) });
  }
  await checkAssessments(
    context,
    coming.map(({ id, activity_id, day }) => ({ activity_id, event_id: id, day })),
  );
  const read = new Map(warned.map(({ draft, conflicts }) => [draft.id, conflicts]));
  await publishDrafts(
    context,
    coming.map(({ id }) => ({ id, acknowledged: read.get(id) ?? [] })),
  );
  const event_ids = coming.map(({ id }) => id);
  const published = { carehome_id: carehomeId, week, event_ids, published_by: user.id };
  await enqueue(db, announceWeek, published, now);
  return { published: event_ids.length };
}
