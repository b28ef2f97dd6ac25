import { useCall, useCallMutation } from '../../../api/hooks.ts';

export const useEventFile = () => useCallMutation('sharing/ics');
export const useFeedStatus = () => useCall('sharing/feed-status', {});
export const useCreateFeed = () => useCallMutation('sharing/create-feed');
export const useRevokeFeed = () => useCallMutation('sharing/revoke-feed');
export const usePrintProgramme = () => useCallMutation('sharing/programme');
export const usePrints = () => useCall('sharing/prints', {});
export const useRemovePrint = () => useCallMutation('sharing/remove-print');
