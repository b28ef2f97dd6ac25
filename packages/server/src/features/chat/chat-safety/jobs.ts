import { isManagerRole } from '@relish/shared/permissions.ts';
import { ROLES } from '@relish/shared/roles.ts';

import type { PushContext } from '../../../jobs/push-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { tellAll } from '../../accounts/devices/public.ts';
import type { pushAlert } from './job-kinds.ts';

const MANAGERS = ROLES.filter(isManagerRole);

export const safetyJobs: JobHandlers<PushContext, typeof pushAlert> = {
  // N25: never to a relative, and never to the person it is about.
  'push-alert': ({ database, now }, { carehome_id, author_id }) =>
    tellAll(database, {
      carehome_id,
      roles: MANAGERS,
      text: 'messageAlert',
      except: author_id,
      now,
    }),
};
