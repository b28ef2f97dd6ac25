import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Event = Output<'events/get'>;
export type AskedEvent = Output<'outcomes/asked'>[number];

export const useAsked = () => useCall('outcomes/asked', {});
export const useEventRecords = (event_id: string, enabled: boolean) =>
  useCall('reports/for-event', { event_id }, { enabled });
export const useNotHeld = () => useCallMutation('outcomes/not-held');
export const useUndoNotHeld = () => useCallMutation('outcomes/undo-not-held');
export const useDismissOutcome = () => useCallMutation('outcomes/dismiss');
