import type { NoticeAudience } from '@relish/shared/board/notices/choices.ts';
import { type Role, STAFF_ROLES } from '@relish/shared/roles.ts';

import { touchHome } from '../../../db/announce.ts';
import type { PushContext } from '../../../jobs/push-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { tellAll } from '../../accounts/devices/public.ts';
import type { pushNotice, refreshBoard } from './job-kinds.ts';
import { claimPush } from './queries.ts';

/** External roles see public notices but no staff notices. */
const GUESTS: ReadonlySet<Role> = new Set(['volunteer_external', 'viewer_inspector']);
const READERS: Record<NoticeAudience, Role[]> = {
  staff: STAFF_ROLES.filter((role) => !GUESTS.has(role)),
  family: ['relative'],
  all: [...STAFF_ROLES, 'relative'],
};

export const noticeJobs: JobHandlers<PushContext, typeof pushNotice | typeof refreshBoard> = {
  'refresh-board': ({ database }, { carehome_id }) =>
    database.system(async (db) => touchHome(db, carehome_id, 'notices')),

  // Sent once, only if the notice is still up, and without its content.
  'push-notice': async ({ database, now }, { carehome_id, notice_id }) => {
    const audience = await database.system((db) => claimPush(db, carehome_id, notice_id, now));
    if (audience === undefined) return;
    await tellAll(database, { carehome_id, roles: READERS[audience], text: 'urgentNotice', now });
  },
};
