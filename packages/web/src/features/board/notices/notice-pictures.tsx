import { NOTICE_LIMITS } from '@relish/shared/board/notices/choices.ts';
import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';

import { useCan } from '../../../session/use-session.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { m } from '../../../words/m.ts';
import type { usePhotoUploads } from '../../residents/media/public.tsx';
import { useNoticeForm } from './notice-form-context.ts';
import { NoticePicture } from './notice-picture.tsx';

import styles from './notice-form.module.css';

const KINDS = 'image/jpeg,image/png,image/webp';
const MOST_BYTES = 10 * 1024 * 1024;

export function NoticePictures({ uploads }: { uploads: ReturnType<typeof usePhotoUploads> }) {
  const { form } = useNoticeForm();
  const mayUpload = useCan('media.upload');
  const ids = useWatch({ control: form.control, name: 'picture_ids' });
  const room = NOTICE_LIMITS.pictures - ids.length - uploads.files.length;
  const remove = (id: string) =>
    form.setValue(
      'picture_ids',
      ids.filter((each) => each !== id),
      { shouldDirty: true },
    );
  if (!mayUpload && ids.length === 0) return null;
  return (
    <div className={styles.fields}>
      {mayUpload && (
        <FileDrop
          name="picture_ids"
          label={m.notices_field_pictures()}
          hint={m.notices_field_pictures_hint({ count: NOTICE_LIMITS.pictures })}
          optional
          multiple
          accept={KINDS}
          maxBytes={MOST_BYTES}
          disabled={room <= 0}
          value={uploads.files}
          findState={uploads.findState}
          errors={form.listErrors('picture_ids')}
          onChange={(files) => uploads.take(files.slice(0, uploads.files.length + room))}
        />
      )}
      {ids.length > 0 && (
        <>
          <ul className={styles.thumbs}>
            {ids.map((id, at) => (
              <li key={id} className={styles.thumb}>
                <NoticePicture id={id} number={at + 1} uploads={uploads} size="small" />
                <div className={styles.remove}>
                  <IconButton
                    label={m.notices_picture_remove({ number: at + 1 })}
                    onClick={() => remove(id)}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </div>
              </li>
            ))}
          </ul>
          <Checkbox
            label={m.notices_pictures_nobody()}
            hint={m.notices_pictures_nobody_hint()}
            {...form.field('pictures_show_nobody')}
          />
        </>
      )}
    </div>
  );
}
