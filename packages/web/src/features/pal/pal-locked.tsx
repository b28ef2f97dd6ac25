import { LockedState } from '../../ui/locked-state.tsx';
import { m } from '../../words/m.ts';

/** spec 6: closed to expired users, with what opens it again. */
export const PalLocked = () => (
  <LockedState title={m.pal_locked_title()} unlock={m.pal_unlock()}>
    {m.pal_locked()}
  </LockedState>
);
