import type { Output } from '@relish/shared/calls.ts';
import type { Purpose } from '@relish/shared/residents/consents/purposes.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type PurposeState = Output<'consents/list'>['purposes'][number];
export type Consent = NonNullable<PurposeState['consent']>;
export type PastAnswer = Output<'consents/history'>[number];
export type DueResident = Output<'consents/due'>[number];
export type FamilyPurpose = Output<'consents/for-family'>['purposes'][number];
export type CapacityNote = Output<'capacity/list'>[number];

export const useConsents = (residentId: string | undefined) =>
  useCall(
    'consents/list',
    { resident_id: residentId ?? '' },
    { enabled: residentId !== undefined },
  );
export const useConsentHistory = (residentId: string, purpose: Purpose) =>
  useCall('consents/history', { resident_id: residentId, purpose });
export const useConsentsDue = (enabled: boolean) => useCall('consents/due', {}, { enabled });
export const useFamilyConsents = (residentId: string) =>
  useCall('consents/for-family', { resident_id: residentId });
export const useCapacityNotes = (residentId: string) =>
  useCall('capacity/list', { resident_id: residentId });

export const useRecordConsent = () => useCallMutation('consents/record');
export const useRecordSeveral = () => useCallMutation('consents/record-several');
export const useWithdraw = () => useCallMutation('consents/withdraw');
export const useDecide = () => useCallMutation('consents/decide');
export const useAddCapacityNote = () => useCallMutation('capacity/add');
