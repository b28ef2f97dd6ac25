import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';

import { Button } from '../../../../ui/actions/button.tsx';
import { m } from '../../../../words/m.ts';
import { HazardRow } from './hazard-row.tsx';
import { useOwnForm } from './own-form-context.ts';
import { NO_HAZARD } from './own-values.ts';

import frame from '../../../../forms/long-form.module.css';
import styles from './own-form.module.css';

export function HazardsField() {
  const { form } = useOwnForm();
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <Controller
      control={form.control}
      name="guide.hazards"
      render={({ field: { value: rows, onChange } }) => (
        <fieldset className={frame.rows}>
          <legend>
            {m.own_activity_hazards()}
            <span className={styles.optional}> ({m.ui_optional()})</span>
          </legend>
          {Object.entries(rows).map(([key, row]) => {
            const at = Number(key);
            return (
              <HazardRow
                key={key}
                at={at}
                value={row}
                taken={rows.map(({ code }) => code)}
                onChange={(next) => onChange(rows.with(at, next))}
                onRemove={() => {
                  onChange(rows.toSpliced(at, 1));
                  adder.current?.focus();
                }}
              />
            );
          })}
          <div>
            <Button
              ref={adder}
              kind="quiet"
              icon={<Plus aria-hidden="true" />}
              onClick={() => onChange([...rows, NO_HAZARD])}
            >
              {m.own_activity_hazard_add()}
            </Button>
          </div>
        </fieldset>
      )}
    />
  );
}
