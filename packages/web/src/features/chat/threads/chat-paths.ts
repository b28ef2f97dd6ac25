export const CHAT = '/tabs/chat';

/** A page of its own on phones; on wide screens beside the list. */
export const threadPath = (id: string, isWide = false) =>
  isWide ? `${CHAT}?id=${id}` : `/chat-thread?id=${id}`;
