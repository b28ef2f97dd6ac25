import type { Input, Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type ActionRow = Output<'actions/list'>['rows'][number];
export type Action = Output<'actions/get'>;
type Wanted = Input<'actions/list'>;
/** Where it was said; at most one is set. */
export type ActionFrom = Partial<
  Pick<Input<'actions/add'>, 'survey_id' | 'meeting_id' | 'feedback_id' | 'thread_id'>
>;

export const useActions = (wanted: Wanted, enabled = true) =>
  useCall('actions/list', wanted, { enabled });
export const useAction = (id: string) => useCall('actions/get', { id });
export const useActionCount = (enabled: boolean) => useCall('actions/count', {}, { enabled });
export const useOwners = () => useCall('actions/owners', {});
export const useAddAction = () => useCallMutation('actions/add');
export const useEditAction = () => useCallMutation('actions/edit');
export const useFinishAction = () => useCallMutation('actions/finish');
export const usePublishAction = () => useCallMutation('actions/publish');
export const useAskResident = () => useCallMutation('actions/ask');
export const useReopenAction = () => useCallMutation('actions/reopen');
export const useCloseAction = () => useCallMutation('actions/close');
export const useMakePoster = () => useCallMutation('actions/poster');
