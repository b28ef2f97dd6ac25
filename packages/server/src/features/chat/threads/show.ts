import type { ThreadRow } from '@relish/shared/chat/threads/contract.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';
import type { Picture } from '@relish/shared/residents/residents/contract.ts';

import type { InHome } from '../../../core/handler.ts';
import {
  listAgreements,
  purposesOfShowing,
  signPortraits,
} from '../../residents/consents/public.ts';
import { findPromiseLimit } from '../chat-hours/public.ts';
import type { ListedThread } from './list-queries.ts';
import { nameFor, toExcerpt } from './names.ts';
import { writingOf } from './open-thread.ts';

interface Person {
  id: string;
  photo_id: string | null;
}

/** Consents of this moment decide about portraits too. */
export async function signingPortraits(
  context: InHome,
  people: readonly Person[],
): Promise<(person: Person) => Picture | null> {
  const { db, carehomeId, user, media, now } = context;
  if (!isRelative(user)) return signPortraits(context, people);
  const agreed = await listAgreements(
    db,
    carehomeId,
    people.map(({ id }) => id),
  );
  const purposes = purposesOfShowing('photo_record', 'family');
  return ({ id, photo_id }) =>
    photo_id !== null && purposes.every((purpose) => agreed(id, purpose))
      ? media.signUrls({ carehomeId, id: photo_id, audience: 'family', now })
      : null;
}

/** Families learn neither who answers nor that the home has noted a wait (N9, N18). */
export async function toThreads(
  context: InHome,
  rows: readonly ListedThread[],
): Promise<ThreadRow[]> {
  const { user } = context;
  const isFamily = isRelative(user);
  const isStaff = can(user, 'chat.answer');
  const people = rows.flatMap(({ resident_id, photo_id }) =>
    resident_id === null ? [] : { id: resident_id, photo_id },
  );
  const sign = await signingPortraits(context, people);
  const lateUntil = isStaff ? await findPromiseLimit(context) : undefined;
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    resident:
      row.resident_id === null
        ? null
        : {
            id: row.resident_id,
            name: isFamily
              ? (row.preferred_name ?? '')
              : `${row.preferred_name ?? ''} ${row.last_name ?? ''}`.trim(),
            portrait: sign({ id: row.resident_id, photo_id: row.photo_id }),
          },
    relative:
      isStaff && row.relative_id !== null
        ? { id: row.relative_id, name: row.relative_name ?? '' }
        : null,
    team: row.team,
    group_name: row.group_name,
    last: toLast(context, row),
    unread: Math.max(0, row.number - row.read),
    waiting_since: isStaff && row.family_status !== 'deceased' ? row.waiting_since : null,
    is_late:
      lateUntil !== undefined &&
      row.family_status !== 'deceased' &&
      row.waiting_since !== null &&
      new Date(row.waiting_since) <= lateUntil,
    assigned_to:
      isStaff && row.assigned_to !== null
        ? { id: row.assigned_to, name: row.assigned_name ?? '' }
        : null,
    writing: writingOf(context, row),
    is_silent: row.is_silent,
  }));
}

function toLast(context: InHome, row: ListedThread): ThreadRow['last'] {
  if (row.last_at === null) return null;
  return {
    number: row.number,
    at: row.last_at,
    author: nameFor(context, {
      first: row.last_first,
      last: row.last_last,
      is_home: row.last_is_home,
    }),
    is_own: row.last_author_id === context.user.id,
    of_resident: row.last_of_resident ?? false,
    excerpt: toExcerpt(row.last_body ?? ''),
    is_deleted: row.last_deleted_at !== null,
    photos: row.last_photos,
  };
}
