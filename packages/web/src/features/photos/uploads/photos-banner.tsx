import { useLocation } from 'react-router';

import { UnsentBanner } from '../../../forms/unsent-banner.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { photoOutbox } from './photo-outbox.ts';
import { useIsAway, useSendingPhotos, useWaitingPhotos } from './use-sending-photos.ts';

import styles from './uploads.module.css';

/** Shown on every page while photos are being sent, which goes on wherever the user is. */
export default function PhotosBanner() {
  useSendingPhotos();
  const { pathname } = useLocation();
  const waiting = useWaitingPhotos();
  const isAway = useIsAway();
  const refused = waiting.filter((each) => each.refused !== undefined).length;
  const unsent = waiting.length - refused;
  // The page that adds photos shows each of them.
  if (waiting.length === 0 || pathname === '/photo-add') return null;
  const open = (
    <Link kind="quiet-button" to="/photo-add">
      {m.photo_add_show()}
    </Link>
  );
  return (
    <div className={styles.notices}>
      {unsent > 0 && isAway && (
        <UnsentBanner title={m.photo_add_unsent({ count: unsent })} outbox={photoOutbox} />
      )}
      {unsent > 0 && !isAway && (
        <Banner kind="info" action={open}>
          {m.photo_add_sending_count({ count: unsent })}
        </Banner>
      )}
      {refused > 0 && (
        <Banner kind="danger" action={open}>
          {m.photo_add_refused_count({ count: refused })}
        </Banner>
      )}
    </div>
  );
}
