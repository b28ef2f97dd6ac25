import { FileDown, History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { m } from '../../../words/m.ts';
import type { Resident } from './api.ts';
import { useDayWords } from './day-words.ts';

import styles from './profile.module.css';

const ProfileHistory = lazy(() => import('./profile-history.tsx'));

/** Last change, with links to the history and to the full record. */
export function ProfileFoot({
  resident: { id, updated_at, updated_by: who },
}: {
  resident: Resident;
}) {
  const { moment } = useDayWords();
  const mayExport = useCan('residents.manage');
  const [showsHistory, setShowsHistory] = useState(false);
  const date = moment(updated_at);
  return (
    <footer className={styles.foot}>
      <p>{who === null ? m.profile_updated_on({ date }) : m.profile_updated({ date, who })}</p>
      <Button
        kind="plain"
        icon={<History aria-hidden="true" />}
        onClick={() => setShowsHistory(true)}
      >
        {m.profile_history_title()}
      </Button>
      {mayExport && (
        <Link to={`/resident-record?id=${id}`} icon={<FileDown aria-hidden="true" />}>
          {m.profile_record()}
        </Link>
      )}
      {showsHistory && (
        <Suspense>
          <ProfileHistory id={id} onClose={() => setShowsHistory(false)} />
        </Suspense>
      )}
    </footer>
  );
}
