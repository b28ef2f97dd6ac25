import { LockedState } from '../../ui/locked-state.tsx';
import { m } from '../../words/m.ts';

export const LibraryLocked = () => (
  <LockedState title={m.activities_locked_title()} unlock={m.activities_locked_unlock()}>
    {m.activities_locked_text()}
  </LockedState>
);
