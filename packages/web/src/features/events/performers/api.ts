import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Performer = Output<'performers/list'>[number];
export type OnePerformer = Output<'performers/get'>;

export const usePerformers = (enabled = true) => useCall('performers/list', {}, { enabled });
export const usePerformer = (id: string) => useCall('performers/get', { id });
export const useAddPerformer = () => useCallMutation('performers/add');
export const useEditPerformer = () => useCallMutation('performers/edit');
export const useArchivePerformer = () => useCallMutation('performers/archive');
