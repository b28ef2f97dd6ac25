import { isRelative, packageState } from '@relish/shared/permissions.ts';

import { useUser } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';

export const ToCalendar = () => (
  <Link kind="quiet-button" to="/tabs/events">
    {m.event_form_to_calendar()}
  </Link>
);

/** Says the true reason: a relative is not held up by the package. */
export function EventAddLocked() {
  const user = useUser();
  if (isRelative(user))
    return (
      <LockedState
        title={m.event_form_locked_title()}
        unlock={m.event_form_locked_relative_who()}
        action={<ToCalendar />}
      >
        {m.event_form_locked_relative()}
      </LockedState>
    );
  return (
    <LockedState
      title={m.event_form_locked_title()}
      unlock={m.event_form_locked_package_who()}
      action={
        <>
          <ToCalendar />
          <AskForPackage />
        </>
      }
    >
      {packageState(user) === 'expired'
        ? m.event_form_locked_expired()
        : m.event_form_locked_basic()}
    </LockedState>
  );
}
