import type { Path } from 'react-hook-form';

import { TextField } from '../../../ui/forms/text-field.tsx';
import { type SettingsValues, useSettingsForm } from './form-context.ts';

const asNumber = (typed: string | number | null) =>
  typed === null || typed === '' ? Number.NaN : Number(typed);

/**
 * Not type="number", whose arrows are easily hit by mistake; inputMode gives phones the numeric
 * keyboard.
 */
export function NumberField({ name, label }: { name: Path<SettingsValues>; label: string }) {
  const { register, listErrors } = useSettingsForm();
  return (
    <TextField
      {...register(name, { setValueAs: asNumber })}
      label={label}
      errors={listErrors(name)}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
