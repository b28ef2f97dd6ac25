import { randomUUID } from 'node:crypto';

import { isForFamilies, noticeState } from '@relish/shared/board/notices/choices.ts';
import type { NoticeInput, noticeCalls } from '@relish/shared/board/notices/contract.ts';
import { writesNoticesAs } from '@relish/shared/permissions.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../../core/handler.ts';
import { touchHome } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { attachPictures, removePicture } from '../../residents/media/public.ts';
import { checkNames, checkPictures, checkPin, resolveTimes } from './check.ts';
import { copyPictures } from './copy-pictures.ts';
import { pushNotice, refreshBoard } from './job-kinds.ts';
import {
  deleteReads,
  findManaged,
  insertNotices,
  lockNotice,
  type ManagedRow,
  updateNotice,
} from './queries.ts';

export const saveHandlers: Pick<Handlers<typeof noticeCalls>, 'notices/add' | 'notices/edit'> = {
  'notices/add': {
    staged: async (context, { carehome_ids, ...input }) => {
      const { transaction, system, carehomeId, user, now } = context;
      checkPictures(input);
      const further = furtherHomes(context, carehome_ids);
      const timeZone = user.carehome.time_zone;
      const times = resolveTimes(input, { now, timeZone, begun: null });
      const homes = [carehomeId, ...further];
      // Other homes need a system transaction; permission there was checked before.
      const runIn = further.length === 0 ? transaction : system;
      const named = await runIn((db) => checkAll(db, homes, input, now));
      const copies = await copyPictures(context, input.picture_ids, further);
      const set_id = randomUUID();
      const add = context.creating(async (db) => {
        const ids = [];
        // Always in the same order, to avoid deadlocks.
        if (input.pinned)
          for (const home of homes.toSorted()) await checkPin(db, home, { except: null, now });
        for (const home of homes) {
          const picture_ids = copies.get(home) ?? input.picture_ids;
          await usePictures(db, home, { picture_ids, before: [], userId: user.id, now });
          const [row] = await insertNotices(db, [
            {
              ...pickContent(input),
              ...times,
              carehome_id: home,
              set_id,
              homes: homes.length,
              picture_ids,
              named_ids: named.get(home) ?? [],
              created_by: user.id,
              created_at: now,
              updated_by: user.id,
              updated_at: now,
            },
          ]);
          const id = row?.id ?? '';
          const actor = { ...context, carehomeId: home };
          await insertAudit(db, actor, { action: 'notice.add', entity: 'notice', entity_id: id });
          await tellSoon(db, home, { id, ...input, pushed_at: null, ...times, now });
          await refreshOnTime(db, home, times, now);
          ids.push(id);
          if (home !== carehomeId) touchHome(db, home, 'notices');
        }
        return { id: ids[0] ?? '' };
      });
      return runIn(add);
    },
  },

  'notices/edit': async (context, { id, version, ...input }) => {
    const { db, carehomeId, user, now } = context;
    checkPictures(input);
    if (!(await lockNotice(db, carehomeId, id))) throw notFound();
    const before = await findManaged(db, carehomeId, id);
    if (!before) throw notFound();
    if (before.version !== version)
      throw invalid({
        version: [`${before.editor ?? 'Somebody'} has saved changes while you were writing.`],
      });
    const timeZone = user.carehome.time_zone;
    const begun = Date.parse(before.publish_at) <= now.getTime() ? before.publish_at : null;
    const times = resolveTimes(input, { now, timeZone, begun });
    const named_ids = await checkNames(db, carehomeId, input, now);
    const keepsPin = before.pinned && ['live', 'scheduled'].includes(noticeState(before, now));
    if (input.pinned && !keepsPin) await checkPin(db, carehomeId, { except: id, now });
    const { picture_ids } = input;
    await usePictures(db, carehomeId, {
      picture_ids,
      before: before.picture_ids,
      userId: user.id,
      now,
    });
    await updateNotice(db, carehomeId, id, {
      ...pickContent(input),
      ...times,
      picture_ids,
      named_ids,
      updated_by: user.id,
      updated_at: now,
    });
    // A changed notice counts as unread.
    if (saysSomethingElse(before, input)) await deleteReads(db, carehomeId, id);
    await insertAudit(db, context, { action: 'notice.edit', entity: 'notice', entity_id: id });
    await tellSoon(db, carehomeId, {
      id,
      ...input,
      pushed_at: before.pushed_at,
      ...times,
      now,
    });
    await refreshOnTime(db, carehomeId, times, now);
    return { id };
  },
};

const pickContent = ({ title, body, audience, priority, pinned }: NoticeInput) => ({
  title,
  body,
  audience,
  priority,
  pinned,
});

/** Whether staff need to read it again. */
const saysSomethingElse = (before: ManagedRow, after: NoticeInput) =>
  !(isForFamilies(before.audience) && isForFamilies(after.audience)) &&
  (before.title !== after.title ||
    before.body !== after.body ||
    before.audience !== after.audience ||
    before.picture_ids.join(' ') !== after.picture_ids.join(' '));

/** Homes where the caller may not post do not exist for them (N2). */
function furtherHomes({ user, carehomeId }: SignedIn, ids: readonly string[]): string[] {
  const further = [...new Set(ids)].filter((id) => id !== carehomeId);
  const mayWrite = (id: string) =>
    user.carehomes.some((home) => home.id === id && writesNoticesAs(home.role));
  if (!further.every(mayWrite)) throw notFound();
  return further;
}

async function checkAll(db: Db, homes: readonly string[], input: NoticeInput, now: Date) {
  const named = new Map<string, string[]>();
  for (const home of homes) named.set(home, await checkNames(db, home, input, now));
  return named;
}

/** Attaches new pictures and removes dropped ones. */
async function usePictures(
  db: Db,
  carehomeId: string,
  {
    picture_ids,
    before,
    userId,
    now,
  }: { picture_ids: readonly string[]; before: readonly string[]; userId: string; now: Date },
) {
  const fresh = [...new Set(picture_ids)].filter((id) => !before.includes(id));
  if (!(await attachPictures(db, carehomeId, fresh, { purpose: 'notice', userId })))
    throw invalid({ picture_ids: ['A picture is no longer there. Add it again.'] });
  for (const id of before)
    if (!picture_ids.includes(id)) await removePicture(db, carehomeId, id, now);
}

/** Boards that are open show and drop a notice on time. */
export async function refreshOnTime(
  db: Db,
  carehomeId: string,
  times: { publish_at: Date | string; expires_at: Date | string },
  now: Date,
) {
  for (const at of [times.publish_at, times.expires_at].map((time) => new Date(time)))
    if (at > now) await enqueue(db, refreshBoard, { carehome_id: carehomeId }, at);
}

/** Queues the push for the start; the job checks whether the notice is still up. */
export async function tellSoon(
  db: Db,
  carehomeId: string,
  notice: {
    id: string;
    priority: NoticeInput['priority'];
    publish_at: Date | string;
    pushed_at: string | null;
    now: Date;
  },
) {
  if (notice.priority !== 'urgent' || notice.pushed_at !== null) return;
  const at = new Date(Math.max(new Date(notice.publish_at).getTime(), notice.now.getTime()));
  await enqueue(db, pushNotice, { carehome_id: carehomeId, notice_id: notice.id }, at);
}
