import { activityCalls } from '@relish/shared/activities/contract.ts';
import { birthdayCalls } from '@relish/shared/birthdays/contract.ts';
import type { Calls } from '@relish/shared/call.ts';
import { choosingCalls } from '@relish/shared/choosing/contract.ts';
import { dashboardCalls } from '@relish/shared/dashboard/contract.ts';
import type { homeCalls } from '@relish/shared/home/contract.ts';
import { noticeCalls } from '@relish/shared/notices/contract.ts';
import type { Permission } from '@relish/shared/permissions.ts';
import { can } from '@relish/shared/permissions.ts';
import type { z } from 'zod';

import type { Handlers, SignedIn } from '../core/handler.ts';
import type { Db } from '../db/database.ts';
import { activityHandlers } from '../features/activities/handlers.ts';
import { birthdayHandlers } from '../features/birthdays/handlers.ts';
import { choosingHandlers } from '../features/choosing/handlers.ts';
import { dashboardHandlers } from '../features/dashboard/handlers.ts';
import { noticeHandlers } from '../features/notices/handlers.ts';

type Context = SignedIn & { db: Db };

/** The answer of another call, within the same transaction; nothing for whoever may not make it. */
async function answerOf<C extends Calls, N extends keyof C & string>(
  context: Context,
  { calls, handlers, name }: { calls: C; handlers: Handlers<C>; name: N },
): Promise<z.input<C[N]['output']> | null> {
  if (!can(context.user, calls[name]!.access as Permission)) return null;
  const handler: unknown = handlers[name];
  if (typeof handler !== 'function') throw new Error(`${name} is not one transaction`);
  return (handler as (context: Context, input: object) => Promise<z.input<C[N]['output']>>)(
    context,
    {},
  );
}

export const homeHandlers: Handlers<typeof homeCalls> = {
  'dashboard/home': async (context) => ({
    missed: await answerOf(context, {
      calls: choosingCalls,
      handlers: choosingHandlers,
      name: 'dashboard/missed',
    }),
    key_figures: await answerOf(context, {
      calls: dashboardCalls,
      handlers: dashboardHandlers,
      name: 'dashboard/key-performance-indicators',
    }),
    birthdays: await answerOf(context, {
      calls: birthdayCalls,
      handlers: birthdayHandlers,
      name: 'dashboard/birthdays',
    }),
    notices: await answerOf(context, {
      calls: noticeCalls,
      handlers: noticeHandlers,
      name: 'dashboard/notice-board',
    }),
    featured: await answerOf(context, {
      calls: activityCalls,
      handlers: activityHandlers,
      name: 'dashboard/featured',
    }),
  }),
};
