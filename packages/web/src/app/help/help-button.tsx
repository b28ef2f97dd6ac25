import { CircleQuestionMark } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { m } from '../../words/m.ts';
import { helpOpen } from './help-state.ts';

import styles from './help-button.module.css';

export function HelpButton() {
  const isOpen = useSyncExternalStore(helpOpen.subscribe, helpOpen.get);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={m.help_title()}
      aria-expanded={isOpen}
      onClick={() => helpOpen.set(!isOpen)}
    >
      <CircleQuestionMark aria-hidden="true" />
      <span className={styles.word} aria-hidden="true">
        {m.help_title()}
      </span>
    </button>
  );
}
