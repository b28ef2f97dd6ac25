import { ImageIcon } from 'lucide-react';
import { useWatch } from 'react-hook-form';

import { ServerImage } from '../../ui/server-image.tsx';
import type { usePhotoUploads } from '../../ui/use-photo-uploads.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { m } from '../../words/m.ts';
import { useNoticeForm } from './notice-form-context.ts';

import styles from './notice-form.module.css';

interface Props {
  id: string;
  number: number;
  size: 'small' | 'large';
  uploads: Pick<ReturnType<typeof usePhotoUploads>, 'previewOf'>;
}

/** A picture that was just added, or one that the notice had; after a reload there is only its place. */
export function NoticePicture({ id, number, size, uploads }: Props) {
  const { form, notice } = useNoticeForm();
  const title = useWatch({ control: form.control, name: 'title' });
  const alt = m.notices_picture({ number, title });
  const preview = uploads.previewOf(id);
  const saved = notice?.pictures.find((each) => each.id === id)?.picture;
  if (preview !== undefined) return <img src={preview} alt={alt} />;
  if (saved) return <ServerImage src={saved[size]} alt={alt} />;
  return (
    <span className={styles.blank}>
      <ImageIcon aria-hidden="true" />
      <VisuallyHidden>{alt}</VisuallyHidden>
    </span>
  );
}
