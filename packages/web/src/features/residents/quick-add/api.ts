import { useCallMutation } from '../../../api/hooks.ts';

export const useAddSeveral = () => useCallMutation('residents/add-several');
