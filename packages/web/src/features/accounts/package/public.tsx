import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { trialWords } from './trial-words.ts';

import styles from './trial-line.module.css';

export { trialWords } from './trial-words.ts';

const SOON_DAYS = 7;

/** Quiet at first, and a little clearer in the last week. */
export function TrialLine({ user }: { user: CurrentUser }) {
  const words = trialWords(user);
  if (words === undefined) return null;
  const link = (
    <Link kind={isSoon(user) ? 'quiet-button' : 'inline'} to="/package">
      {m.package_title()}
    </Link>
  );
  if (isSoon(user))
    return (
      <Banner kind="info" title={words} action={link}>
        {m.trial_nothing_lost()}
      </Banner>
    );
  return (
    <p className={styles.line}>
      {words} {link}
    </p>
  );
}

const isSoon = ({ trial_days_left: left }: CurrentUser) => left !== null && left <= SOON_DAYS;

/** For locked places: leads those who can change the package to the operator. */
export const AskForPackage = () =>
  useCan('package.manage') ? (
    <Link kind="quiet-button" to="/package">
      {m.package_ask()}
    </Link>
  ) : null;
