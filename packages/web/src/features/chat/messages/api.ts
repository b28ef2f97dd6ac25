import type { Input } from '@relish/shared/calls.ts';
import { MESSAGE_LIMITS } from '@relish/shared/chat/messages/choices.ts';
import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';
import { refreshAfter, refreshOne } from '../../../api/refresh.ts';
import {
  addEarlier,
  addLater,
  firstNumber,
  hasEarlier,
  isAdjacent,
  lastNumber,
  type MessageWindow,
  openWindow,
  reachesEnd,
  updateHeld,
} from './message-window.ts';

const LIST = 'messages/list';
const toKey = (threadId: string) => [LIST, { thread_id: threadId }] as const;

interface Where {
  before?: number;
  after?: number;
}

const fetchPage = (threadId: string, where: Where = {}, options: { quiet?: boolean } = {}) =>
  read(LIST, { thread_id: threadId, ...where }, options);

const held = (queries: QueryClient, threadId: string) =>
  queries.getQueryData<MessageWindow>(toKey(threadId));

const hold = (
  queries: QueryClient,
  threadId: string,
  change: (now: MessageWindow) => MessageWindow,
) => queries.setQueryData<MessageWindow>(toKey(threadId), (current) => current && change(current));

/** Fetches all held messages again, because any of them may show a photo that was withdrawn. */
async function fetchWindow(queries: QueryClient, threadId: string): Promise<MessageWindow> {
  const current = held(queries, threadId);
  if (!current || current.messages.length === 0)
    return openWindow(await fetchPage(threadId), Date.now());
  const until = reachesEnd(current) ? Infinity : lastNumber(current);
  let page = await fetchPage(threadId, { after: firstNumber(current) - 1 });
  let next = openWindow(page, Date.now());
  while (page.messages.length > 0 && !reachesEnd(next) && lastNumber(next) < until) {
    page = await fetchPage(threadId, { after: lastNumber(next) });
    next = addLater(next, page, Date.now());
  }
  return next;
}

/** Fetches what is new at the end of an open thread, in pages of which the last few may have changed. */
async function fetchEnd(queries: QueryClient, threadId: string): Promise<void> {
  const page = await fetchPage(threadId, {}, { quiet: true });
  const current = held(queries, threadId);
  if (!current) return;
  if (!reachesEnd(current)) {
    // The reader is further up: only the number of the last message is news.
    hold(queries, threadId, (now) => updateHeld(now, page, Date.now()));
    return;
  }
  let gap = current;
  while (!isAdjacent(gap, page)) {
    const between = await fetchPage(threadId, { after: lastNumber(gap) }, { quiet: true });
    if (between.messages.length === 0) break;
    gap = addLater(gap, between, Date.now());
    hold(queries, threadId, (now) => addLater(now, between, Date.now()));
  }
  hold(queries, threadId, (now) => addLater(now, page, Date.now()));
}

/** Shows what has changed in a thread: its new messages if it is open, and the lists that count them. */
export async function refreshThread(queries: QueryClient, threadId: string): Promise<void> {
  const isOpen = held(queries, threadId) !== undefined;
  await Promise.all([
    // A failure is no news: the next refresh may succeed.
    isOpen && fetchEnd(queries, threadId).catch(() => undefined),
    refreshAfter(queries, 'messages/send', { leaves: [LIST] }),
  ]);
}

/** The messages of an open thread, and ways to see others. */
export function useMessages(threadId: string) {
  const queries = useQueryClient();
  const found = useQuery<MessageWindow, ApiError>({
    queryKey: toKey(threadId),
    queryFn: () => fetchWindow(queries, threadId),
  });
  const showEarlier = async () => {
    const current = held(queries, threadId);
    if (!current || !hasEarlier(current)) return;
    const page = await fetchPage(threadId, { before: firstNumber(current) });
    hold(queries, threadId, (now) => addEarlier(now, page, Date.now()));
  };
  const showLater = async () => {
    const current = held(queries, threadId);
    if (!current || reachesEnd(current)) return;
    const page = await fetchPage(threadId, { after: lastNumber(current) });
    hold(queries, threadId, (now) => addLater(now, page, Date.now()));
  };
  /** Shows the surroundings of a message that may be far from what is held. */
  const showAround = async (number: number) => {
    const current = held(queries, threadId);
    if (current?.messages.some((message) => message.number === number)) return;
    const after = Math.max(0, number - 1 - MESSAGE_LIMITS.page / 2);
    const page = await fetchPage(threadId, { after });
    queries.setQueryData(toKey(threadId), openWindow(page, Date.now()));
  };
  const showEnd = async () => {
    const page = await fetchPage(threadId);
    queries.setQueryData(toKey(threadId), openWindow(page, Date.now()));
  };
  return { ...found, showEarlier, showLater, showAround, showEnd };
}

/** Changes one message in memory, before or after the server has stored the change. */
export const showChanged = (
  queries: QueryClient,
  { threadId, number }: { threadId: string; number: number },
  change: (message: Message) => Message,
) =>
  hold(queries, threadId, (now) => ({
    ...now,
    messages: now.messages.map((each) => (each.number === number ? change(each) : each)),
  }));

// The thread is refreshed by its end instead of as a whole.
const leaves = [LIST] as const;

export const useReadThread = () => useCallMutation('messages/read', { leaves });

type Change = 'messages/edit' | 'messages/delete' | 'messages/react';

/** Shows a change of one message at once; if the server refuses it, the thread is fetched again. */
function useMessageChange<N extends Change>(name: N, threadId: string) {
  const queries = useQueryClient();
  const { mutate, isPending } = useCallMutation(name, { leaves });
  const change = (
    number: number,
    input: Omit<Input<N>, 'thread_id' | 'number'>,
    show: (message: Message) => Message,
  ) => {
    showChanged(queries, { threadId, number }, show);
    mutate({ ...input, thread_id: threadId, number } as unknown as Input<N>, {
      onError: () => refreshOne(queries, toKey(threadId)),
    });
  };
  return { change, isPending };
}

/** Shows at once that the user has reported a message. */
export function useShowReported(threadId: string) {
  const queries = useQueryClient();
  return (number: number) =>
    hold(queries, threadId, (now) => ({
      ...now,
      messages: now.messages.map((each) =>
        each.number === number ? { ...each, is_reported: true } : each,
      ),
    }));
}

export const useEditMessage = (threadId: string) => useMessageChange('messages/edit', threadId);
export const useDeleteMessage = (threadId: string) => useMessageChange('messages/delete', threadId);
export const useReact = (threadId: string) => useMessageChange('messages/react', threadId);

export const useFoundMessages = (threadId: string, text: string) =>
  useCall(
    'messages/search',
    { thread_id: threadId, text },
    { enabled: text.length >= MESSAGE_LIMITS.search },
  );
