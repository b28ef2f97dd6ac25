import { useCan } from '../session/use-session.ts';
import { m } from '../words/m.ts';
import { LockedState } from './locked-state.tsx';

/** Says whether it is the home's package or the person's role that keeps the profiles closed. */
export function ResidentsLocked() {
  // Whoever belongs to the team and still sees nobody lacks the package.
  const isOfTeam = useCan('staff.view');
  return isOfTeam ? (
    <LockedState title={m.residents_package_title()} unlock={m.residents_package_unlock()}>
      {m.residents_package_text()}
    </LockedState>
  ) : (
    <LockedState title={m.residents_locked_title()} unlock={m.residents_locked_unlock()}>
      {m.residents_locked_text()}
    </LockedState>
  );
}
