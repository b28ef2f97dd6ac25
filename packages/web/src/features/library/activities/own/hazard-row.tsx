import { Trash2 } from 'lucide-react';

import { Button } from '../../../../ui/actions/button.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Chips } from '../../../../ui/layout/chips.tsx';
import { HAZARD_WORDS } from '../../../../words/activity-words.ts';
import { m } from '../../../../words/m.ts';
import { useOwnForm } from './own-form-context.ts';
import type { HazardValue } from './own-values.ts';
import { toOptions, riskOptions } from './own-words.ts';

import frame from '../../../../forms/long-form.module.css';

interface Props {
  at: number;
  value: HazardValue;
  /** Hazards of the other rows, which cannot be chosen again. */
  taken: readonly string[];
  onChange: (value: HazardValue) => void;
  onRemove: () => void;
}

/** A hazard, its severity with controls in place, and the controls. */
export function HazardRow({ at, value, taken, onChange, onRemove }: Props) {
  const { form } = useOwnForm();
  const errors = (part: keyof HazardValue) => form.listErrors(`guide.hazards.${at}.${part}`);
  const options = toOptions(HAZARD_WORDS).filter(
    (option) => option.value === value.code || !taken.includes(option.value),
  );
  return (
    <fieldset className={frame.row}>
      <legend className={frame.hiddenLegend}>
        {m.own_activity_hazard_number({ number: at + 1 })}
      </legend>
      <div className={frame.grid}>
        <Select
          label={m.own_activity_hazard()}
          name={`guide.hazards.${at}.code`}
          options={options}
          value={value.code}
          onChange={(code) => onChange({ ...value, code: code ?? '' })}
          errors={errors('code')}
        />
        <Chips
          label={m.own_activity_hazard_level()}
          name={`guide.hazards.${at}.level`}
          options={riskOptions()}
          value={value.level}
          onChange={(level) => onChange({ ...value, level })}
          errors={errors('level')}
        />
        <div className={frame.wide}>
          <TextField
            label={m.own_activity_controls()}
            optional
            name={`guide.hazards.${at}.controls`}
            autoComplete="off"
            value={value.controls}
            onChange={(event) => onChange({ ...value, controls: event.target.value })}
            errors={errors('controls')}
          />
        </div>
      </div>
      <div className={frame.end}>
        <Button kind="plain" size="small" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
          {m.own_activity_remove()}
        </Button>
      </div>
    </fieldset>
  );
}
