import { QueryClient } from '@tanstack/react-query';

import { forgetSeen } from './seen.ts';
import { currentSession, shownUser, subscribe } from './session-state.ts';

/** The only store of server data: of one person at one home at a time. */
export const homeData = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // The client asks once more by itself; offline, the error catalogue says so.
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
  // What is still on its way is dropped with it: it belongs to the home that was left.
  homeData.clear();
});
