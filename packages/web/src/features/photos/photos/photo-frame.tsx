import type { PhotoRegion } from '@relish/shared/photos/photos/photo.ts';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';

import { type Corner, moveFrame, type Point, resizeFrame } from './face-region.ts';

import styles from './photo-frame.module.css';

interface Props {
  region: PhotoRegion;
  label: string;
  /** Id of the text that explains the keys. */
  describedBy?: string | undefined;
  /** Only a selected frame can be dragged, so that the others do not stop a finger from scrolling. */
  isSelected: boolean;
  onSelect?: () => void;
  onChange: (region: PhotoRegion) => void;
  look?: string | undefined;
  corners?: readonly Corner[];
  /** Name for finding the frame of one person. */
  index?: number;
  children?: ReactNode;
}

const STEP = 10;
const ARROWS: Record<string, Point | undefined> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface Drag {
  from: Point;
  perPixel: Point;
  corner: Corner | undefined;
}

/** A place in a photo that is moved and resized by pointer and keys. */
export function PhotoFrame(props: Props) {
  const { region, label, describedBy, isSelected, onSelect, onChange, look = '' } = props;
  // Committed when the pointer lets go, because every change renders the form.
  const [dragged, setDragged] = useState<PhotoRegion>();
  const drag = useRef<Drag>(undefined);
  const shown = dragged ?? region;

  const begin = (event: PointerEvent<HTMLElement>, corner?: Corner) => {
    const sheet = event.currentTarget.closest('[data-sheet]')?.getBoundingClientRect();
    if (event.button !== 0 || !sheet || sheet.width === 0) return;
    if (!isSelected) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      from: { x: event.clientX, y: event.clientY },
      perPixel: { x: 1000 / sheet.width, y: 1000 / sheet.height },
      corner,
    };
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    if (!held) return;
    event.stopPropagation();
    const by = {
      x: (event.clientX - held.from.x) * held.perPixel.x,
      y: (event.clientY - held.from.y) * held.perPixel.y,
    };
    setDragged(held.corner ? resizeFrame(region, by, held.corner) : moveFrame(region, by));
  };
  const letGo = () => {
    drag.current = undefined;
    if (dragged) onChange(dragged);
    setDragged(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(event.shiftKey ? resizeFrame(region, by) : moveFrame(region, by));
  };
  const pointer = (corner?: Corner) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, corner),
    onPointerMove: follow,
    onPointerUp: letGo,
    onPointerCancel: letGo,
  });

  return (
    <button
      type="button"
      className={`${styles.frame} ${look}`}
      data-selected={isSelected || undefined}
      data-frame={props.index}
      style={{
        left: `${shown.x / 10}%`,
        top: `${shown.y / 10}%`,
        width: `${shown.w / 10}%`,
        height: `${shown.h / 10}%`,
      }}
      aria-label={label}
      aria-describedby={describedBy}
      onFocus={onSelect}
      onClick={onSelect}
      onKeyDown={press}
      {...pointer()}
    >
      {props.children}
      {isSelected &&
        (props.corners ?? ['end']).map((corner) => (
          <span key={corner} className={styles.handle} data-corner={corner} {...pointer(corner)} />
        ))}
    </button>
  );
}
