import { useCan } from '../../session/use-session.ts';
import { LockedState } from '../../ui/locked-state.tsx';
import { m } from '../../words/m.ts';

/** Says whether it is the home's package or the person's role that keeps the graphs closed. */
export const GraphsLocked = () =>
  useCan('staff.view') ? (
    <LockedState title={m.dashboard_locked_title()} unlock={m.dashboard_locked_unlock()}>
      {m.dashboard_locked_text()}
    </LockedState>
  ) : (
    <LockedState
      title={m.dashboard_locked_person_title()}
      unlock={m.dashboard_locked_person_unlock()}
    >
      {m.dashboard_locked_person_text()}
    </LockedState>
  );
