import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';

/** Says whether the organisation or the user's role lacks them. */
export function RisksLocked() {
  const isEnabled = useCan('risk-assessment.use');
  const isStaff = useCan('staff.view');
  if (!isStaff || isEnabled)
    return (
      <LockedState title={m.risks_staff_title()} unlock={m.risks_staff_unlock()}>
        {m.risks_staff()}
      </LockedState>
    );
  return (
    <LockedState title={m.risks_locked_title()} unlock={m.risks_locked_unlock()}>
      {m.risks_locked()}
    </LockedState>
  );
}
