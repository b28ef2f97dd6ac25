import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Place = Output<'places/list'>[number];

export const usePlaces = (enabled = true) => useCall('places/list', {}, { enabled });
export const useAddPlace = () => useCallMutation('places/add');
export const useEditPlace = () => useCallMutation('places/edit');
export const useArchivePlace = () => useCallMutation('places/archive');
