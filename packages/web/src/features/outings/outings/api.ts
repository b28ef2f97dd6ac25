import type { Input, Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Outing = Output<'outings/get'>;
export type Goer = Outing['goers'][number];
export type OutingSent = Input<'outings/save'>;

export const useOuting = (event_id: string) => useCall('outings/get', { event_id });
/** Read with the pack, so that heads can be counted without a connection. */
export const useRounds = (event_id: string) => useCall('headcounts/list', { event_id });
export const useSaveOuting = () => useCallMutation('outings/save');
export const usePrintPack = () => useCallMutation('outings/print');
export const useDestroyPaper = () => useCallMutation('outings/destroy-paper');
