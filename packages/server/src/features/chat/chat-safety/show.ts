import type { ChatAlert } from '@relish/shared/chat/chat-safety/contract.ts';

import type { InHome } from '../../../core/handler.ts';
import { signingPortraits } from '../threads/public.ts';
import type { AlertRow } from './queries.ts';

/** For managers, who see full names. */
export async function toAlerts(context: InHome, rows: readonly AlertRow[]): Promise<ChatAlert[]> {
  const people = rows.flatMap(({ resident_id, photo_id }) =>
    resident_id === null ? [] : { id: resident_id, photo_id },
  );
  const sign = await signingPortraits(context, people);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.created_at,
    reason: row.reason,
    note: row.note,
    raised_by: toPerson(row.raised_by, row.raised_name),
    flags: row.flags,
    thread: {
      id: row.thread_id,
      kind: row.thread_kind,
      resident:
        row.resident_id === null
          ? null
          : {
              id: row.resident_id,
              name: row.resident_name ?? '',
              portrait: sign({ id: row.resident_id, photo_id: row.photo_id }),
            },
      relative: toPerson(row.relative_id, row.relative_name),
      team: row.team,
      group_name: row.group_name,
    },
    message: {
      number: row.number,
      at: row.sent_at,
      author:
        row.author_id === null
          ? null
          : { id: row.author_id, name: row.author_name ?? '', is_home: row.is_home },
      body: row.body,
      is_deleted: row.deleted_at !== null,
    },
    complaint: toDone(row.complaint_at, row.complaint_name),
    hidden: toDone(row.hidden_at, row.hidden_name, { reason: row.hidden_reason ?? '' }),
    settled: toDone(row.settled_at, row.settled_name, { outcome: row.outcome ?? '' }),
    reopened: toDone(row.reopened_at, row.reopened_name, {
      earlier_outcome: row.earlier_outcome ?? '',
    }),
    paused_until: row.paused_until,
  }));
}

const toPerson = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' };

const toDone = <T extends object>(at: string | null, by: string | null, more: T = {} as T) =>
  at === null ? null : { at, by, ...more };
