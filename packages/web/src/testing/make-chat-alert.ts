import type { Output } from '@relish/shared/calls.ts';

import { makeThreadRow, PEGGYS, SUSAN } from './make-thread.ts';

type ChatAlert = Output<'chat-safety/list'>['alerts'][number];

/** Bruises in a message of Peggy's daughter. */
export const makeChatAlert = (differences: Partial<ChatAlert> = {}): ChatAlert => {
  const { kind, resident, relative, team, group_name } = makeThreadRow();
  return {
    id: '0197a000-0000-7000-8000-0000000000e1',
    kind: 'words',
    at: new Date().toISOString(),
    reason: null,
    note: null,
    raised_by: null,
    flags: ['bruises', 'police'],
    thread: { id: PEGGYS, kind, resident, relative, team, group_name },
    message: {
      number: 7,
      at: new Date().toISOString(),
      author: { id: SUSAN, name: 'Susan Hale', is_home: false },
      body: 'There are bruises on her arm',
      is_deleted: false,
    },
    complaint: null,
    hidden: null,
    settled: null,
    reopened: null,
    paused_until: null,
    ...differences,
  };
};
