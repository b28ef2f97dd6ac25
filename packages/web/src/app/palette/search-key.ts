const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

export const SEARCH_KEY = IS_APPLE ? '⌘K' : 'Ctrl K';

/** Works while typing too, because it types nothing. */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
