import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';

import { m } from '../../../../words/m.ts';
import { type Crop, MOST_ZOOM, moved, zoomed } from './crop.ts';
import { drawSquare } from './square-picture.ts';

import styles from './portrait.module.css';

interface Props {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const STEP = 12;
const ZOOM_STEP = 0.25;
// Sharp on high-density screens, and still fast to draw.
const DRAWN_SIDE = 640;

const ARROWS: Record<string, { x: number; y: number } | undefined> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const ZOOMS: Record<string, number | undefined> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': -ZOOM_STEP,
};

/** Moves and zooms a picture by pointer, pinch, wheel and keys. */
export function CropFrame({ picture, crop, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const hint = useId();
  const sliderId = useId();
  const zoomBy = (by: number) => onChange(zoomed(crop, picture, crop.zoom + by));
  const latestZoomBy = useRef(zoomBy);
  useLayoutEffect(() => {
    latestZoomBy.current = zoomBy;
    if (canvas.current) drawSquare(canvas.current, picture, crop, DRAWN_SIDE);
  });

  // React adds wheel listeners as passive, so the page would scroll too.
  useEffect(() => {
    const element = handle.current;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      latestZoomBy.current(event.deltaY < 0 ? ZOOM_STEP / 2 : -ZOOM_STEP / 2);
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, []);

  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const pressed = pointers.current;
    const before = pressed.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1];
    pressed.set(event.pointerId, after);
    if (other) {
      const spread = apart(after, other) / Math.max(1, apart(before, other));
      onChange(zoomed(crop, picture, crop.zoom * spread));
    } else {
      const by = { x: after.x - before.x, y: after.y - before.y };
      onChange(moved(crop, picture, by, event.currentTarget.clientWidth));
    }
  };
  const release = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = ARROWS[event.key];
    const zoom = ZOOMS[event.key];
    if (!by && zoom === undefined) return;
    event.preventDefault();
    // Arrow keys move the square, so the picture moves the other way.
    if (by) onChange(moved(crop, picture, { x: -by.x, y: -by.y }, event.currentTarget.clientWidth));
    else if (zoom !== undefined) zoomBy(zoom);
  };

  return (
    <div className={styles.crop}>
      <div className={styles.frame}>
        <button
          ref={handle}
          type="button"
          className={styles.handle}
          aria-label={m.portrait_crop()}
          aria-describedby={hint}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          }}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
        >
          <canvas ref={canvas} className={styles.canvas} />
        </button>
        <span className={styles.ring} aria-hidden="true" />
      </div>
      <p id={hint} className={styles.hint}>
        {m.portrait_crop_hint()}
      </p>
      <div className={styles.zoom}>
        <label htmlFor={sliderId}>{m.portrait_zoom()}</label>
        <input
          id={sliderId}
          type="range"
          className={styles.slider}
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => onChange(zoomed(crop, picture, event.target.valueAsNumber))}
        />
      </div>
    </div>
  );
}

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);
