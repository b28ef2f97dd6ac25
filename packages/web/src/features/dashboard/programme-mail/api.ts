import { useCall, useCallMutation } from '../../../api/hooks.ts';

export const useProgrammeMail = () => useCall('programme-mail/get', {});
export const useSetProgrammeMail = () => useCallMutation('programme-mail/set');
