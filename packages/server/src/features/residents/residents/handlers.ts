import { matchName, namesAreSimilar } from '@relish/shared/accounts/people/match-name.ts';
import type { residentCalls } from '@relish/shared/residents/residents/contract.ts';
import type { Protected } from '@relish/shared/residents/residents/profile.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { signPortraits } from '../consents/public.ts';
import { glance } from './glance.ts';
import { findResident, listBornOn, listNames, listResidents } from './queries.ts';
import { saveHandlers } from './save.ts';
import { mayUndo, statusHandlers } from './status.ts';
import { listStatuses, listStays, standingStatuses } from './stay-queries.ts';

const FOUND_AT_MOST = 20;

export const residentHandlers: Handlers<typeof residentCalls> = {
  'residents/list': async (context, { archived }) => {
    const rows = await listResidents(context.db, context.carehomeId, archived);
    return withPictures(context, rows);
  },

  'residents/search': async (context, { query, archived }) => {
    const names = await listNames(context.db, context.carehomeId, archived);
    const fits = names
      .map((row) => ({
        row,
        fit: matchName(query, [row.preferred_name, row.first_name, row.last_name, row.room ?? '']),
      }))
      .filter(({ fit }) => fit > 0)
      .toSorted(
        (a, b) => b.fit - a.fit || a.row.preferred_name.localeCompare(b.row.preferred_name),
      );
    return withPictures(
      context,
      fits.slice(0, FOUND_AT_MOST).map(({ row }) => row),
    );
  },

  'residents/get': async (context, { id }) => {
    const { db, carehomeId, sealer } = context;
    const row = await findResident(db, carehomeId, id);
    if (!row) throw notFound();
    const [resident] = await withPictures(context, [row]);
    if (!resident) throw notFound();
    return {
      ...resident,
      protected: row.sealed === null ? {} : (JSON.parse(sealer.unseal(row.sealed)) as Protected),
      family_informed: row.family_status === row.status,
      key_worker: named(row.key_worker_id, row.key_worker_name),
      named_nurse: named(row.named_nurse_id, row.named_nurse_name),
      groups: row.groups ?? [],
      can_undo_status: mayUndo(context, await standingStatuses(db, carehomeId, id)),
    };
  },

  'residents/glance': glance,

  'residents/similar': async (context, { date_of_birth, last_name }) => {
    const born = await listBornOn(context.db, context.carehomeId, date_of_birth);
    return withPictures(
      context,
      born.filter((each) => namesAreSimilar(each.last_name, last_name)),
    );
  },

  'residents/history': async ({ db, carehomeId }, { id }) => {
    if (!(await findResident(db, carehomeId, id))) throw notFound();
    return {
      stays: await listStays(db, carehomeId, id),
      statuses: await listStatuses(db, carehomeId, id),
    };
  },

  ...saveHandlers,
  ...statusHandlers,
};

async function withPictures<T extends { id: string; photo_id: string | null }>(
  context: InHome,
  rows: T[],
) {
  const picture = await signPortraits(context, rows);
  return rows.map((row) => ({ ...row, picture: picture(row) }));
}

const named = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name };
