import { useCallMutation } from '../../../api/hooks.ts';

// Messages of open threads are refreshed by their end, not as a whole.
const leaves = ['messages/list'] as const;

export const useHandOver = () => useCallMutation('hand-overs/add', { leaves });
export const useUndoHandOver = () => useCallMutation('hand-overs/undo', { leaves });
