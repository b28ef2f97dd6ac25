import { ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';

import styles from './photo-picture.module.css';

interface Props {
  photo: { picture: { large: string } | null; width: number; height: number };
  alt: string;
  /** Receives the element whose size is that of the photo. */
  onSheet?: (sheet: HTMLDivElement | null) => void;
  /** Beside the buttons for zooming. */
  note?: ReactNode;
  /** Drawn over the photo. */
  children?: ReactNode;
}

const MOST_ZOOM = 4;

/** A zoomed photo is larger than its box. */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

/** A photo as large as the screen allows, with zoom. */
export function PhotoPicture({ photo, alt, onSheet, note, children }: Props) {
  const [zoom, setZoom] = useState(1);
  const size = { '--ratio': photo.width / Math.max(1, photo.height), '--zoom': zoom };
  return (
    <div className={styles.stage}>
      <section
        className={styles.scroll}
        aria-label={m.photo_area()}
        {...(zoom > 1 && SCROLLED_BY_KEYS)}
      >
        <div ref={onSheet} className={styles.sheet} style={size as CSSProperties} data-sheet>
          {photo.picture && (
            <ServerImage
              className={styles.picture}
              src={photo.picture.large}
              alt={alt}
              draggable={false}
            />
          )}
          {children}
        </div>
      </section>
      <div className={styles.tools}>
        <div className={styles.note}>{note}</div>
        <IconButton label={m.photo_zoom_out()} onClick={() => setZoom(Math.max(1, zoom - 1))}>
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <IconButton
          label={m.photo_zoom_in()}
          onClick={() => setZoom(Math.min(MOST_ZOOM, zoom + 1))}
        >
          <ZoomIn aria-hidden="true" />
        </IconButton>
        <VisuallyHidden>
          <output>{m.photo_zoomed({ percent: zoom * 100 })}</output>
        </VisuallyHidden>
      </div>
    </div>
  );
}
