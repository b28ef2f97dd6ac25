import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type ListedTag = Output<'tags/list'>[number];
export type Tag = Output<'tags/of'>[number];

export const useTags = () => useCall('tags/list', {});
export const useResidentTags = (resident_id: string) => useCall('tags/of', { resident_id });

export const useAddTag = () => useCallMutation('tags/add');
export const useRenameTag = () => useCallMutation('tags/rename');
export const useArchiveTag = () => useCallMutation('tags/archive');
export const useRestoreTag = () => useCallMutation('tags/restore');
export const useMergeTags = () => useCallMutation('tags/merge');
export const useSetTags = () => useCallMutation('tags/set');
