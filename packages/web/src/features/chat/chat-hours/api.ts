import { useCall, useCallMutation } from '../../../api/hooks.ts';

export const useChatHours = (enabled = true) => useCall('chat-hours/get', {}, { enabled });
export const useChatSettings = () => useCall('chat-hours/settings', {});
export const useEditChatSettings = () => useCallMutation('chat-hours/edit');
export const useQuietHours = () => useCall('chat-hours/quiet', {});
export const useSetQuietHours = () => useCallMutation('chat-hours/set-quiet');
