import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type SetupState = NonNullable<Output<'setup/get'>>['steps'][number];

/** Null once the checklist is finished or closed. */
export const useSetup = (enabled: boolean) => useCall('setup/get', {}, { enabled });
export const useSkipStep = () => useCallMutation('setup/skip');
export const useCloseSetup = () => useCallMutation('setup/close');
