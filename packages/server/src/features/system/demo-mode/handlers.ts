import { can, demoKind } from '@relish/shared/permissions.ts';
import type { demoModeCalls } from '@relish/shared/system/demo-mode/contract.ts';
import { PRACTICE_CODES, PRACTICE_PERMISSIONS } from '@relish/shared/system/demo-mode/practices.ts';

import type { Handlers } from '../../../core/handler.ts';
import { countAgainst, demoLimit } from '../../../core/limits.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { deleteSession, startSession } from '../../accounts/account/public.ts';
import { listFinishedTours } from '../../library/tours/public.ts';
import { deleteDemo } from './job-kinds.ts';
import { keepProgress, practiceTour } from './keep-progress.ts';
import { makeDemo } from './make-demo.ts';
import { endDemo, findDemo, findDemoOfHome, listPractised, listSends } from './queries.ts';
import { queuePreparation } from './regular-work.ts';

export const demoModeHandlers: Handlers<typeof demoModeCalls> = {
  'demo-mode/start': {
    staged: async (context, { fresh }) => {
      const { system, user, sessionId, now } = context;
      const open = await system(async (db) => {
        const demo = await findDemo(db, user.id);
        if (demo && !fresh) return startSession(db, demo.user_id, now, demo.carehome_id, sessionId);
        await countAgainst(db, [demoLimit(user.id)], now);
        return undefined;
      });
      if (open) return { token: open.token };
      await system(async (db) => {
        const demo = await findDemo(db, user.id);
        if (!demo) return;
        await keepProgress(db, demo, now);
        await endDemo(db, demo, now);
        await enqueue(db, deleteDemo, { demo_id: demo.id }, now);
      });
      return { token: await makeDemo(context) };
    },
  },

  // Leaving twice, or outside demo mode, changes nothing.
  'demo-mode/leave': {
    staged: async ({ system, user, carehomeId, sessionId, now }) => {
      if (user.demo)
        await system(async (db) => {
          const demo = await findDemoOfHome(db, carehomeId);
          if (demo) await keepProgress(db, demo, now);
          await deleteSession(db, sessionId);
        });
      return {};
    },
  },

  'demo-mode/sends': ({ db, carehomeId }) => listSends(db, carehomeId),

  'demo-mode/practices': {
    staged: async ({ system, user, carehomeId, now }) =>
      system(async (db) => {
        if (!user.demo) await queuePreparation(db, demoKind(user), now);
        const demo = user.demo ? await findDemoOfHome(db, carehomeId) : await findDemo(db, user.id);
        const finished = await listFinishedTours(db, demo?.owner_id ?? user.id);
        const practised = new Set(demo ? await listPractised(db, demo) : []);
        return PRACTICE_CODES.filter((code) => can(user, PRACTICE_PERMISSIONS[code])).map(
          (code) => ({ code, done: finished.has(practiceTour(code)) || practised.has(code) }),
        );
      }),
  },
};
