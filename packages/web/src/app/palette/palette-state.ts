import { createStore } from '../../platform/store.ts';

/** Outside React, so that it survives every render of the shell. */
export const paletteOpen = createStore(false);
