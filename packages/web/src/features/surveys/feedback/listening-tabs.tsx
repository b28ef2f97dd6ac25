import { NavLink } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { m } from '../../../words/m.ts';

import styles from './listening.module.css';

/** The four lists of listening; links, because each is a page of its own. */
export function ListeningTabs() {
  const seesSurveys = useCan('surveys.results');
  const mayRecord = useCan('feedback.add');
  const seesRegister = useCan('feedback.view');
  const seesActions = useCan('actions.view');
  const seesMeetings = useCan('meetings.view');
  const tabs = [
    { to: '/tabs/surveys', label: m.surveys_title, isOpen: seesSurveys },
    { to: '/feedback', label: m.feedback_title, isOpen: mayRecord || seesRegister },
    { to: '/actions', label: m.actions_title, isOpen: seesActions },
    { to: '/meetings', label: m.meetings_title, isOpen: seesMeetings },
  ].filter(({ isOpen }) => isOpen);
  if (tabs.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={m.listening_links()}>
      {tabs.map(({ to, label }) => (
        <NavLink key={to} to={to} className={styles.tab ?? ''}>
          {label()}
        </NavLink>
      ))}
    </nav>
  );
}
