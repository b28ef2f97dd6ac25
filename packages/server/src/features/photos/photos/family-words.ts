import type { PhotoRow } from './queries.ts';

type Hide = (text: string) => string;

/**
 * Hides names from a family, but not in words that they wrote: their Walter is not the resident of
 * that name. A text that was changed since may have names that staff added (N1).
 */
export const hidingInPhoto =
  (
    { family_words: own }: Pick<PhotoRow, 'family_words'>,
    residentIds: readonly string[],
    hide: Hide,
  ) =>
  (text: string | null): string | null => {
    const isOwn =
      own !== null &&
      residentIds.includes(own.resident_id) &&
      [own.caption, own.story, own.place].includes(text);
    return text === null || isOwn ? text : hide(text);
  };
