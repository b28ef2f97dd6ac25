import { Dialog } from '../ui/dialog.tsx';
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
          <Row key={path} what={m.shortcuts_go({ place: label() })} keys={['g', key]} />
        ))}
        {places.some(({ path }) => path === '/tabs/residents') && (
          <Row what={m.shortcuts_find()} keys={['/']} />
        )}
        <Row what={m.shortcuts_this()} keys={['?']} />
        <Row what={m.shortcuts_close()} keys={[m.shortcuts_escape()]} />
      </dl>
    </Dialog>
  );
}

const Row = ({ what, keys }: { what: string; keys: string[] }) => (
  <div className={styles.row}>
    <dt>{what}</dt>
    <dd>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dd>
  </div>
);
