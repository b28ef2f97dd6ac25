import { useCan, useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { useNewestPhoto } from './api.ts';
import { tellWhen } from './day-words.ts';

import styles from './newest-photo.module.css';

/** Nothing without a photo, because the feed explains itself where it is empty. */
export function NewestPhoto({ residentId, name }: { residentId: string; name: string }) {
  const { data } = useNewestPhoto(residentId, useCan('photo-book.view'));
  const dates = { today: useToday(), timeZone: useUser().carehome.time_zone };
  const photo = data?.photos[0];
  if (!photo?.picture) return null;
  const when = tellWhen(photo, dates);
  return (
    <Card title={m.family_photos_newest({ name })}>
      <ServerImage
        className={styles.picture}
        src={photo.picture.large}
        alt={m.family_photos_alt({ name, when })}
        width={photo.width}
        height={photo.height}
        loading="lazy"
      />
      <p className={styles.words}>
        {photo.caption !== null && <span translate="no">{photo.caption}</span>}
        <span className={styles.quiet}>{when}</span>
      </p>
      <div>
        <Link to={`/tabs/photo-book?resident_id=${residentId}`}>
          {m.family_photos_all({ name })}
        </Link>
      </div>
    </Card>
  );
}
