import { Crop, EllipsisVertical, Eye, EyeOff, Megaphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import { type StaffPhoto, useChangePhotos, useRemovePhoto } from './photo-api.ts';
import { ALBUM } from './photo-paths.ts';

interface Props {
  photo: StaffPhoto;
  /** Called before leaving, so that nothing unsaved is asked about. */
  onLeave?: () => void;
  onHidden?: () => void;
  /** Left out where the photo cannot be cropped. */
  onCrop?: (() => void) | undefined;
}

/** Crop, hide, release and remove; nothing if none of them is allowed. */
export function PhotoMenu({ photo, onLeave, onHidden, onCrop }: Props) {
  const [isRemoving, setRemoving] = useState(false);
  const navigate = useNavigate();
  const mayPublish = useCan('photos.publish') && photo.state === 'ready';
  const change = useChangePhotos();
  const remove = useRemovePhoto();
  const isHidden = photo.state === 'hidden';
  const hide = async () => {
    await change.mutateAsync({ ids: [photo.id], change: { hidden: !isHidden } });
    onHidden?.();
    showToast({ title: isHidden ? m.photo_unhidden() : m.photo_hidden(), tone: 'success' });
  };
  const removeForGood = async () => {
    await remove.mutateAsync({ ids: [photo.id] });
    onLeave?.();
    showToast({ title: m.photo_removed(), tone: 'success' });
    await navigate(ALBUM, { replace: true });
  };
  const { can_edit, can_remove, people, belongs_to } = photo.staff;
  // The versions of a record name its photos, so they are cropped and removed there.
  const isOfRecord = belongs_to?.kind === 'record';
  // A photo that someone refused can only be removed.
  const canHide =
    can_edit && photo.state !== 'pending' && !people.some(({ refused }) => refused) && onHidden;
  const choices = [
    ...(onCrop && !isOfRecord
      ? [{ id: 'crop', label: m.photo_crop(), icon: Crop, onSelect: onCrop }]
      : []),
    ...(canHide
      ? [
          {
            id: 'hide',
            label: isHidden ? m.photo_unhide() : m.photo_hide(),
            icon: isHidden ? Eye : EyeOff,
            onSelect: () => void hide(),
          },
        ]
      : []),
    ...(mayPublish
      ? [
          {
            id: 'publish',
            label: m.album_publish(),
            icon: Megaphone,
            onSelect: () => void navigate(`/photo-export?ids=${photo.id}`),
          },
        ]
      : []),
    ...(can_remove && !isOfRecord
      ? [
          {
            id: 'remove',
            label: m.photo_remove(),
            icon: Trash2,
            kind: 'danger' as const,
            onSelect: () => setRemoving(true),
          },
        ]
      : []),
  ];
  if (choices.length === 0) return null;
  return (
    <>
      <Menu
        label={m.photo_more()}
        align="end"
        trigger={
          <Button kind="quiet" icon={<EllipsisVertical aria-hidden="true" />}>
            {m.photo_more()}
          </Button>
        }
        choices={choices}
      />
      <ConfirmDialog
        isOpen={isRemoving}
        title={m.photo_remove_title()}
        kind="danger"
        confirmLabel={m.photo_remove_confirm()}
        busy={remove.isPending}
        onConfirm={() => void removeForGood()}
        onCancel={() => setRemoving(false)}
      >
        {m.photo_remove_text()}
      </ConfirmDialog>
    </>
  );
}
