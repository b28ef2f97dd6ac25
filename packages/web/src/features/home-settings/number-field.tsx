import type { HomeSettings } from '@relish/shared/home-settings/contract.ts';
import type { Path } from 'react-hook-form';

import { TextField } from '../../ui/text-field.tsx';
import { useSettingsForm } from './form-context.ts';

const asNumber = (typed: string | number | null) =>
  typed === null || typed === '' ? Number.NaN : Number(typed);

/** A whole number as people type it: no arrows to hit by mistake, the right keys on a phone. */
export function NumberField({ name, label }: { name: Path<HomeSettings>; label: string }) {
  const { register, errorsOf } = useSettingsForm();
  return (
    <TextField
      {...register(name, { setValueAs: asNumber })}
      label={label}
      errors={errorsOf(name)}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
