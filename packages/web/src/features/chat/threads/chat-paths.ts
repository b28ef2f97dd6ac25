export const CHAT = '/tabs/chat';

/** A page of its own on phones; on wide screens beside the list. */
export const threadPath = (id: string, isWide = false, message?: number) =>
  `${isWide ? CHAT : '/chat-thread'}?id=${id}${message === undefined ? '' : `&message=${message}`}`;

/** The message that an address opens a conversation at. */
export function readMessage(query: URLSearchParams): number | undefined {
  const number = Number(query.get('message'));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
