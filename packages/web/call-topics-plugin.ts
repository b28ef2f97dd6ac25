import type { Call } from '@relish/shared/call.ts';
import { calls } from '@relish/shared/calls.ts';
import type { Plugin } from 'vite';

const topics = Object.fromEntries(
  Object.entries<Call>(calls).map(([name, { reads, changes }]) => [name, { reads, changes }]),
);

/**
 * Replaces `call-topics.ts` with the plain lists it computes, so that the bundle leaves out the
 * schemas.
 */
export const callTopics = (): Plugin => ({
  name: 'relish-call-topics',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id.endsWith('/src/api/call-topics.ts')
      ? `export const callTopics = ${JSON.stringify(topics)};`
      : null,
});
