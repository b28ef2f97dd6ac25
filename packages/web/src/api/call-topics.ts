import type { Call } from '@relish/shared/call.ts';
import { type CallName, calls } from '@relish/shared/calls.ts';

type Topics = Pick<Call, 'reads' | 'changes'>;

// The build replaces this with plain lists (`call-topics-plugin.ts`), because the schemas of all
// calls are too heavy for the first screen.
export const callTopics = Object.fromEntries(
  Object.entries<Call>(calls).map(([name, { reads, changes }]) => [name, { reads, changes }]),
) as Record<CallName, Topics>;
