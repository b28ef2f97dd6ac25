import type { homeCalls } from '@relish/shared/dashboard/home/contract.ts';
import { can, type Permission } from '@relish/shared/permissions.ts';

import type { Handlers, InHome } from '../../../core/handler.ts';
import { readBoard } from '../../board/notices/public.ts';
import { readFeatured } from '../../library/activities/public.ts';
import { listBirthdays } from '../../residents/birthdays/public.ts';
import { readKeyFigures } from '../graphs/public.ts';
import { readMissed } from './missed.ts';

/** Null without the permission. */
const part = async <T>(
  context: InHome,
  permission: Permission,
  read: (context: InHome) => Promise<T>,
): Promise<T | null> => (can(context.user, permission) ? read(context) : null);

export const homeHandlers: Handlers<typeof homeCalls> = {
  'dashboard/missed': readMissed,

  'dashboard/home': async (context) => ({
    missed: await part(context, 'reports.view', readMissed),
    key_figures: await part(context, 'dashboard.view-graphs', readKeyFigures),
    birthdays: await part(context, 'birthdays.view', listBirthdays),
    notices: await part(context, 'notices.view', readBoard),
    featured: await part(context, 'activities.view-featured', readFeatured),
  }),
};
