import { MESSAGE_LIMITS, REACTIONS } from '@relish/shared/chat/messages/choices.ts';
import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { isForFamily } from '@relish/shared/chat/readings/choices.ts';
import { can } from '@relish/shared/permissions.ts';

import { after, minutes } from '../../../core/clock.ts';
import type { SignedIn } from '../../../core/handler.ts';
import { nameFor, toExcerpt } from '../threads/public.ts';
import type { Card } from './cards.ts';
import type { MessageRow } from './queries.ts';

export interface Shown {
  photos: ReadonlyMap<string, Message['photos'][number]>;
  /** Numbers of the messages that the reader has reported. */
  reported: ReadonlySet<number>;
  findCard: (kind: NonNullable<MessageRow['card_kind']>, id: string) => Card;
  /** Whether the reader may learn how a message was received. */
  tellsMood: boolean;
}

export function toMessage(
  context: SignedIn,
  row: MessageRow,
  { photos, findCard, reported, tellsMood }: Shown,
): Message {
  const { user } = context;
  const seen = row.photo_ids.flatMap((id) => photos.get(id) ?? []);
  const isDeleted = row.deleted_at !== null;
  return {
    id: row.id,
    number: row.number,
    at: row.created_at,
    author:
      row.author_id === null
        ? null
        : {
            id: row.author_id,
            name:
              nameFor(context, {
                first: row.author_first,
                last: row.author_last,
                is_home: row.is_home,
              }) ?? '',
            is_home: row.is_home,
            is_own: row.author_id === user.id,
          },
    of_resident: row.of_resident && !isDeleted,
    body: row.body,
    edited_at: isDeleted ? null : row.edited_at,
    is_deleted: isDeleted,
    editable_until: isDeleted ? null : findEditEnd(context, row),
    reply_to:
      row.reply_to === null || isDeleted
        ? null
        : {
            number: row.reply_to,
            author: nameFor(context, {
              first: row.reply_first,
              last: row.reply_last,
              is_home: row.reply_is_home,
            }),
            of_resident: row.reply_of_resident ?? false,
            excerpt: toExcerpt(row.reply_body ?? ''),
          },
    photos: seen,
    hidden_photos: row.photo_ids.length - seen.length,
    card:
      row.card_kind === null || row.card_id === null || isDeleted
        ? null
        : findCard(row.card_kind, row.card_id),
    is_reported: reported.has(row.number),
    reactions: countReactions(context, row),
    readings: toReadings(context, row, tellsMood),
  };
}

/** Only for its author, until the time is over. */
export function findEditEnd(
  { user, now }: Pick<SignedIn, 'user' | 'now'>,
  { author_id, created_at }: Pick<MessageRow, 'author_id' | 'created_at'>,
): string | null {
  const end = after(new Date(created_at), minutes(MESSAGE_LIMITS.edit_minutes));
  return author_id === user.id && now < end ? end.toISOString() : null;
}

/** Names are for staff only. */
function countReactions({ user }: SignedIn, { reactions }: MessageRow): Message['reactions'] {
  const isNamed = can(user, 'chat.answer');
  return REACTIONS.flatMap((kind) => {
    const same = reactions.filter((each) => each.kind === kind);
    if (same.length === 0) return [];
    return {
      kind,
      count: same.length,
      is_own: same.some(({ user_id }) => user_id === user.id),
      names: isNamed ? same.map(({ name }) => name) : [],
    };
  });
}

/** Families learn neither who read it (N18) nor that it upset the resident (N9). */
function toReadings(
  { user }: SignedIn,
  { readings }: MessageRow,
  tellsMood: boolean,
): Message['readings'] {
  const isStaff = can(user, 'chat.answer');
  return readings.map(({ id, at, reception, by, by_id }) => ({
    id,
    at: new Date(at).toISOString(),
    reception: isStaff || (tellsMood && isForFamily(reception)) ? reception : null,
    by: isStaff ? by : null,
    may_undo: isStaff && (by_id === user.id || can(user, 'chat.manage')),
  }));
}
