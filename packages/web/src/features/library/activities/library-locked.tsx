import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';

export const LibraryLocked = () => (
  <LockedState
    title={m.activities_locked_title()}
    unlock={m.activities_locked_unlock()}
    action={<AskForPackage />}
  >
    {m.activities_locked_text()}
  </LockedState>
);
