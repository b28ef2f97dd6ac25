import type { Input, Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type EventCard = Output<'events/list'>['events'][number];
export type CalendarMark = Output<'events/list'>['marks'][number];
export type OneEvent = Output<'events/get'>;

export const useEvents = (input: Input<'events/list'>) => useCall('events/list', input);
export const useEvent = (id: string | undefined) =>
  useCall('events/get', { id: id ?? '' }, { enabled: id !== undefined });

export const useMoveEvent = () => useCallMutation('events/move');
export const useCancelEvent = () => useCallMutation('events/cancel');
export const useRestoreEvents = () => useCallMutation('events/restore');
/** The page of the event is about to close, so it is not asked for again. */
export const useDeleteEvent = () => useCallMutation('events/delete', { leaves: ['events/get'] });
