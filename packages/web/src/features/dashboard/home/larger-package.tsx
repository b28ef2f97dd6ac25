import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { Check } from 'lucide-react';

import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { whoToAsk } from './who-to-ask.ts';

import styles from './larger-package.module.css';

const ADDS = [
  m.home_larger_people,
  m.home_larger_records,
  m.home_larger_library,
  m.home_larger_figures,
  m.home_larger_families,
];

/** Shows homes on the smallest package what others include, and who to ask. */
export function LargerPackage({ user }: { user: CurrentUser }) {
  const { words, mayThemselves } = whoToAsk(user);
  return (
    <Card title={m.home_larger_title()} tour="home-larger-package">
      <p>{m.home_larger_text()}</p>
      <ul className={styles.adds}>
        {ADDS.map((each) => (
          <li key={each()}>
            <Check aria-hidden="true" />
            <span>{each()}</span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{words}</p>
      {mayThemselves && (
        <div>
          <Link kind="quiet-button" to="/package">
            {m.home_package_see()}
          </Link>
        </div>
      )}
    </Card>
  );
}
