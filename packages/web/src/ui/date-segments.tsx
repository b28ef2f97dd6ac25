import { type Ref, useImperativeHandle, useRef } from 'react';
import { DateInput, DateSegment } from 'react-aria-components';

import type { Focusable } from './field-frame.tsx';

import styles from './date-segments.module.css';

/** The library keeps the last whole value while parts are missing: what is held would not be what is seen. */
export function isHalfFilled(box: Element | null): boolean {
  const parts = [...(box?.querySelectorAll('[role="spinbutton"]') ?? [])];
  const empty = parts.filter((part) => part.matches('[data-placeholder]'));
  return empty.length > 0 && empty.length < parts.length;
}

/** Day, month and year, or hour and minute, each to be typed or turned with the arrow keys. */
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
