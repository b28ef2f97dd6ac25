import type { Output } from '@relish/shared/calls.ts';

import { useCall } from '../../../api/hooks.ts';

export type PastCheck = Output<'session-checks/list'>[number];
export type Party = Output<'outings/get'>;

export const useChecks = (event_id: string) =>
  useCall('session-checks/list', { event_id, report_id: null });

/** The people who come; the check is possible without them. */
export const useParty = (event_id: string) => useCall('outings/get', { event_id });
