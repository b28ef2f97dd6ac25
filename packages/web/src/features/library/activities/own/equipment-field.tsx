import { GUIDE_LIMITS } from '@relish/shared/library/activities/choices.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';

import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { m } from '../../../../words/m.ts';
import { useOwnForm } from './own-form-context.ts';
import { type EquipmentValue, NO_EQUIPMENT } from './own-values.ts';

import frame from '../../../../forms/long-form.module.css';
import styles from './own-form.module.css';

const PARTS: Record<keyof EquipmentValue, () => string> = {
  name: m.own_activity_thing,
  quantity: m.own_activity_quantity,
  instead: m.own_activity_instead,
};

/** Item, quantity and substitute. */
export function EquipmentField() {
  const { form } = useOwnForm();
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <Controller
      control={form.control}
      name="guide.equipment"
      render={({ field: { value: rows, onChange } }) => (
        <div className={frame.rows}>
          {Object.entries(rows).map(([key, row]) => {
            const at = Number(key);
            return (
              <fieldset key={key} className={frame.row}>
                <legend className={frame.hiddenLegend}>
                  {m.own_activity_thing_number({ number: at + 1 })}
                </legend>
                <div className={styles.three}>
                  {(Object.keys(PARTS) as (keyof EquipmentValue)[]).map((part) => (
                    <TextField
                      key={part}
                      name={`guide.equipment.${at}.${part}`}
                      label={PARTS[part]()}
                      optional={part === 'name' ? undefined : true}
                      autoComplete="off"
                      value={row[part]}
                      onChange={(event) =>
                        onChange(rows.with(at, { ...row, [part]: event.target.value }))
                      }
                      errors={form.listErrors(`guide.equipment.${at}.${part}`)}
                    />
                  ))}
                </div>
                <div className={frame.end}>
                  <Button
                    kind="plain"
                    size="small"
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => {
                      onChange(rows.toSpliced(at, 1));
                      adder.current?.focus();
                    }}
                  >
                    {m.own_activity_remove()}
                  </Button>
                </div>
              </fieldset>
            );
          })}
          <div>
            <Button
              ref={adder}
              kind="quiet"
              icon={<Plus aria-hidden="true" />}
              onClick={() =>
                rows.length < GUIDE_LIMITS.equipment && onChange([...rows, NO_EQUIPMENT])
              }
            >
              {m.own_activity_thing_add()}
            </Button>
          </div>
        </div>
      )}
    />
  );
}
