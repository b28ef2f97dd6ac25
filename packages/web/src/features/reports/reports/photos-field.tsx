import { REPORT_LIMITS } from '@relish/shared/reports/reports/choices.ts';
import type { ReportPhoto } from '@relish/shared/reports/reports/report.ts';

import { useCan } from '../../../session/use-session.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { m } from '../../../words/m.ts';
import { usePhotoUploads } from '../../residents/media/public.tsx';
import { PhotoItem } from './photo-item.tsx';
import { useRecordForm, useRecordValue } from './record-context.ts';

import styles from './photos.module.css';

const KINDS = 'image/jpeg,image/png,image/webp';
const MOST_BYTES = 10 * 1024 * 1024;

/** Photos, each with the recognisable residents. */
export function PhotosField() {
  const { change, problems } = useRecordForm();
  const mayUpload = useCan('media.upload');
  const photos = useRecordValue((values) => values.photos);
  const uploads = usePhotoUploads((media_id) =>
    change((before) => ({
      ...before,
      photos: [...before.photos, { media_id, resident_ids: [], agreed_ids: [], caption: null }],
    })),
  );
  const replace = (id: string, next: ReportPhoto | undefined) =>
    change({
      photos: photos.flatMap((each) => (each.media_id === id ? (next ?? []) : each)),
    });
  const room = REPORT_LIMITS.photos - photos.length - uploads.files.length;
  return (
    <div className={styles.photos}>
      <p className={styles.rule}>{m.reports_photos_rule()}</p>
      {photos.map((photo, at) => (
        <PhotoItem
          key={photo.media_id}
          photo={photo}
          number={at + 1}
          preview={uploads.findPreview(photo.media_id)}
          errors={problems[`photos.${at}.resident_ids`]}
          onChange={(next) => replace(photo.media_id, next)}
          onRemove={() => replace(photo.media_id, undefined)}
        />
      ))}
      {mayUpload && (
        <FileDrop
          name="photos"
          label={m.reports_photos_add()}
          hint={m.reports_photos_hint({ count: REPORT_LIMITS.photos })}
          optional
          multiple
          accept={KINDS}
          maxBytes={MOST_BYTES}
          disabled={room <= 0}
          value={uploads.files}
          findState={uploads.findState}
          errors={problems['photos']}
          onChange={(files) => uploads.take(files.slice(0, uploads.files.length + room))}
        />
      )}
    </div>
  );
}
