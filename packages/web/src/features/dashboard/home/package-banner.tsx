import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can, isVisitor, packageState } from '@relish/shared/permissions.ts';

import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { whoToAsk } from './who-to-ask.ts';

const WORDS = {
  expired: {
    title: m.home_expired_title,
    relative: m.home_expired_relative,
    family: m.home_expired_family,
    team: m.home_expired_team,
  },
  basic: {
    title: m.home_basic_title,
    relative: m.home_basic_relative,
    family: m.home_basic_family,
    team: m.home_basic_team,
  },
};

/** Says what is locked, what still works and who can change it. */
export function PackageBanner({ user }: { user: CurrentUser }) {
  const state = packageState(user);
  if (state === 'open') return null;
  const kind = can(user, 'relatives.view') ? 'relative' : isVisitor(user) ? 'family' : 'team';
  const { words, mayThemselves } = whoToAsk(user);
  return (
    <Banner
      kind={state === 'expired' ? 'attention' : 'info'}
      title={WORDS[state].title()}
      {...(mayThemselves && {
        action: (
          <Link kind="quiet-button" to="/package">
            {m.home_package_see()}
          </Link>
        ),
      })}
    >
      {`${WORDS[state][kind]()} ${words}`}
    </Banner>
  );
}
