import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';

/** Says whether the home's package or the user's role lacks the graphs. */
export const GraphsLocked = () =>
  useCan('staff.view') ? (
    <LockedState
      title={m.dashboard_locked_title()}
      unlock={m.dashboard_locked_unlock()}
      action={<AskForPackage />}
    >
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
