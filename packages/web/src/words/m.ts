/** Every word that people read: typed functions, compiled from packages/web/words by `npm run words`. */
export * as m from './compiled/messages.ts';
