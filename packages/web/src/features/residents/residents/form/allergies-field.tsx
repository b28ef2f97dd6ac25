import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';

import { Button } from '../../../../ui/actions/button.tsx';
import { m } from '../../../../words/m.ts';
import { AllergyRow } from './allergy-row.tsx';
import { useResidentForm } from './form-context.ts';

import frame from '../../../../forms/long-form.module.css';

// Severity has no default, so that it is always chosen.
const blank = { allergen: '', severity: '', detail: '', source: 'care_plan', checked_on: null };

/** A structured list, because allergies in free text are overlooked. */
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
                // Rows have no state of their own, so the index is a safe key.
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
