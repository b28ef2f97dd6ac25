import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';

/** Says whether the home's package or the user's role lacks the records. */
export const ReportsLocked = () =>
  useCan('staff.view') ? (
    <LockedState
      title={m.report_lists_package_title()}
      unlock={m.report_lists_package_unlock()}
      action={<AskForPackage />}
    >
      {m.report_lists_package_text()}
    </LockedState>
  ) : (
    <LockedState title={m.report_lists_locked_title()} unlock={m.report_lists_locked_unlock()}>
      {m.report_lists_locked_text()}
    </LockedState>
  );
