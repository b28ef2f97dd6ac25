import { isYes } from '@relish/shared/residents/consents/purposes.ts';
import { useState } from 'react';

import { useCall } from '../../../api/hooks.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import type { Resident } from './api.ts';
import { ChoosePicture } from './portrait/choose-picture.tsx';
import { CropFrame } from './portrait/crop-frame.tsx';
import { WHOLE } from './portrait/crop.ts';
import { RemovePicture } from './portrait/remove-picture.tsx';
import { usePortraitUpload } from './portrait/use-portrait-upload.ts';

interface Props {
  resident: Resident;
  onClose: () => void;
}

/** The old picture is replaced only after the upload succeeds. */
export default function PortraitDialog({ resident, onClose }: Props) {
  const { id, preferred_name: name } = resident;
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState(WHOLE);
  const { send, cancel, progress, refusal } = usePortraitUpload(id, () => {
    showToast({ title: m.portrait_saved(), tone: 'success' });
    onClose();
  });
  const sending = progress !== undefined;
  const consents = useCall('consents/list', { resident_id: id });
  const answer = consents.data?.purposes.find(({ purpose }) => purpose === 'photo_record');
  // The server decides; this warns users before they choose a picture that would be refused.
  const needsConsent =
    refusal?.isConsent === true || (answer !== undefined && !isYes(answer.consent?.decision));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={!sending}
      title={m.portrait_title({ name })}
      actions={actions()}
    >
      {refusal && !refusal.isConsent && <Banner kind="danger">{refusal.message}</Banner>}
      {needsConsent && (
        <Banner
          kind="attention"
          title={m.portrait_consent_title()}
          action={<Link to={`/resident-consents?id=${id}`}>{m.portrait_consent_link()}</Link>}
        >
          {m.portrait_consent_text({ name })}
        </Banner>
      )}
      {needsConsent ? null : picture ? (
        <CropFrame picture={picture} crop={crop} onChange={setCrop} />
      ) : (
        <ChoosePicture
          onChosen={(chosen) => {
            setCrop(WHOLE);
            setPicture(chosen);
          }}
        />
      )}
      {sending && <ProgressBar label={m.portrait_sending()} value={progress} />}
    </Dialog>
  );

  function actions() {
    if (sending)
      return (
        <Button kind="quiet" onClick={cancel}>
          {m.portrait_cancel()}
        </Button>
      );
    if (picture && !needsConsent)
      return (
        <>
          <Button kind="quiet" onClick={() => setPicture(undefined)}>
            {m.portrait_other()}
          </Button>
          <Button onClick={() => void send(picture, crop)}>{m.portrait_save()}</Button>
        </>
      );
    return resident.picture ? <RemovePicture id={id} onRemoved={onClose} /> : undefined;
  }
}
