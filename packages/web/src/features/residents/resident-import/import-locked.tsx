import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';
import { ResidentsLocked } from '../residents/public.tsx';

/** Says whether the home's package or the user's role lacks the import. */
export function ImportLocked() {
  const seesResidents = useCan('residents.view');
  const isManager = useCan('residents.manage');
  if (!seesResidents) return <ResidentsLocked />;
  return isManager ? (
    <LockedState
      title={m.import_package_title()}
      unlock={m.import_package_unlock()}
      action={<AskForPackage />}
    >
      {m.import_package_text()}
    </LockedState>
  ) : (
    <LockedState title={m.import_locked_title()} unlock={m.import_locked_unlock()}>
      {m.import_locked_text()}
    </LockedState>
  );
}
