import { ImageIcon } from 'lucide-react';
import { useWatch } from 'react-hook-form';

import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import type { usePhotoUploads } from '../../residents/media/public.tsx';
import { useNoticeForm } from './notice-form-context.ts';

import styles from './notice-form.module.css';

interface Props {
  id: string;
  number: number;
  size: 'small' | 'large';
  uploads: Pick<ReturnType<typeof usePhotoUploads>, 'findPreview'>;
}

/** A picture just uploaded or already stored; after a reload only a placeholder. */
export function NoticePicture({ id, number, size, uploads }: Props) {
  const { form, notice } = useNoticeForm();
  const title = useWatch({ control: form.control, name: 'title' });
  const alt = m.notices_picture({ number, title });
  const preview = uploads.findPreview(id);
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
