import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import { IconButton } from '../../ui/actions/icon-button.tsx';
import { m } from '../../words/m.ts';
import { takesKeys } from '../takes-keys.ts';
import { HelpContent } from './help-content.tsx';
import type { HelpProps } from './help-props.ts';

import styles from './help-panel.module.css';

/** Not modal: the page beside it stays usable. */
export default function HelpPanel(props: HelpProps) {
  const { onClose } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    const own = panel.current;
    heading.current?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      // Focus that has moved on into the page stays there.
      if (now !== document.body && !own?.contains(now)) return;
      const isThere = before instanceof HTMLElement && before.isConnected;
      (isThere ? before : document.querySelector<HTMLElement>('#main'))?.focus();
    };
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !takesKeys(event)) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onClose]);

  return (
    <aside ref={panel} className={styles.panel} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {m.help_title()}
        </h2>
        <IconButton label={m.help_close()} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <HelpContent {...props} />
    </aside>
  );
}
