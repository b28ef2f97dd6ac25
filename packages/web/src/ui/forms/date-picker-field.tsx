import { type CalendarDate, parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { Button, DatePicker, Dialog, Group, Popover } from 'react-aria-components';

import { m } from '../../words/m.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { DateSegments, isHalfFilled } from './date-segments.tsx';
import { FieldFrame } from './field-frame.tsx';
import { type LibraryFieldProps, useLibraryField } from './library-field.ts';

import open from './combobox.module.css';
import styles from './date-field.module.css';
import boxes from './field-frame.module.css';
import list from './option-list.module.css';

/** Dates are `YYYY-MM-DD`. */
export type DateFieldProps = LibraryFieldProps & {
  min?: string | undefined;
  max?: string | undefined;
};

function parseIsoDate(iso: string | null | undefined): CalendarDate | null {
  try {
    return parseDate(iso ?? '');
  } catch {
    return null;
  }
}

/** The value is null while empty or incomplete. */
export function DatePickerField({ ref, ...props }: DateFieldProps) {
  const { frame, box, control } = useLibraryField(props);
  const parts = useRef<HTMLDivElement>(null);
  return (
    <DatePicker
      {...control}
      value={parseIsoDate(props.value)}
      onChange={(date) => props.onChange(date?.toString() ?? null)}
      minValue={parseIsoDate(props.min)}
      maxValue={parseIsoDate(props.max)}
      onBlur={() => {
        if (props.value && isHalfFilled(parts.current)) props.onChange(null);
        props.onBlur?.();
      }}
      shouldForceLeadingZeros
    >
      <FieldFrame {...frame}>
        <Group {...box} ref={parts} className={`${boxes.box} ${styles.box}`}>
          <DateSegments ref={ref} />
          <Button className={open.open ?? ''} aria-label={m.ui_open_calendar()}>
            <CalendarDays aria-hidden="true" />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={list.popover ?? ''} placement="bottom end" offset={6}>
        <Dialog className={styles.dialog ?? ''}>
          <CalendarMonth />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
