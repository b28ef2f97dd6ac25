import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';

/** Says whether the home's package or the user's role lacks the profiles. */
export function ResidentsLocked() {
  // Staff who cannot see residents lack the package, not the role.
  const isOfTeam = useCan('staff.view');
  return isOfTeam ? (
    <LockedState
      title={m.residents_package_title()}
      unlock={m.residents_package_unlock()}
      action={<AskForPackage />}
    >
      {m.residents_package_text()}
    </LockedState>
  ) : (
    <LockedState title={m.residents_locked_title()} unlock={m.residents_locked_unlock()}>
      {m.residents_locked_text()}
    </LockedState>
  );
}
