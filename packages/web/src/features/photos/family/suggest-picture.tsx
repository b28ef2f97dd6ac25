import { useState } from 'react';

import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { m } from '../../../words/m.ts';
import { usePhotoUploads } from '../../residents/media/public.tsx';
import { ACCEPTED, findProblem, isTooLarge, preparePicture } from '../uploads/public.tsx';

import styles from './family.module.css';

interface Props {
  errors: string[] | undefined;
  onSent: (mediaId: string) => void;
}

/** One picture, shrunk on the device before it is sent. */
export function SuggestPicture({ errors, onSent }: Props) {
  const [problem, setProblem] = useState<string>();
  const [sentId, setSentId] = useState<string>();
  const uploads = usePhotoUploads((id) => {
    setSentId(id);
    onSent(id);
  });
  const preview = sentId === undefined ? undefined : uploads.findPreview(sentId);
  const take = async ([file]: readonly File[]) => {
    if (!file) return uploads.take([]);
    const found = await findProblem(file);
    setProblem(found);
    if (found !== undefined) return undefined;
    const { name, blob } = await preparePicture(file);
    if (isTooLarge(blob)) return setProblem(m.photo_add_too_large());
    return uploads.take([new File([blob], name, { type: blob.type })]);
  };
  return (
    <>
      <FileDrop
        name="media_id"
        label={m.photo_suggest_picture()}
        hint={m.photo_suggest_picture_hint()}
        // A dropped HEIC file is not refused here, so that its own message says what to do.
        accept={`${ACCEPTED},.heic,.heif`}
        value={uploads.files}
        findState={uploads.findState}
        errors={problem === undefined ? errors : [problem]}
        onChange={(files) => void take(files)}
      />
      {preview !== undefined && (
        <img className={styles.preview} src={preview} alt={m.photo_suggest_preview()} />
      )}
    </>
  );
}
