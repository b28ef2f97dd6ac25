export const MESSAGE_LIMITS = {
  body: 2000,
  photos: 5,
  page: 50,
  excerpt: 120,
  /** Shortest text to search for. */
  search: 2,
  found: 50,
  edit_minutes: 15,
  /** Messages that one person may send. */
  per_minute: 30,
} as const;

/** The signs a reader can add to a message; pictures and words are in the web app. */
export const REACTIONS = ['heart', 'thanks', 'smile', 'seen'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Records of the app that a message can show as a card. */
export const CARD_KINDS = ['event', 'notice', 'activity', 'moment'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
