import { parseTime, type Time } from '@internationalized/date';
import { useRef } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components';

import { DateSegments, isHalfFilled } from './date-segments.tsx';
import { FieldFrame } from './field-frame.tsx';
import { type LibraryFieldProps, useLibraryField } from './library-field.ts';

import styles from './date-field.module.css';
import boxes from './field-frame.module.css';

function parseClock(text: string | null | undefined): Time | null {
  try {
    return parseTime(text ?? '');
  } catch {
    return null;
  }
}

/** `HH:mm` in 24-hour form; null while empty or incomplete. */
export function ClockField({ ref, ...props }: LibraryFieldProps) {
  const { frame, box, control } = useLibraryField(props);
  const parts = useRef<HTMLDivElement>(null);
  return (
    <AriaTimeField
      {...control}
      value={parseClock(props.value)}
      onChange={(time) => props.onChange(time?.toString().slice(0, 5) ?? null)}
      hourCycle={24}
      onBlur={() => {
        if (props.value && isHalfFilled(parts.current)) props.onChange(null);
        props.onBlur?.();
      }}
      shouldForceLeadingZeros
    >
      <FieldFrame {...frame}>
        <div {...box} ref={parts} className={`${boxes.box} ${styles.box}`}>
          <DateSegments ref={ref} />
        </div>
      </FieldFrame>
    </AriaTimeField>
  );
}
