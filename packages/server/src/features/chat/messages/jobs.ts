import { randomUUID } from 'node:crypto';

import { announce } from '../../../db/announce.ts';
import type { PushContext } from '../../../jobs/push-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { listFamily, moveReader } from '../threads/public.ts';
import type { answerInDemo } from './job-kinds.ts';
import { lockFamilyThread } from './queries.ts';
import { storeMessage } from './store-message.ts';

/** Fits any message, whoever the resident is. */
const SCRIPT = [
  'Thank you for telling us. That made my day.',
  'Lovely! Please say that I will ring on Sunday after lunch.',
  'Is anything needed from the shop? I can bring it on Saturday.',
  'That is good to hear. Lots of love from all of us.',
  'May I bring the children on Saturday afternoon?',
  'Thank you. It helps so much to know.',
];
const SIMULATED = 2;

export const demoAnswerJobs: JobHandlers<PushContext, typeof answerInDemo> = {
  // Two relatives in turn, so that practising feels like a conversation.
  'answer-in-demo': ({ database, now }, { carehome_id, thread_id, number: answered }) =>
    database.system(async (db) => {
      const thread = await lockFamilyThread(db, carehome_id, thread_id);
      // The last of several messages is answered, and none that someone answered meanwhile.
      if (!thread || thread.number !== answered) return;
      const residentIds = [thread.resident_id];
      const family = (await listFamily(db, carehome_id, { residentIds, now })).filter(
        ({ user_id, state }) =>
          state === 'here' && (thread.relative_id === null || thread.relative_id === user_id),
      );
      const author = family[Math.floor(answered / 2) % Math.min(SIMULATED, family.length)];
      if (!author) return;
      const body = SCRIPT[Math.floor(answered / 2) % SCRIPT.length] ?? '';
      const stored = await storeMessage(db, carehome_id, {
        threadId: thread_id,
        effect: 'asks',
        now,
        message: { id: randomUUID(), author_id: author.user_id, is_home: false, body },
      });
      if (!stored) return;
      const reader = { threadId: thread_id, userId: author.user_id, isHome: false };
      await moveReader(db, carehome_id, reader, { number: stored.number, now });
      await announce(db, carehome_id, { threadIds: [thread_id] });
    }),
};
