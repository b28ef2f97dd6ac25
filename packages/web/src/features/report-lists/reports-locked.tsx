import { useCan } from '../../session/use-session.ts';
import { LockedState } from '../../ui/locked-state.tsx';
import { m } from '../../words/m.ts';

/** Says whether it is the home's package or the person's role that keeps the records closed. */
export const ReportsLocked = () =>
  useCan('staff.view') ? (
    <LockedState title={m.report_lists_package_title()} unlock={m.report_lists_package_unlock()}>
      {m.report_lists_package_text()}
    </LockedState>
  ) : (
    <LockedState title={m.report_lists_locked_title()} unlock={m.report_lists_locked_unlock()}>
      {m.report_lists_locked_text()}
    </LockedState>
  );
