import { noticeAudiences } from '@relish/shared/audiences.ts';
import { isForFamilies, NOTICE_LIMITS, noticeState } from '@relish/shared/board/notices/choices.ts';
import type { ManagedNotice, noticeCalls } from '@relish/shared/board/notices/contract.ts';
import { can } from '@relish/shared/permissions.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../../core/handler.ts';
import type { InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { readBoard } from './board.ts';
import { checkNames, checkPin } from './check.ts';
import {
  countPinned,
  countReaders,
  findManaged,
  insertReads,
  listManaged,
  listReadable,
  listReaders,
  lockBoard,
  lockNotice,
  type ManagedRow,
  updateNotice,
} from './queries.ts';
import { saveHandlers, tellSoon } from './save.ts';

export const noticeHandlers: Handlers<typeof noticeCalls> = {
  ...saveHandlers,

  'dashboard/notice-board': readBoard,

  'notices/read': async ({ db, carehomeId, user, now }, { ids }) => {
    const wanted = [...new Set(ids)];
    const audiences = noticeAudiences(user);
    const theirs = await listReadable(db, carehomeId, { ids: wanted, audiences, now });
    if (theirs.length < wanted.length) throw notFound();
    await insertReads(db, carehomeId, theirs, { userId: user.id, now });
    return {};
  },

  'notices/list': async (context) => {
    const { db, carehomeId, now } = context;
    const rows = await listManaged(db, carehomeId);
    const staff = await countReaders(db, carehomeId, now);
    return rows.map((row) => shown(context, row, staff));
  },

  'notices/get': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    const row = await findManaged(db, carehomeId, id);
    if (!row) throw notFound();
    return shown(context, row, await countReaders(db, carehomeId, now));
  },

  'notices/withdraw': async (context, { id }) => {
    const { now, user } = context;
    const row = await lockAndFind(context, id);
    if (row.withdrawn_at === null)
      await changed(context, id, 'notice.withdraw', { withdrawn_at: now, withdrawn_by: user.id });
    return { id };
  },

  'notices/publish-again': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    const row = await lockAndFind(context, id);
    if (row.withdrawn_at === null) return { id };
    if (Date.parse(row.expires_at) <= now.getTime())
      throw invalid({ expires_at: ['Its last day is over. Edit it and choose a new one.'] });
    const named_ids = await checkNames(db, carehomeId, row, now);
    await lockBoard(db, carehomeId);
    // The pinned places may be full by now.
    const room = (await countPinned(db, carehomeId, { except: id, now })) < NOTICE_LIMITS.pinned;
    await changed(context, id, 'notice.publish-again', {
      withdrawn_at: null,
      withdrawn_by: null,
      named_ids,
      pinned: row.pinned && room,
    });
    await tellSoon(db, carehomeId, { ...row, now });
    return { id };
  },

  'notices/pin': async (context, { id, pinned }) => {
    const { db, carehomeId, now } = context;
    const row = await lockAndFind(context, id);
    if (pinned && !row.pinned) await checkPin(db, carehomeId, { except: id, now });
    if (pinned !== row.pinned)
      await changed(context, id, pinned ? 'notice.pin' : 'notice.unpin', { pinned });
    return { id };
  },

  'notices/receipts': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    const row = await findManaged(db, carehomeId, id);
    // Staff notices only: reading by families is not tracked.
    if (!row || isForFamilies(row.audience)) throw notFound();
    if (!mayKnowReaders(context, row))
      throw forbidden('Only its author and managers see who has read it.');
    return listReaders(db, carehomeId, id, now);
  },
};

const mayKnowReaders = ({ user }: SignedIn, { created_by }: ManagedRow) =>
  created_by === user.id || can(user, 'home.manage');

async function lockAndFind({ db, carehomeId }: InHome, id: string): Promise<ManagedRow> {
  if (!(await lockNotice(db, carehomeId, id))) throw notFound();
  const row = await findManaged(db, carehomeId, id);
  if (!row) throw notFound();
  return row;
}

async function changed(
  context: InHome,
  id: string,
  action: string,
  values: Parameters<typeof updateNotice>[3],
) {
  const { db, carehomeId, user, now } = context;
  await updateNotice(db, carehomeId, id, { ...values, updated_by: user.id, updated_at: now });
  await insertAudit(db, context, { action, entity: 'notice', entity_id: id });
}

function shown(context: SignedIn, row: ManagedRow, staff: number): ManagedNotice {
  const { media, carehomeId, now } = context;
  const { picture_ids, read, created_by: _by, pushed_at: _at, editor: _who, ...notice } = row;
  return {
    ...notice,
    state: noticeState(row, now),
    readers:
      isForFamilies(row.audience) || !mayKnowReaders(context, row)
        ? null
        : { read: Number(read), of: staff },
    pictures: picture_ids.map((id) => ({
      id,
      picture: media.signUrls({ carehomeId, id, audience: 'staff', now }),
    })),
  };
}
