import { createStore } from '../platform/store.ts';

/** Whether the list of shortcuts is open. */
export const shortcutHelp = createStore(false);
