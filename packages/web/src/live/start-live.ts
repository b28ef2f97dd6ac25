import type { LiveEvent } from '@relish/shared/chat/live/stream.ts';
import type { Topic } from '@relish/shared/topics.ts';

import { refreshAfter, refreshAll, refreshTopics } from '../api/refresh.ts';
import { homeData } from '../session/home-data.ts';
import { currentSession, shownUser, subscribe } from '../session/session-state.ts';
import { refreshUser } from '../session/session.ts';
import { followHome } from './follow-home.ts';
import { tellOfThreads } from './thread-changes.ts';

/** Changes that come together are fetched together. */
const COLLECT_MS = 250;

/** Keeps what is on the screen current while others work in the same home; returns a function that stops. */
export function startLive(): () => void {
  let followed: string | undefined;
  let stop: (() => void) | undefined;
  const follow = () => {
    const user = shownUser(currentSession());
    const next = user && `${user.id} ${user.carehome.id}`;
    if (next === followed) return;
    followed = next;
    stop?.();
    stop = user && followHome({ userId: user.id, carehomeId: user.carehome.id }, collect());
  };
  follow();
  const unsubscribe = subscribe(follow);
  return () => {
    unsubscribe();
    stop?.();
  };
}

function collect() {
  const topics = new Set<Topic>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    timer = undefined;
    void refreshTopics(homeData, topics);
    topics.clear();
  };
  return ({ everything, ...event }: LiveEvent) => {
    if (everything) {
      // A change of role or package decides what is shown at all.
      void refreshUser();
      void refreshAll(homeData);
      return;
    }
    for (const topic of event.topics) topics.add(topic);
    // An open thread fetches its new messages and the lists; others are only counted in the lists.
    if (event.threads.length > 0 && !tellOfThreads(event.threads))
      void refreshAfter(homeData, 'messages/send', { leaves: ['messages/list'] });
    if (topics.size > 0) timer ??= setTimeout(refresh, COLLECT_MS);
  };
}
