import type { PhotoRegion } from '@relish/shared/photos/photos/photo.ts';
import { findCut } from '@relish/shared/photos/photos/suggest-crop.ts';
import { useId, useState } from 'react';

import { ApiError } from '../../../api/api-error.ts';
import { sentence } from '../../../api/error-catalogue.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { useCropPhoto, useSavePhoto } from './photo-api.ts';
import { usePhotoForm } from './photo-form-context.ts';
import { PhotoFrame } from './photo-frame.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import { type NamedPerson, sentValues } from './photo-values.ts';
import { altWords, nameList, personName } from './photo-words.ts';

import styles from './crop-dialog.module.css';

const WHOLE: PhotoRegion = { x: 50, y: 50, w: 900, h: 900 };

interface Props {
  /** The part to begin with; most of the photo if there is no suggestion. */
  suggested: PhotoRegion | undefined;
  onCropped: () => Promise<unknown>;
  onClose: () => void;
}

/** Shows what a crop keeps, and who is left out by it. */
export default function CropDialog({ suggested = WHOLE, onCropped, onClose }: Props) {
  const { form, photo, naming } = usePhotoForm();
  const [region, setRegion] = useState(suggested);
  const [problem, setProblem] = useState<string>();
  const hint = useId();
  const save = useSavePhoto();
  const crop = useCropPhoto();
  const isBusy = save.isPending || crop.isPending;

  const confirm = async () => {
    if (isBusy) return;
    setProblem(undefined);
    try {
      // The server crops what is stored, so faces marked just now are saved first.
      const { version } = form.formState.isDirty
        ? await save.mutateAsync(sentValues(photo.id, form.getValues()))
        : form.getValues();
      await crop.mutateAsync({ id: photo.id, version, region });
      await onCropped();
      showToast({ title: m.photo_crop_saved(), tone: 'success' });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 422) setProblem(sentence(error));
    }
  };

  return (
    <Dialog
      isOpen
      isDismissable={!isBusy}
      onClose={onClose}
      title={m.photo_crop_title()}
      actions={
        <>
          <Button kind="quiet" onClick={() => isBusy || onClose()}>
            {m.ui_cancel()}
          </Button>
          <Button busy={isBusy} onClick={() => void confirm()}>
            {m.photo_crop_save()}
          </Button>
        </>
      }
    >
      {problem !== undefined && <Banner kind="danger">{problem}</Banner>}
      <div className={styles.photo}>
        <PhotoPicture
          photo={photo}
          alt={altWords(photo)}
          note={<p id={hint}>{m.photo_frame_hint()}</p>}
        >
          <PhotoFrame
            region={region}
            label={m.photo_crop_frame()}
            describedBy={hint}
            isSelected
            corners={['start', 'end']}
            look={styles.crop}
            onChange={setRegion}
          />
        </PhotoPicture>
      </div>
      <output className={styles.people} translate="no">
        {describeCut(naming.people, region)}
      </output>
      <p>{m.photo_crop_lead()}</p>
    </Dialog>
  );
}

/** People whose place is not known stay named. */
function describeCut(people: readonly NamedPerson[], crop: PhotoRegion): string {
  const listed = (cut: 'part' | 'none') =>
    people.filter(({ region }) => region && findCut(crop, region) === cut).map(personName);
  const [left, cut] = [listed('none'), listed('part')];
  return [
    ...(left.length > 0
      ? [m.photo_crop_out({ count: left.length, names: nameList(left) })]
      : [m.photo_crop_all_in()]),
    ...(cut.length > 0 ? [m.photo_crop_cut({ count: cut.length, names: nameList(cut) })] : []),
  ].join(' ');
}
