import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';

import { Button } from '../../../ui/button.tsx';
import { m } from '../../../words/m.ts';
import { AllergyRow } from './allergy-row.tsx';
import { useResidentForm } from './form-context.ts';

import frame from '../../../ui/long-form.module.css';

// Nothing is chosen for anybody: severity is asked each time.
const blank = { allergen: '', severity: '', detail: '', source: 'care_plan', checked_on: null };

/** A list of its own, because a free text is read by nobody in time. */
export function AllergiesField() {
  const { form } = useResidentForm();
  const adder = useRef<HTMLButtonElement>(null);
  return (
    <Controller
      control={form.control}
      name="allergies"
      render={({ field: { value, onChange } }) => {
        const rows = value ?? [];
        return (
          <fieldset className={frame.rows}>
            <legend>{m.manage_resident_allergies()}</legend>
            {rows.length === 0 && <p className={frame.quiet}>{m.manage_resident_allergy_none()}</p>}
            {Object.entries(rows).map(([at, row]) => (
              <AllergyRow
                // Rows hold nothing of their own: all of it is in the form.
                key={at}
                index={Number(at)}
                value={row}
                onChange={(next) => onChange(rows.with(Number(at), next))}
                onRemove={() => {
                  onChange(rows.toSpliced(Number(at), 1));
                  adder.current?.focus();
                }}
              />
            ))}
            <div>
              <Button
                ref={adder}
                kind="quiet"
                icon={<Plus aria-hidden="true" />}
                onClick={() => onChange([...rows, blank])}
              >
                {m.manage_resident_allergy_add()}
              </Button>
            </div>
          </fieldset>
        );
      }}
    />
  );
}
