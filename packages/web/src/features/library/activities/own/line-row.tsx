import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { m } from '../../../../words/m.ts';

import styles from './own-form.module.css';

export type RowPart = 'text' | 'up' | 'down';

interface Props {
  name: string;
  at: number;
  count: number;
  label: string;
  max: number;
  value: string;
  errors: string[] | undefined;
  onChange: (text: string) => void;
  onEnter: () => void;
  /** Up (-1) or down (1). */
  onMove: (by: -1 | 1, part: RowPart) => void;
  onRemove: () => void;
}

/** Alt and an arrow key move the row; Enter adds the next one. */
export function LineRow(props: Props) {
  const { name, at, count, label, value, errors, onChange, onEnter, onMove, onRemove } = props;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onMove(event.key === 'ArrowUp' ? -1 : 1, 'text');
    }
  };
  return (
    <div className={styles.line} data-row={at}>
      <TextArea
        data-part="text"
        name={name}
        label={label}
        maxLength={props.max}
        value={value}
        errors={errors}
        // A row is a single line, so pasted line breaks become spaces.
        onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={press}
      />
      <div className={styles.lineButtons}>
        <IconButton
          data-part="up"
          label={m.own_activity_move_up({ label })}
          disabled={at === 0}
          onClick={() => onMove(-1, 'up')}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          data-part="down"
          label={m.own_activity_move_down({ label })}
          disabled={at === count - 1}
          onClick={() => onMove(1, 'down')}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton label={m.ui_remove_named({ name: label })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
