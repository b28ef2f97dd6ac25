import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';

/** Says whether the home's package or the user's role lacks the insights. */
export const InsightsLocked = () =>
  useCan('staff.view') ? (
    <LockedState
      title={m.insights_package_title()}
      unlock={m.insights_package_unlock()}
      action={<AskForPackage />}
    >
      {m.insights_package_text()}
    </LockedState>
  ) : (
    <LockedState title={m.insights_locked_title()} unlock={m.insights_locked_unlock()}>
      {m.insights_locked_text()}
    </LockedState>
  );
