import { createStore } from '../platform/store.ts';

/** The work this screen allows without a connection; undefined before sign-in. */
export const offlineOffer = createStore<'record' | 'read' | undefined>(undefined);

/** Whether the user chose to continue offline; reset whenever the connection is lost again. */
export const carriesOn = createStore(false);
