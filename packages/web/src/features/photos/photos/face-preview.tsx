import type { PhotoRegion } from '@relish/shared/photos/photos/photo.ts';

import { ServerImage } from '../../../ui/layout/server-image.tsx';

import styles from './face-chooser.module.css';

interface Props {
  photo: { picture: { large: string } | null; width: number; height: number };
  region: PhotoRegion;
}

/** The marked face, because the sheet covers the photo. */
export function FacePreview({ photo: { picture, width, height }, region }: Props) {
  if (!picture) return null;
  return (
    <div
      className={styles.preview}
      style={{ aspectRatio: (region.w * width) / Math.max(1, region.h * height) }}
    >
      <ServerImage
        src={picture.large}
        alt=""
        style={{
          width: `${100_000 / region.w}%`,
          left: `${(-100 * region.x) / region.w}%`,
          top: `${(-100 * region.y) / region.h}%`,
        }}
      />
    </div>
  );
}
