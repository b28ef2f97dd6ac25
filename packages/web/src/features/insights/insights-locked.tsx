import { useCan } from '../../session/use-session.ts';
import { LockedState } from '../../ui/locked-state.tsx';
import { m } from '../../words/m.ts';

/** Says whether it is the home's package or the person's role that keeps the insights closed. */
export const InsightsLocked = () =>
  useCan('staff.view') ? (
    <LockedState title={m.insights_package_title()} unlock={m.insights_package_unlock()}>
      {m.insights_package_text()}
    </LockedState>
  ) : (
    <LockedState title={m.insights_locked_title()} unlock={m.insights_locked_unlock()}>
      {m.insights_locked_text()}
    </LockedState>
  );
