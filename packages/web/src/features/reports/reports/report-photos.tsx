import { ImageOff } from 'lucide-react';

import { Card } from '../../../ui/layout/card.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import type { Report } from './api.ts';
import { nameList } from './name-list.ts';

import styles from './photos.module.css';

export function ReportPhotos({ report }: { report: Report }) {
  if (report.photos.length === 0) return null;
  const names = new Map(
    report.participations.map((each) => [each.resident_id, each.preferred_name]),
  );
  return (
    <Card title={m.reports_photos()}>
      <ul className={styles.gallery}>
        {report.photos.map(({ media_id, picture, caption, resident_ids }, at) => {
          const who = nameList(resident_ids.map((id) => names.get(id) ?? ''));
          return (
            <li key={media_id}>
              {picture ? (
                <ServerImage
                  src={picture.small}
                  alt={m.reports_photo({ number: at + 1 })}
                  className={styles.thumb}
                  loading="lazy"
                />
              ) : (
                <span className={styles.blank}>
                  <ImageOff aria-hidden="true" />
                  {m.reports_photo_hidden()}
                </span>
              )}
              {caption !== null && <p className={styles.caption}>{caption}</p>}
              {who !== '' && <p className={styles.names}>{who}</p>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
