import { useCallMutation } from '../../api/hooks.ts';

export const useRecordDocument = () => useCallMutation('subject-access/pdf');
export const useRecordData = () => useCallMutation('subject-access/record');
