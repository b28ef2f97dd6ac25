import { QueryClient } from '@tanstack/react-query';

import { forgetSeen } from './seen.ts';
import { currentSession, shownUser, subscribe } from './session-state.ts';

/** The only cache of server data, for one user at one home at a time. */
export const homeData = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // The client retries by itself; offline, the error catalogue shows a message.
      retry: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

const whoseData = () => {
  const user = shownUser(currentSession());
  return user && `${user.id} ${user.carehome.id}`;
};

let owner = whoseData();
subscribe(() => {
  const next = whoseData();
  if (next === owner) return;
  if (owner !== undefined) void forgetSeen();
  owner = next;
  // Also drops pending requests, which belong to the previous home.
  homeData.clear();
});
