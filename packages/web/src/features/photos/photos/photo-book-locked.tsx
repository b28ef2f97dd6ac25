import { isRelative } from '@relish/shared/permissions.ts';

import { useUser } from '../../../session/use-session.ts';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { m } from '../../../words/m.ts';
import { AskForPackage } from '../../accounts/package/public.tsx';

/** The package lacks the photo book, whoever the user is. */
export function PhotoBookLocked() {
  const user = useUser();
  const home = user.carehome.name;
  return isRelative(user) ? (
    <LockedState title={m.photo_book_locked_title()} unlock={m.photo_book_locked_family_unlock()}>
      {m.photo_book_locked_family({ home })}
    </LockedState>
  ) : (
    <LockedState
      title={m.photo_book_locked_title()}
      unlock={m.photo_book_locked_unlock()}
      action={<AskForPackage />}
    >
      {m.photo_book_locked()}
    </LockedState>
  );
}
