import { Trash2 } from 'lucide-react';

import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { HAZARD_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { useOwnForm } from './own-form-context.ts';
import type { HazardValue } from './own-values.ts';
import { optionsOf, riskOptions } from './own-words.ts';

import frame from '../../../ui/long-form.module.css';

interface Props {
  at: number;
  value: HazardValue;
  /** What the rows name already: nothing is named twice. */
  taken: readonly string[];
  onChange: (value: HazardValue) => void;
  onRemove: () => void;
}

/** What could happen, how grave it is with the controls in place, and what they are. */
export function HazardRow({ at, value, taken, onChange, onRemove }: Props) {
  const { form } = useOwnForm();
  const errors = (part: keyof HazardValue) => form.errorsOf(`guide.hazards.${at}.${part}`);
  const options = optionsOf(HAZARD_WORDS).filter(
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
