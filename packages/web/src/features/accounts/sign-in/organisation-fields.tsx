import type { Input } from '@relish/shared/calls.ts';
import type { Region } from '@relish/shared/fields.ts';
import { House, UsersRound } from 'lucide-react';
import { type Control, Controller, useWatch } from 'react-hook-form';

import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField, type TextFieldProps } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';

type Values = Input<'register'>;

const REGIONS: Record<Region, () => string> = {
  england: m.region_england,
  scotland: m.region_scotland,
  wales: m.region_wales,
  northern_ireland: m.region_northern_ireland,
  other: m.region_other,
};

const regionOptions = () =>
  Object.entries(REGIONS).map(([value, label]) => ({ value, label: label() }));

interface Props {
  control: Control<Values>;
  field: (name: 'organisation.name') => Omit<TextFieldProps, 'label'>;
  listErrors: (name: 'organisation.kind' | 'organisation.region') => string[] | undefined;
}

export function OrganisationFields({ control, field, listErrors }: Props) {
  const kind = useWatch({ control, name: 'organisation.kind' });
  return (
    <>
      <Controller
        control={control}
        name="organisation.kind"
        render={({ field: { value, onChange, ref, name } }) => (
          <RadioCards
            ref={ref}
            name={name}
            label={m.register_kind()}
            value={value}
            onChange={onChange}
            errors={listErrors('organisation.kind')}
            options={[
              {
                value: 'care_home',
                label: m.register_care_home(),
                description: m.register_care_home_text(),
                icon: <House aria-hidden="true" />,
              },
              {
                value: 'family',
                label: m.register_family(),
                description: m.register_family_text(),
                icon: <UsersRound aria-hidden="true" />,
              },
            ]}
          />
        )}
      />
      <TextField
        label={kind === 'family' ? m.field_family_name() : m.field_home_name()}
        autoComplete="organization"
        {...field('organisation.name')}
      />
      <Controller
        control={control}
        name="organisation.region"
        render={({ field: { value, onChange, onBlur, ref, name } }) => (
          <Select
            ref={ref}
            name={name}
            label={m.field_region()}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            errors={listErrors('organisation.region')}
            options={regionOptions()}
          />
        )}
      />
    </>
  );
}
