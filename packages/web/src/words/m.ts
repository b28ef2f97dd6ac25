/**
 * All texts that users read, as typed functions compiled from packages/web/words by `npm run
 * words`.
 */
export * as m from './compiled/messages.ts';
