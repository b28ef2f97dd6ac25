import { answersPrivatelyAs, isManagerRole } from '@relish/shared/permissions.ts';
import { ROLES } from '@relish/shared/roles.ts';

import type { PushContext } from '../../../jobs/push-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { tellAll } from '../../accounts/devices/public.ts';
import type { pushAlert } from './job-kinds.ts';
import { isOnlyManager } from './queries.ts';

const MANAGERS = ROLES.filter(isManagerRole);
const DEPUTIES = ROLES.filter(answersPrivatelyAs);

export const safetyJobs: JobHandlers<PushContext, typeof pushAlert> = {
  // N25: never to a relative, and never to the person it is about. Goes to those who see the alert.
  'push-alert': async ({ database, now }, { carehome_id, author_id }) => {
    const isAlone = await database.system((db) => isOnlyManager(db, carehome_id, author_id, now));
    await tellAll(database, {
      carehome_id,
      roles: isAlone ? DEPUTIES : MANAGERS,
      text: 'messageAlert',
      except: author_id,
      now,
    });
  },
};
