import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can, type Permission } from '@relish/shared/permissions.ts';
import { useSyncExternalStore } from 'react';

import { currentSession, shownUser, subscribe } from './session-state.ts';

export const useSession = () => useSyncExternalStore(subscribe, currentSession);

/** The signed-in user. Only inside the shell, which waits for one. */
export function useUser(): CurrentUser {
  const user = shownUser(useSession());
  if (!user) throw new Error('There is no signed-in person here.');
  return user;
}

export const useCan = (permission: Permission): boolean => can(useUser(), permission);
