import type { ReactNode } from 'react';

import { Link } from '../ui/actions/link.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { m } from '../words/m.ts';
import { SEARCH_KEY } from './palette/search-key.ts';
import type { Place } from './place.ts';

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
            {/* A scrolling list must be reachable by keyboard, so its rows are links. */}
            <Link kind="quiet" to={path} onClick={onClose}>
              {m.shortcuts_go({ place: label() })}
            </Link>
          </Row>
        ))}
        {places.some(({ path }) => path === '/tabs/residents') && (
          <Row keys={['/']}>{m.shortcuts_find()}</Row>
        )}
        <Row keys={[SEARCH_KEY]}>{m.palette_label()}</Row>
        <Row keys={['?']}>{m.shortcuts_help()}</Row>
        <Row keys={[m.shortcuts_escape()]}>{m.shortcuts_close()}</Row>
      </dl>
    </Dialog>
  );
}

const Row = ({ keys, children }: { keys: string[]; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{children}</dt>
    <dd>
      {[...keys.entries()].map(([position, key]) => (
        <kbd key={position}>{key}</kbd>
      ))}
    </dd>
  </div>
);
