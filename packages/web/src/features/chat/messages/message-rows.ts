import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { dayIn } from '@relish/shared/days.ts';

export type MessageRow =
  | { is: 'day'; key: string; day: string }
  | { is: 'unread'; key: string }
  | { is: 'message'; key: string; message: Message; isFirst: boolean };

/** Messages closer together than this share one name. */
const TOGETHER_MS = 5 * 60_000;

interface Options {
  timeZone: string;
  /** When the user opened the conversation: how far they had read, and its last message. */
  opened: { read: number; last: number };
}

/** Messages with a line for each day and one before the first unread message. */
export function toRows(messages: readonly Message[], { timeZone, opened }: Options): MessageRow[] {
  const unread = messages.find(
    ({ number, author }) =>
      number > opened.read && number <= opened.last && !(author?.is_own ?? false),
  )?.number;
  let before: Message | undefined;
  return messages.flatMap((message) => {
    const day = dayIn(timeZone, new Date(message.at));
    const isNewDay = !before || dayIn(timeZone, new Date(before.at)) !== day;
    const isUnread = message.number === unread;
    const isFirst =
      isNewDay ||
      isUnread ||
      before?.author?.id !== message.author?.id ||
      before?.of_resident !== message.of_resident ||
      Date.parse(message.at) - Date.parse(before?.at ?? '') > TOGETHER_MS;
    before = message;
    return [
      ...(isNewDay ? [{ is: 'day' as const, key: day, day }] : []),
      ...(isUnread ? [{ is: 'unread' as const, key: 'unread' }] : []),
      { is: 'message' as const, key: message.id, message, isFirst },
    ];
  });
}
