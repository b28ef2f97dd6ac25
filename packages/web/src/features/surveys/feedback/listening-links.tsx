import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { m } from '../../../words/m.ts';

import styles from './listening.module.css';

const PLACES = [
  { id: 'feedback', to: '/feedback', label: m.feedback_title },
  { id: 'actions', to: '/actions', label: m.actions_title },
  { id: 'meetings', to: '/meetings', label: m.meetings_title },
] as const;

/** From each list of the area to the other ones. */
export function ListeningLinks({ here }: { here: (typeof PLACES)[number]['id'] }) {
  const mayThank = useCan('feedback.add');
  return (
    <nav className={styles.row} aria-label={m.listening_links()}>
      {PLACES.filter(({ id }) => id !== here).map(({ id, to, label }) => (
        <Link key={id} kind="quiet-button" to={to}>
          {label()}
        </Link>
      ))}
      {mayThank && (
        <Link kind="quiet-button" to="/feedback-thanks">
          {m.thanks_title()}
        </Link>
      )}
    </nav>
  );
}
