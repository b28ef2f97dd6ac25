import { Trash2 } from 'lucide-react';

import { Button } from '../../../../ui/actions/button.tsx';
import { DateField } from '../../../../ui/forms/date-field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Chips } from '../../../../ui/layout/chips.tsx';
import { ALLERGEN_WORDS } from '../../../../words/allergen-words.ts';
import { m } from '../../../../words/m.ts';
import { ALLERGY_SOURCE_WORDS, SEVERITY_WORDS } from '../resident-words.ts';
import { useResidentForm } from './form-context.ts';
import { toOptions } from './to-options.ts';
import type { AllergyValue } from './values.ts';

import frame from '../../../../forms/long-form.module.css';

interface Props {
  index: number;
  value: AllergyValue;
  onChange: (value: AllergyValue) => void;
  onRemove: () => void;
}

export function AllergyRow({ index, value, onChange, onRemove }: Props) {
  const { form } = useResidentForm();
  const errors = (part: keyof AllergyValue) => form.listErrors(`allergies.${index}.${part}`);
  const name = (part: keyof AllergyValue) => `allergies.${index}.${part}`;
  const set = (part: Partial<Record<keyof AllergyValue, string | null>>) =>
    onChange({ ...value, ...part } as AllergyValue);
  const isMedicine = value.allergen === 'medicine';
  return (
    <fieldset className={frame.row}>
      <legend className={frame.hiddenLegend}>
        {m.manage_resident_allergy_named({ number: index + 1 })}
      </legend>
      <div className={frame.grid}>
        <Select
          label={m.manage_resident_allergen()}
          name={name('allergen')}
          options={toOptions(ALLERGEN_WORDS)}
          value={value.allergen}
          onChange={(allergen) => set({ allergen: allergen ?? '' })}
          errors={errors('allergen')}
        />
        <TextField
          label={
            isMedicine ? m.manage_resident_allergy_medicine() : m.manage_resident_allergy_detail()
          }
          optional={isMedicine ? undefined : true}
          name={name('detail')}
          autoComplete="off"
          value={value.detail ?? ''}
          onChange={(event) => set({ detail: event.target.value })}
          errors={errors('detail')}
        />
        <div className={frame.wide}>
          <Chips
            label={m.manage_resident_severity()}
            name={name('severity')}
            options={toOptions(SEVERITY_WORDS)}
            value={value.severity}
            onChange={(severity) => set({ severity })}
            errors={errors('severity')}
          />
        </div>
        <Select
          label={m.manage_resident_allergy_source()}
          name={name('source')}
          options={toOptions(ALLERGY_SOURCE_WORDS)}
          value={value.source}
          onChange={(source) => set({ source: source ?? 'care_plan' })}
          errors={errors('source')}
        />
        <DateField
          label={m.manage_resident_allergy_checked()}
          optional
          value={value.checked_on}
          onChange={(checked_on) => set({ checked_on })}
          errors={errors('checked_on')}
        />
      </div>
      <div className={frame.end}>
        <Button kind="plain" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
          {m.manage_resident_allergy_remove()}
        </Button>
      </div>
    </fieldset>
  );
}
