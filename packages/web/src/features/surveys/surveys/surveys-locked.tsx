import { useCan } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';

/** Says whether the home's package or the user's role lacks surveys, or that a family's own space has none. */
export function SurveysLocked() {
  const isStaff = useCan('staff.view');
  const hasPackage = useCan('surveys.view');
  const isInHome = useCan('notices.view');
  if (hasPackage || !isInHome)
    return (
      <LockedState title={m.surveys_locked_title()} unlock={m.surveys_locked_unlock()}>
        {m.surveys_locked()}
      </LockedState>
    );
  return (
    <LockedState
      title={m.surveys_package_title()}
      unlock={isStaff ? m.surveys_package_unlock() : m.surveys_package_unlock_family()}
      action={<AskForPackage />}
    >
      {isStaff ? m.surveys_package() : m.surveys_package_family()}
    </LockedState>
  );
}
