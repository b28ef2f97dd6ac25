import { can, isRelative } from '@relish/shared/permissions.ts';

import { useUser } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';

/** Says the true reason: a relative suggests photos instead of adding them. */
export function PhotoAddLocked() {
  const user = useUser();
  if (isRelative(user))
    return (
      <LockedState
        title={m.photo_add_locked_title()}
        unlock={m.photo_add_locked_relative_how()}
        {...(can(user, 'photos.suggest') && {
          action: (
            <Link kind="quiet-button" to="/photo-suggest">
              {m.photo_suggest_title()}
            </Link>
          ),
        })}
      >
        {m.photo_add_locked_relative()}
      </LockedState>
    );
  return (
    <LockedState
      title={m.photo_add_locked_title()}
      unlock={m.photo_add_locked_who()}
      action={<AskForPackage />}
    >
      {can(user, 'photo-book.view') ? m.photo_add_locked_role() : m.photo_add_locked_package()}
    </LockedState>
  );
}
