import { type DropItem, isTextDropItem } from 'react-aria-components';

/** Kinds of things dragged in the editor, with their id. */
export const DRAGGED_PAGE = 'application/x-relish-book-page';
export const DRAGGED_PHOTO = 'application/x-relish-book-photo';
type Dragged = typeof DRAGGED_PAGE | typeof DRAGGED_PHOTO;

/** The id of what was dropped; undefined if it was something else. */
export async function readDropped({ items }: { items: readonly DropItem[] }, kind: Dragged) {
  for (const item of items)
    if (isTextDropItem(item) && item.types.has(kind)) return item.getText(kind);
  return undefined;
}
