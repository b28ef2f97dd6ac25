import { Controller } from 'react-hook-form';

import { RemovableChips } from '../../../../ui/forms/removable-chips.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { languageName, languageOptions } from '../../../../words/languages.ts';
import { m } from '../../../../words/m.ts';
import type { FieldOf } from './field.ts';
import { useResidentForm } from './form-context.ts';

import frame from '../../../../forms/long-form.module.css';

/** Choosing a language adds it to the list. */
export function LanguagesField({ field }: { field: FieldOf<'languages'> }) {
  const { form } = useResidentForm();
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: { value, onChange, ...held } }) => {
        const chosen = value as string[];
        return (
          <div className={frame.list}>
            <Select
              {...held}
              label={field.label()}
              optional
              placeholder={m.manage_resident_add_language()}
              options={languageOptions().filter((each) => !chosen.includes(each.value))}
              value={null}
              onChange={(next) => next !== null && onChange([...chosen, next])}
              errors={form.listErrors(field.name)}
            />
            {chosen.length > 0 && (
              <RemovableChips
                label={field.label()}
                items={chosen.map((code) => ({ value: code, label: languageName(code) }))}
                onRemove={(code) => onChange(chosen.filter((each) => each !== code))}
              />
            )}
          </div>
        );
      }}
    />
  );
}
