import { FlaskConical, Inbox } from 'lucide-react';
import { Link } from 'react-router';

import { m } from '../../../words/m.ts';
import { useSends } from './api.ts';
import { useDemoSwitch } from './use-demo-switch.ts';

import styles from './demo-frame.module.css';

/** Around every screen of demo mode, so that no one takes it for the real home. */
export default function DemoFrame() {
  const { leave } = useDemoSwitch();
  const { data: sends = [] } = useSends();
  return (
    <>
      <aside className={styles.bar} aria-label={m.place_demo_mode()}>
        <strong className={styles.word}>
          <FlaskConical aria-hidden="true" />
          {m.demo_word()}
        </strong>
        <span className={styles.text}>{m.demo_nothing_leaves()}</span>
        <Link to="/demo-mode" className={styles.tray}>
          <Inbox aria-hidden="true" />
          <span className={styles.wide}>{m.demo_tray()}</span>
          {sends.length > 0 && <span>{sends.length}</span>}
        </Link>
        <button type="button" className={styles.leave} onClick={leave}>
          {m.demo_leave()}
        </button>
      </aside>
      <div className={styles.frame} aria-hidden="true" />
    </>
  );
}
