import { useId } from 'react';
import { useWatch } from 'react-hook-form';

import { useUser } from '../../../session/use-session.ts';
import { m } from '../../../words/m.ts';
import type { usePhotoUploads } from '../../residents/media/public.tsx';
import { NoticeCard } from './notice-card.tsx';
import { useNoticeForm } from './notice-form-context.ts';
import { NoticePicture } from './notice-picture.tsx';

import styles from './notice-form.module.css';

/** Shows the notice as it will appear on the board. */
export function NoticePreview({ uploads }: { uploads: ReturnType<typeof usePhotoUploads> }) {
  const { form } = useNoticeForm();
  const { first_name, last_name } = useUser();
  const id = useId();
  const [title, body, audience, priority, pinned, pictures] = useWatch({
    control: form.control,
    name: ['title', 'body', 'audience', 'priority', 'pinned', 'picture_ids'],
  });
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h2 id={id}>{m.notices_preview()}</h2>
      <NoticeCard
        level={3}
        notice={{ title, body, audience, priority, pinned }}
        withAudience
        foot={<span translate="no">{`${first_name} ${last_name}`}</span>}
        pictures={pictures.map((each, at) => (
          <NoticePicture key={each} id={each} number={at + 1} size="large" uploads={uploads} />
        ))}
      />
    </section>
  );
}
