import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Controller } from 'react-hook-form';

import { Button } from '../../../../ui/actions/button.tsx';
import { FieldErrors, useField } from '../../../../ui/forms/field-frame.tsx';
import { m } from '../../../../words/m.ts';
import { LineRow, type RowPart } from './line-row.tsx';
import type { FieldOf } from './own-field.ts';
import { useOwnForm } from './own-form-context.ts';

import frame from '../../../../forms/long-form.module.css';
import styles from './own-form.module.css';

/** Ordered sentences that can be added, moved and removed by keyboard alone. */
export function LinesField({ field }: { field: FieldOf<'lines'> }) {
  const { form } = useOwnForm();
  const list = useRef<HTMLFieldSetElement>(null);
  const errors = form.listErrors(field.name);
  const group = useField({ errors });
  // At either end the move button is disabled, so the text takes the focus.
  const focus = (row: number, part: RowPart) => {
    const parts = (wanted: RowPart) =>
      list.current?.querySelector<HTMLElement>(
        `[data-row="${row}"] [data-part="${wanted}"]:enabled`,
      );
    (parts(part) ?? parts('text'))?.focus();
  };
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: { value, onChange } }) => {
        const rows = value as string[];
        // The focus follows the row that was moved.
        const set = (next: string[], row: number, part: RowPart) => {
          flushSync(() => onChange(next));
          focus(row, part);
        };
        const insert = (at: number) =>
          rows.length < field.most && set(rows.toSpliced(at, 0, ''), at, 'text');
        const move = (from: number, to: number, part: RowPart) => {
          if (to < 0 || to >= rows.length) return;
          const moved = rows[from] ?? '';
          set(rows.toSpliced(from, 1).toSpliced(to, 0, moved), to, part);
        };
        return (
          <fieldset ref={list} className={frame.rows}>
            <legend>
              {field.label()}
              {field.required !== true && (
                <span className={styles.optional}> ({m.ui_optional()})</span>
              )}
            </legend>
            {field.hint && <p className={frame.quiet}>{field.hint()}</p>}
            {Object.entries(rows).map(([key, text]) => {
              const at = Number(key);
              return (
                <LineRow
                  key={key}
                  name={`${field.name}.${at}`}
                  at={at}
                  count={rows.length}
                  label={field.item({ number: at + 1 })}
                  max={field.max}
                  value={text}
                  errors={form.listErrors(`${field.name}.${at}` as typeof field.name)}
                  onChange={(next) => onChange(rows.with(at, next))}
                  onEnter={() => insert(at + 1)}
                  onMove={(by, part) => move(at, at + by, part)}
                  onRemove={() => {
                    const left = rows.toSpliced(at, 1);
                    set(left, Math.min(at, left.length - 1), 'text');
                    if (left.length === 0) list.current?.querySelector('button')?.focus();
                  }}
                />
              );
            })}
            {rows.length < field.most && (
              <div>
                <Button
                  kind="quiet"
                  icon={<Plus aria-hidden="true" />}
                  onClick={() => insert(rows.length)}
                >
                  {field.add()}
                </Button>
              </div>
            )}
            <FieldErrors field={group} errors={errors} />
          </fieldset>
        );
      }}
    />
  );
}
