import { ClipboardPen, UsersRound } from 'lucide-react';

import { useCan } from '../../../../session/use-session.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { m } from '../../../../words/m.ts';
import type { Activity } from '../api.ts';
import { FavouriteButton } from '../favourite-button.tsx';
import { MoreMenu } from './more-menu.tsx';
import { PrintMenu } from './print-menu.tsx';

import styles from './guide-view.module.css';

/** Each action only with its permission. */
export function GuideActions({ activity }: { activity: Activity }) {
  const mayMark = useCan('activities.view-all');
  const mayChoose = useCan('activities.choose');
  const mayWrite = useCan('activities.write');
  const mayRecord = useCan('reports.add');
  return (
    <div className={styles.actions}>
      {mayChoose && !activity.archived && (
        <Link
          kind="primary-button"
          to={`/choose-activity?activity=${activity.id}`}
          icon={<UsersRound aria-hidden="true" />}
        >
          {m.activities_choose()}
        </Link>
      )}
      {mayRecord && !activity.archived && (
        <Link
          kind="quiet-button"
          to={`/manage-report?activity=${activity.id}`}
          icon={<ClipboardPen aria-hidden="true" />}
        >
          {m.reports_record()}
        </Link>
      )}
      {mayMark && <FavouriteButton activity={activity} withWord />}
      <PrintMenu activity={activity} />
      {mayWrite && <MoreMenu activity={activity} />}
    </div>
  );
}
