import { BookOpen, ClipboardPen } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { m } from '../../../words/m.ts';
import type { Activity } from '../activities/api.ts';

import styles from './do-this.module.css';

interface Props {
  activity: Activity;
  /** Id of the saved choice with its acknowledged warnings. */
  choiceId: string;
  people: readonly { id: string; preferred_name: string }[];
  names: string;
  onClose: () => void;
}

/** Confirms briefly, then shows how to begin. */
export function Done({ activity, choiceId, people, names, onClose }: Props) {
  const mayRecord = useCan('reports.add');
  const { opening_line } = activity.guide;
  const [first, ...others] = people;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={m.choose_done_title()}
      actions={
        <>
          {first && others.length === 0 ? (
            <Link kind="quiet-button" to={`/resident?id=${first.id}`}>
              {m.choose_done_back({ name: first.preferred_name })}
            </Link>
          ) : (
            <Link kind="quiet-button" to="/tabs/residents">
              {m.choose_done_back_list()}
            </Link>
          )}
          <Link
            kind={mayRecord ? 'quiet-button' : 'primary-button'}
            to={`/activity?id=${activity.id}`}
            icon={<BookOpen aria-hidden="true" />}
          >
            {m.choose_done_guide()}
          </Link>
          {mayRecord && (
            <Link
              kind="primary-button"
              to={`/manage-report?${new URLSearchParams({
                choice: choiceId,
                activity: activity.id,
                residents: people.map(({ id }) => id).join(','),
              })}`}
              icon={<ClipboardPen aria-hidden="true" />}
            >
              {m.reports_record_it()}
            </Link>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.names}>{activity.title}</p>
        {opening_line !== null && (
          <div className={styles.opening}>
            <p>{m.choose_done_opening()}</p>
            <p className={styles.line}>“{opening_line}”</p>
          </div>
        )}
        <output className={styles.clear}>{m.choose_done_noted({ names })}</output>
      </div>
    </Drawer>
  );
}
