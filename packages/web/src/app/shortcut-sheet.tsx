import type { ReactNode } from 'react';

import { Dialog } from '../ui/dialog.tsx';
import { Link } from '../ui/link.tsx';
import { m } from '../words/m.ts';
import type { Place } from './places.ts';

import styles from './shortcut-sheet.module.css';

interface Props {
  places: Place[];
  onClose: () => void;
}

export default function ShortcutSheet({ places, onClose }: Props) {
  return (
    <Dialog title={m.shortcuts_title()} isOpen onClose={onClose}>
      <dl className={styles.list}>
        {places.map(({ path, label, key }) => (
          <Row key={path} keys={['g', key]}>
            {/* A list that scrolls must be reached by keys: its rows lead where they say. */}
            <Link kind="quiet" to={path} onClick={onClose}>
              {m.shortcuts_go({ place: label() })}
            </Link>
          </Row>
        ))}
        {places.some(({ path }) => path === '/tabs/residents') && (
          <Row keys={['/']}>{m.shortcuts_find()}</Row>
        )}
        <Row keys={['?']}>{m.shortcuts_this()}</Row>
        <Row keys={[m.shortcuts_escape()]}>{m.shortcuts_close()}</Row>
      </dl>
    </Dialog>
  );
}

const Row = ({ keys, children }: { keys: string[]; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{children}</dt>
    <dd>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dd>
  </div>
);
