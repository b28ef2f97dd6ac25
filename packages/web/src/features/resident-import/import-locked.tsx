import { useCan } from '../../session/use-session.ts';
import { LockedState } from '../../ui/locked-state.tsx';
import { ResidentsLocked } from '../../ui/residents-locked.tsx';
import { m } from '../../words/m.ts';

/** Says whether it is the home's package or the person's role. */
export function ImportLocked() {
  const seesResidents = useCan('residents.view');
  const isManager = useCan('residents.manage');
  if (!seesResidents) return <ResidentsLocked />;
  return isManager ? (
    <LockedState title={m.import_package_title()} unlock={m.import_package_unlock()}>
      {m.import_package_text()}
    </LockedState>
  ) : (
    <LockedState title={m.import_locked_title()} unlock={m.import_locked_unlock()}>
      {m.import_locked_text()}
    </LockedState>
  );
}
