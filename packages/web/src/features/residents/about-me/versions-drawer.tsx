import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Entry, useVersions } from './api.ts';
import { voiceLine } from './entry-words.ts';

import styles from './versions-drawer.module.css';

const STATUS = {
  pending: m.about_me_status_pending,
  accepted: m.about_me_status_accepted,
  declined: m.about_me_status_declined,
  removed: m.about_me_status_removed,
};

interface Props {
  entry: Entry;
  name: string;
  onClose: () => void;
}

export function VersionsDrawer({ entry, name, onClose }: Props) {
  const { data, isError, isFetching, refetch } = useVersions(entry.id);
  return (
    <Drawer isOpen onClose={onClose} title={m.about_me_history()}>
      {isError && <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="pair" width="long" />}
      {data && (
        <ol className={styles.versions}>
          {data.map((each) => (
            <li key={each.version} className={styles.version}>
              <p className={styles.who}>
                {m.about_me_version_by({
                  who: each.written_by ?? m.about_me_version_nobody(),
                  when: formatDate(new Date(each.written_at)),
                })}
              </p>
              <p className={styles.words}>{each.text}</p>
              <p className={styles.about}>
                {[
                  STATUS[each.status](),
                  voiceLine({ voice: each.voice }, name),
                  each.visibility === 'staff'
                    ? m.about_me_read_by_staff()
                    : m.about_me_read_by_family(),
                ].join(' · ')}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Drawer>
  );
}
