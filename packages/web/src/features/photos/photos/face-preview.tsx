import type { PhotoRegion } from '@relish/shared/photos/photos/photo.ts';

import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { resizeFrame } from './face-region.ts';

import styles from './face-chooser.module.css';

interface Props {
  photo: { picture: { large: string } | null; width: number; height: number };
  region: PhotoRegion;
}

/** A little around the mark is shown too, because a tap is seldom exact. */
const AROUND = 0.6;

/** The marked face, because the sheet covers the photo. */
export function FacePreview({ photo: { picture, width, height }, region: marked }: Props) {
  if (!picture) return null;
  const by = { x: marked.w * AROUND, y: marked.h * AROUND };
  const region = resizeFrame(resizeFrame(marked, { x: -by.x / 2, y: -by.y / 2 }, 'start'), {
    x: by.x / 2,
    y: by.y / 2,
  });
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
