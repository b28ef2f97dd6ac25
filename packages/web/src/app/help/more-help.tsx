import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { can } from '@relish/shared/permissions.ts';
import { GraduationCap, Keyboard, Mail, Search } from 'lucide-react';
import { Link } from 'react-router';

import { m } from '../../words/m.ts';
import { paletteOpen } from '../palette/palette-state.ts';
import { shortcutHelp } from '../shortcut-help.ts';

import styles from './help-content.module.css';

interface Props {
  user: CurrentUser;
  onClose: () => void;
}

/** Help that is the same on every page. */
export const MoreHelp = ({ user, onClose }: Props) => (
  <section className={styles.part}>
    <h3 className={styles.heading}>{m.help_more()}</h3>
    {can(user, 'relatives.view') && <p>{m.help_ask_home()}</p>}
    {can(user, 'tutorials.view') && (
      <Link className={styles.way} to="/tabs/tutorials" onClick={onClose}>
        <GraduationCap aria-hidden="true" />
        {m.tutorials_all()}
      </Link>
    )}
    <button
      type="button"
      className={styles.way}
      onClick={() => {
        onClose();
        paletteOpen.set(true);
      }}
    >
      <Search aria-hidden="true" />
      {m.palette_label()}
    </button>
    <button
      type="button"
      className={`${styles.way} ${styles.wideOnly}`}
      onClick={() => {
        onClose();
        shortcutHelp.set(true);
      }}
    >
      <Keyboard aria-hidden="true" />
      {m.shortcuts_title()}
    </button>
    {can(user, 'package.manage') && (
      <Link className={styles.way} to="/package" onClick={onClose}>
        <Mail aria-hidden="true" />
        {m.help_contact()}
      </Link>
    )}
  </section>
);
