import type {
  Thread,
  THREAD_FILTERS,
  threadCalls,
  ThreadRow,
} from '@relish/shared/chat/threads/contract.ts';
import { dayIn } from '@relish/shared/days.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';

import { notFound } from '../../../core/app-error.ts';
import { after, days } from '../../../core/clock.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { findHomeDetails } from '../../accounts/home-details/public.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import { findPromiseLimit } from '../chat-hours/public.ts';
import { listPauses } from '../chat-safety/public.ts';
import { type FamilyMember, listFamily } from './access-queries.ts';
import { changeHandlers } from './change.ts';
import {
  countUnread,
  findListed,
  listFamilyThreads,
  type ListedThread,
  listThreads,
} from './list-queries.ts';
import { viewerOf } from './open-thread.ts';
import { isReadOut } from './read-out.ts';
import { listReaders, type ReaderRow } from './reader-queries.ts';
import { signingPortraits, toThreads } from './show.ts';

/** The next page begins after this time. */
const placeOf = (thread: ListedThread, filter: (typeof THREAD_FILTERS)[number]): string =>
  (filter === 'waiting' && thread.waiting_since) || thread.at;

export const threadHandlers: Handlers<typeof threadCalls> = {
  ...changeHandlers,

  'threads/list': async (context, { filter, after: from, limit }) => {
    const { db, carehomeId } = context;
    const viewer = await viewerOf(context);
    const rows = await listThreads(db, carehomeId, viewer, {
      filter,
      after: from,
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      threads: await toThreads(context, page),
      next: rows.length > limit && last ? { at: placeOf(last, filter), id: last.id } : null,
    };
  },

  'threads/unread': async (context) =>
    countUnread(
      context.db,
      context.carehomeId,
      await viewerOf(context),
      await findPromiseLimit(context),
    ),

  'threads/get': {
    staged: async (context, { id }) => {
      const { transaction, system, carehomeId, user, now } = context;
      const found = await transaction(async (db) => {
        const inHome = { ...context, db };
        const row = await findListed(db, carehomeId, await viewerOf(inHome), id);
        const [thread] = row ? await toThreads(inHome, [row]) : [];
        if (!row || !thread) throw notFound();
        return {
          row,
          thread,
          readers: await listReaders(db, carehomeId, id, user.id),
          pauses: await listPauses(db, carehomeId, id, dayIn(user.carehome.time_zone, now)),
          daysAfterDeath: (await findHomeSettings(db, carehomeId)).days_after_death,
          telephone: (await findHomeDetails(db, carehomeId)).telephone,
          family: isRelative(user) ? [] : await listMembers(inHome, row),
          readsOut: await isReadOut(inHome, row),
          isAgreed: isRelative(user) || (await isAgreed(db, carehomeId, row)),
        };
      });
      // Row level security shows relatives their own link only.
      const family = isRelative(user)
        ? await system((db) => listMembers({ ...context, db }, found.row))
        : found.family;
      return toThread(context, { ...found, family });
    },
  },

  'threads/families': async (context) => {
    const { db, carehomeId, now } = context;
    const rows = await listFamilyThreads(db, carehomeId);
    const family = Map.groupBy(
      await listFamily(db, carehomeId, { now }),
      ({ resident_id }) => resident_id,
    );
    const sign = await signingPortraits(context, rows);
    return rows.map(({ thread_id, id, preferred_name, last_name, photo_id, agreed }) => {
      const relatives = family.get(id) ?? [];
      return {
        thread_id,
        resident: { id, name: `${preferred_name} ${last_name}`, portrait: sign({ id, photo_id }) },
        relatives: relatives.map(({ user_id, name, relationship }) => ({
          id: user_id,
          name,
          relationship,
        })),
        unreachable: whyUnreachable(agreed, relatives),
      };
    });
  },
};

/** The relatives who may read it: of a private thread only one (N18). */
async function listMembers(
  { db, carehomeId, now }: Pick<InHome, 'db' | 'carehomeId' | 'now'>,
  { resident_id, relative_id }: ListedThread,
): Promise<FamilyMember[]> {
  if (resident_id === null) return [];
  const family = await listFamily(db, carehomeId, { residentIds: [resident_id], now });
  return family.filter(({ user_id }) => relative_id === null || user_id === relative_id);
}

async function isAgreed(db: Db, carehomeId: string, { resident_id }: ListedThread) {
  if (resident_id === null) return true;
  const agreed = await listAgreements(db, carehomeId, [resident_id], 'chat_family');
  return agreed(resident_id, 'chat_family');
}

function whyUnreachable(agreed: boolean, relatives: readonly unknown[]): Thread['unreachable'] {
  if (!agreed) return 'no_consent';
  return relatives.length === 0 ? 'no_relative' : null;
}

interface Found {
  row: ListedThread;
  thread: ThreadRow;
  readers: readonly ReaderRow[];
  pauses: Awaited<ReturnType<typeof listPauses>>;
  daysAfterDeath: number;
  telephone: string | null;
  family: readonly FamilyMember[];
  isAgreed: boolean;
  readsOut: boolean;
}

function toThread(
  { user }: Pick<InHome, 'user'>,
  {
    row,
    thread,
    readers,
    pauses,
    daysAfterDeath,
    telephone,
    family,
    isAgreed: agreed,
    readsOut,
  }: Found,
): Thread {
  const isStaff = can(user, 'chat.answer');
  const furthest = (isHome: boolean) =>
    Math.max(0, ...readers.flatMap(({ is_home, number }) => (is_home === isHome ? number : [])));
  return {
    ...thread,
    relatives: family.map(({ user_id, name, relationship }) => ({
      id: user_id,
      name,
      relationship,
      is_own: user_id === user.id,
    })),
    called: row.preferred_name,
    reads_out: readsOut,
    telephone,
    home_name: user.carehome.name,
    unreachable: isStaff && row.resident_id !== null ? whyUnreachable(agreed, family) : null,
    closed_reason: isStaff ? row.closed_reason : null,
    pauses: pauses.flatMap(({ user_id, until, reason }) =>
      isStaff || user_id === user.id
        ? { user_id, until, reason: can(user, 'chat.manage') ? reason : null }
        : [],
    ),
    ...toMemory(user, row, daysAfterDeath),
    is_family_uninformed: isStaff && row.status !== row.family_status,
    seen: { home: furthest(true), family: furthest(false) },
    readers: isStaff
      ? readers.flatMap(({ id, name, is_home, number }) => (is_home ? { id, name, number } : []))
      : [],
  };
}

/** Families read on for the home’s time after they were informed of a death. */
function toMemory(
  user: InHome['user'],
  { family_status, family_status_since }: ListedThread,
  daysAfterDeath: number,
): Pick<Thread, 'is_in_memory' | 'readable_until'> {
  if (family_status !== 'deceased' || family_status_since === null)
    return { is_in_memory: false, readable_until: null };
  const end = after(new Date(family_status_since), days(daysAfterDeath));
  return {
    is_in_memory: true,
    readable_until: isRelative(user) ? dayIn(user.carehome.time_zone, end) : null,
  };
}
