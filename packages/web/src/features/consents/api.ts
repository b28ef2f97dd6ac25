import type { CallName, Output } from '@relish/shared/calls.ts';
import type { Purpose } from '@relish/shared/consents/purposes.ts';

import { useCall, useCallMutation } from '../../api/hooks.ts';

export type PurposeState = Output<'consents/list'>['purposes'][number];
export type Consent = NonNullable<PurposeState['consent']>;
export type PastAnswer = Output<'consents/history'>[number];
export type DueResident = Output<'consents/due'>[number];
export type FamilyPurpose = Output<'consents/for-family'>['purposes'][number];
export type CapacityNote = Output<'capacity/list'>[number];

/** Whatever changes an answer makes these old: pictures come and go with it. */
const SHOWN: CallName[] = [
  'consents/list',
  'consents/history',
  'consents/due',
  'residents/list',
  'residents/search',
  'residents/get',
  'dashboard/home',
];

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

export const useRecordConsent = () => useCallMutation('consents/record', { refreshes: SHOWN });
export const useRecordSeveral = () =>
  useCallMutation('consents/record-several', { refreshes: SHOWN });
export const useWithdraw = () => useCallMutation('consents/withdraw', { refreshes: SHOWN });
export const useDecide = () =>
  useCallMutation('consents/decide', { refreshes: ['consents/for-family'] });
export const useAddCapacityNote = () =>
  useCallMutation('capacity/add', { refreshes: ['capacity/list'] });
