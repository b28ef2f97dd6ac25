import { RISK_LIMITS } from '@relish/shared/risks/risk-assessments/choices.ts';
import { type KeyboardEvent, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { CheckboxGroup } from '../../../ui/forms/checkbox-group.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';

import styles from './lines.module.css';

interface Props {
  label: string;
  hint: string;
  addLabel: string;
  /** Suggestions of the hazard library. */
  suggested: readonly string[];
  value: readonly string[];
  onChange: (controls: string[]) => void;
}

/** Ticks what applies among the suggestions, and adds what is missing. */
export function ControlsField({ label, hint, addLabel, suggested, value, onChange }: Props) {
  const [typed, setTyped] = useState('');
  // Keeps an unticked control on the list, so that it can be ticked again.
  const [offered, setOffered] = useState(value);
  const options = [...new Set([...offered, ...value, ...suggested])];
  const add = () => {
    const control = typed.trim();
    setTyped('');
    if (control === '' || value.includes(control)) return;
    setOffered([...offered, control]);
    onChange([...value, control]);
  };
  return (
    <div className={styles.fields}>
      <CheckboxGroup
        label={label}
        hint={hint}
        options={options.map((control) => ({ value: control, label: control }))}
        value={value}
        onChange={onChange}
      />
      <TextField
        label={addLabel}
        optional
        autoComplete="off"
        maxLength={RISK_LIMITS.controls}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        // Leaving the field adds the typed control.
        onBlur={add}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      >
        <Button kind="plain" onClick={add}>
          {m.risks_control_add()}
        </Button>
      </TextField>
    </div>
  );
}
