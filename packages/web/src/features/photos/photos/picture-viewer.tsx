import type { Picture } from '@relish/shared/residents/residents/contract.ts';
import { Droplets } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';

import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { ViewerFrame } from './viewer-frame.tsx';

import styles from './album-viewer.module.css';

interface ShownPicture {
  id: string;
  picture: Picture;
  caption: string | null;
  is_blurred: boolean;
}

interface Props {
  photos: readonly ShownPicture[];
  /** The one on the screen. */
  id: string;
  onShow: (id: string) => void;
  onClose: () => void;
  /** Below the picture. */
  children?: ReactNode;
}

/** A few photos that are shown elsewhere, one at a time on the whole screen. */
export default function PictureViewer({ photos, id, onShow, onClose, children }: Props) {
  const at = photos.findIndex((each) => each.id === id);
  const photo = photos[at];
  if (!photo) return null;
  const before = photos[at - 1];
  const after = photos[at + 1];
  return (
    <ViewerFrame
      title={photo.caption ?? m.album_photo()}
      onBack={before && (() => onShow(before.id))}
      onForward={after && (() => onShow(after.id))}
      onClose={onClose}
      picture={
        // The title says what it shows.
        <Fragment key={id}>
          <ServerImage className={styles.picture} src={photo.picture.small} alt="" />
          <ServerImage className={styles.picture} src={photo.picture.large} alt="" />
        </Fragment>
      }
      details={
        <>
          {photo.is_blurred && (
            <p className={styles.facts}>
              <Droplets aria-hidden="true" />
              {m.album_blurred()}
            </p>
          )}
          {children}
        </>
      }
    />
  );
}
