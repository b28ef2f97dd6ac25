import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { DateField } from '../../../../ui/forms/date-field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Chips } from '../../../../ui/layout/chips.tsx';
import { languageOptions } from '../../../../words/languages.ts';
import { m } from '../../../../words/m.ts';
import { AllergiesField } from './allergies-field.tsx';
import type { Field, FieldOf } from './field.ts';
import { useResidentForm } from './form-context.ts';
import { LanguagesField } from './languages-field.tsx';
import { StaffField } from './staff-field.tsx';
import { toOptions } from './to-options.ts';
import { TopicsField } from './topics-field.tsx';

import frame from '../../../../forms/long-form.module.css';

/** Picks the control for the kind of field. */
export function FieldView({ field }: { field: Field }) {
  const shown = <div className={field.wide ? frame.wide : ''}>{control(field)}</div>;
  return field.when ? <Only when={field.when}>{shown}</Only> : shown;
}

function Only({ when, children }: { when: NonNullable<Field['when']>; children: ReactNode }) {
  const { control: held } = useResidentForm().form;
  return when.is(useWatch({ control: held, name: when.name })) && children;
}

function control(field: Field): ReactNode {
  switch (field.kind) {
    case 'line':
      return <Line field={field} />;
    case 'text':
      return <Text field={field} />;
    case 'tick':
      return <Tick field={field} />;
    case 'day':
      return <Day field={field} />;
    case 'pick':
      return <Pick field={field} />;
    case 'one':
    case 'several':
      return <Choose field={field} />;
    case 'language':
      return <LanguagePick field={field} />;
    case 'languages':
      return <LanguagesField field={field} />;
    case 'staff':
      return <StaffField field={field} />;
    case 'topics':
      return <TopicsField field={field} />;
    case 'allergies':
      return <AllergiesField />;
  }
}

const fieldText = ({ label, hint, required }: Field) => ({
  label: label(),
  hint: hint?.(),
  optional: required === true ? undefined : true,
});

function Line({ field }: { field: FieldOf<'line'> }) {
  const { form } = useResidentForm();
  return <TextField {...fieldText(field)} {...form.field(field.name)} autoComplete="off" />;
}

function Text({ field }: { field: FieldOf<'text'> }) {
  const { form } = useResidentForm();
  return <TextArea {...fieldText(field)} maxLength={field.max} {...form.field(field.name)} />;
}

function Tick({ field: { label, hint, name } }: { field: FieldOf<'tick'> }) {
  const { form } = useResidentForm();
  return <Checkbox label={label()} hint={hint?.()} {...form.field(name)} />;
}

function Day({ field }: { field: FieldOf<'day'> }) {
  const { form } = useResidentForm();
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: held }) => (
        <DateField
          {...held}
          {...fieldText(field)}
          value={held.value as string | null}
          errors={form.listErrors(field.name)}
        />
      )}
    />
  );
}

function Pick({ field }: { field: FieldOf<'pick'> }) {
  const { form } = useResidentForm();
  const options = toOptions(field.words);
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: { value, onChange, ...held } }) => (
        <Select
          {...held}
          {...fieldText(field)}
          options={options}
          placeholder={m.manage_resident_not_known()}
          value={value === null ? null : `${value as string | number}`}
          onChange={(next) =>
            onChange(next !== null && field.numeric === true ? Number(next) : next)
          }
          errors={form.listErrors(field.name)}
        />
      )}
    />
  );
}

function Choose({ field }: { field: FieldOf<'one'> | FieldOf<'several'> }) {
  const { form } = useResidentForm();
  const options = toOptions(field.words);
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: { value, ...held } }) => {
        const shared = { ...held, options, errors: form.listErrors(field.name) };
        return field.kind === 'several' ? (
          <Chips {...shared} {...fieldText(field)} multiple value={value as string[]} />
        ) : (
          <Chips {...shared} label={field.label()} value={value as string} />
        );
      }}
    />
  );
}

function LanguagePick({ field }: { field: FieldOf<'language'> }) {
  const { form } = useResidentForm();
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: { value, onChange, ...held } }) => (
        <Select
          {...held}
          label={field.label()}
          options={languageOptions([value as string])}
          value={value as string}
          onChange={(next) => onChange(next ?? 'en')}
          errors={form.listErrors(field.name)}
        />
      )}
    />
  );
}
