import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, optionalText } from '../../fields.ts';

export const HAND_OVER_LIMITS = { note: 500, undo_minutes: 15 } as const;

export const HandOverInput = z.object({
  /** The colleague who takes over; null for anyone on the team. */
  to: Id.nullable(),
  /** Written into the team’s handover conversation. */
  note: optionalText(HAND_OVER_LIMITS.note),
});

export const handOverCalls = defineCalls({
  'hand-overs/add': {
    access: 'chat.answer',
    changes: ['chat'],
    creates: true,
    summary: 'Hand all threads assigned to the user to a colleague or the team, with a note',
    input: HandOverInput,
    output: z.object({ id: Id, threads: z.int() }),
  },
  'hand-overs/undo': {
    access: 'chat.answer',
    changes: ['chat'],
    summary: 'Undo one’s own hand-over within 15 minutes, except threads assigned again since',
    input: z.object({ id: Id }),
    output: z.object({}),
  },
});
