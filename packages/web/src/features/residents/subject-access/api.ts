import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type ReleaseStatus = Output<'subject-access/status'>;

export const useReleaseStatus = (residentId: string) =>
  useCall('subject-access/status', { resident_id: residentId });
export const useRecordCheck = () => useCallMutation('subject-access/check');
export const useRecordDocument = () => useCallMutation('subject-access/pdf');
export const useRecordData = () => useCallMutation('subject-access/record');
