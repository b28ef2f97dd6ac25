import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Birthday = Output<'dashboard/birthdays'>[number];

export const useOwnBirthday = () => useCall('birthdays/own', {});
export const useSetOwnBirthday = () => useCallMutation('birthdays/set-own');
