import { useSyncExternalStore } from 'react';

import { currentSession, subscribe } from './session-state.ts';

export const useSession = () => useSyncExternalStore(subscribe, currentSession);
