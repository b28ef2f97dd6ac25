import type { CallName, Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../api/hooks.ts';

export type ListedTag = Output<'tags/list'>[number];
export type Tag = Output<'tags/of'>[number];

const SHOWN: CallName[] = ['tags/list', 'tags/of'];

export const useTags = () => useCall('tags/list', {});
export const useTagsOf = (resident_id: string) => useCall('tags/of', { resident_id });

export const useAddTag = () => useCallMutation('tags/add', { refreshes: SHOWN });
export const useRenameTag = () => useCallMutation('tags/rename', { refreshes: SHOWN });
export const useArchiveTag = () => useCallMutation('tags/archive', { refreshes: SHOWN });
export const useRestoreTag = () => useCallMutation('tags/restore', { refreshes: SHOWN });
export const useMergeTags = () => useCallMutation('tags/merge', { refreshes: SHOWN });
export const useSetTags = () => useCallMutation('tags/set', { refreshes: SHOWN });
