import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';

export const TutorialsLocked = () => (
  <LockedState title={m.tutorials_locked_title()} unlock={m.tutorials_locked_unlock()}>
    {m.tutorials_locked_text()}
  </LockedState>
);
