import { createStore } from '../platform/store.ts';

export const shortcutHelp = createStore(false);
