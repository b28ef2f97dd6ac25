import { isRelative, packageState } from '@relish/shared/permissions.ts';

import { useUser } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';

/** The package lacks chat, or has ended. */
export function ChatLocked() {
  const user = useUser();
  const home = user.carehome.name;
  if (isRelative(user))
    return (
      <LockedState title={m.chat_locked_family_title()} unlock={m.chat_locked_family_unlock()}>
        {m.chat_locked_family({ home })}
      </LockedState>
    );
  return (
    <LockedState
      title={m.chat_locked_title()}
      unlock={packageState(user) === 'expired' ? m.chat_locked_expired() : m.chat_locked_unlock()}
      action={<AskForPackage />}
    >
      {m.chat_locked()}
    </LockedState>
  );
}
