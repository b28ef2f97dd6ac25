import { type Ref, useImperativeHandle, useRef } from 'react';
import { DateInput, DateSegment } from 'react-aria-components';

import type { Focusable } from './field-frame.tsx';

import styles from './date-segments.module.css';

/**
 * The library keeps the last complete value while segments are empty, so the value would differ
 * from the display.
 */
export function isHalfFilled(box: Element | null): boolean {
  const parts = [...(box?.querySelectorAll('[role="spinbutton"]') ?? [])];
  const empty = parts.filter((part) => part.matches('[data-placeholder]'));
  return empty.length > 0 && empty.length < parts.length;
}

/** Segments to type or to change with arrow keys. */
export function DateSegments({ ref }: { ref?: Ref<Focusable> | undefined }) {
  const input = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }));
  return (
    <DateInput ref={input} className={styles.input ?? ''}>
      {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
    </DateInput>
  );
}
