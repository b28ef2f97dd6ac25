import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';

/** spec 6: locked when the package has expired, with how to unlock it. */
export const PalLocked = () => (
  <LockedState title={m.pal_locked_title()} unlock={m.pal_unlock()} action={<AskForPackage />}>
    {m.pal_locked()}
  </LockedState>
);
