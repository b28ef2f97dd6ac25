import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Proposal = Output<'proposals/list'>[number];

export const useProposals = (enabled = true) => useCall('proposals/list', {}, { enabled });
export const useAddProposal = () => useCallMutation('proposals/add');
export const useWithdrawProposal = () => useCallMutation('proposals/withdraw');
export const useAcceptProposal = () => useCallMutation('proposals/accept');
export const useDeclineProposal = () => useCallMutation('proposals/decline');
