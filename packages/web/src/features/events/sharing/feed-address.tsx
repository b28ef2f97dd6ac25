import { Copy } from 'lucide-react';

import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';

import styles from './sharing.module.css';

/** The secret address, which is shown only once. */
export function FeedAddress({ address }: { address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: m.sharing_feed_copied(), tone: 'success' });
    } catch {
      // Some browsers refuse it; the address can still be selected.
      showToast({ title: m.sharing_feed_not_copied(), tone: 'danger' });
    }
  };
  return (
    <div className={styles.stack}>
      <p>
        <strong>{m.sharing_feed_made()}</strong>
      </p>
      <p className={styles.address} translate="no">
        {address}
      </p>
      <div className={styles.actions}>
        <Link kind="primary-button" href={address.replace(/^https?:/, 'webcal:')}>
          {m.sharing_feed_subscribe()}
        </Link>
        <Button kind="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {m.sharing_feed_copy()}
        </Button>
      </div>
      <p className={styles.quiet}>{m.sharing_feed_once()}</p>
    </div>
  );
}
