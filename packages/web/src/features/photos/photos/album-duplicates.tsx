import { useState } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { photoLabel, whenWords } from './album-words.ts';
import {
  type DuplicateGroup,
  type PhotoCard,
  useDuplicates,
  useKeepDuplicates,
  useRemovePhotos,
} from './api.ts';

import styles from './album-duplicates.module.css';

/** Offered until a colleague keeps the photos or removes one. */
export function AlbumDuplicates() {
  const { data } = useDuplicates(true);
  const [isOpen, setOpen] = useState(false);
  const [group] = data?.groups ?? [];
  if (!data || !group) return null;
  const count = data.groups.reduce((sum, { photos }) => sum + photos.length, 0);
  return (
    <>
      <Banner
        kind="info"
        action={
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            {m.album_same_compare()}
          </Button>
        }
      >
        {m.album_same({ count })}
      </Banner>
      {isOpen && <Compare group={group} left={data.groups.length} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  group: DuplicateGroup;
  /** Groups including this one. */
  left: number;
  onClose: () => void;
}

function Compare({ group, left, onClose }: Props) {
  const keeping = useKeepDuplicates();
  const removing = useRemovePhotos();
  const [removed, setRemoved] = useState<PhotoCard>();
  const { photos } = group;
  const closeAfterLast = () => left === 1 && onClose();
  const keep = () =>
    keeping.mutate(
      { ids: photos.map(({ id }) => id) },
      {
        onSuccess: () => {
          showToast({ title: m.album_same_kept(), tone: 'success' });
          closeAfterLast();
        },
      },
    );
  const remove = ({ id }: PhotoCard) =>
    removing.mutate(
      { ids: [id] },
      {
        onSuccess: () => {
          setRemoved(undefined);
          showToast({ title: m.album_removed({ count: 1 }), tone: 'success' });
          if (photos.length === 2) closeAfterLast();
        },
      },
    );
  if (removed)
    return (
      <ConfirmDialog
        isOpen
        kind="danger"
        title={m.album_remove_title({ count: 1 })}
        confirmLabel={m.album_remove_confirm()}
        busy={removing.isPending}
        onConfirm={() => remove(removed)}
        onCancel={() => setRemoved(undefined)}
      >
        {m.album_same_remove_text()}
      </ConfirmDialog>
    );
  return (
    <Dialog
      isOpen
      title={group.is_same_file ? m.album_same_file_title() : m.album_same_title()}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.album_same_later()}
          </Button>
          <Button busy={keeping.isPending} onClick={() => keeping.isPending || keep()}>
            {photos.length === 2 ? m.album_same_keep_both() : m.album_same_keep_all()}
          </Button>
        </>
      }
    >
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <Candidate photo={photo} onRemove={() => setRemoved(photo)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Candidate({ photo, onRemove }: { photo: PhotoCard; onRemove: () => void }) {
  const { time_zone } = useUser().carehome;
  const mayKeep = useCan('photos.keep');
  const label = photoLabel(photo, time_zone);
  return (
    <figure className={styles.photo}>
      {photo.picture && <ServerImage src={photo.picture.small} alt="" />}
      <figcaption>
        {photo.caption !== null && <span className={styles.caption}>{photo.caption}</span>}
        <span>{whenWords(photo, time_zone)}</span>
        {photo.staff && photo.staff.added_by !== null && (
          <span translate="no">{m.album_added_by({ name: photo.staff.added_by })}</span>
        )}
      </figcaption>
      {(mayKeep || photo.is_own) && (
        <Button
          kind="quiet"
          size="small"
          aria-label={m.album_same_remove_label({ photo: label })}
          onClick={onRemove}
        >
          {m.album_same_remove()}
        </Button>
      )}
    </figure>
  );
}
