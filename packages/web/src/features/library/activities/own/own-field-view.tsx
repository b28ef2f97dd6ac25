import { Controller } from 'react-hook-form';

import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Chips } from '../../../../ui/layout/chips.tsx';
import { m } from '../../../../words/m.ts';
import { AdaptationsField } from './adaptations-field.tsx';
import { EquipmentField } from './equipment-field.tsx';
import { HazardsField } from './hazards-field.tsx';
import { InterestsField } from './interests-field.tsx';
import { LinesField } from './lines-field.tsx';
import type { Field, FieldOf } from './own-field.ts';
import { useOwnForm } from './own-form-context.ts';
import { toOptions } from './own-words.ts';
import { PictureField } from './picture-field.tsx';
import { WordsField } from './words-field.tsx';

import frame from '../../../../forms/long-form.module.css';

/** Picks the control for the kind of field. */
export const OwnFieldView = ({ field }: { field: Field }) => (
  <div className={field.wide ? frame.wide : ''}>{control(field)}</div>
);

function control(field: Field) {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'number':
      return <Typed field={field} />;
    case 'tick':
      return <Tick field={field} />;
    case 'switch':
      return <Toggle field={field} />;
    case 'pick':
      return <Pick field={field} />;
    case 'several':
      return <Several field={field} />;
    case 'lines':
      return <LinesField field={field} />;
    case 'words':
      return <WordsField field={field} />;
    case 'equipment':
      return <EquipmentField />;
    case 'hazards':
      return <HazardsField />;
    case 'adaptations':
      return <AdaptationsField />;
    case 'interests':
      return <InterestsField field={field} />;
    case 'picture':
      return <PictureField field={field} />;
  }
}

const fieldText = ({ label, hint, required }: Field) => ({
  label: label(),
  hint: hint?.(),
  optional: required === true ? undefined : true,
});

function Typed({ field }: { field: FieldOf<'line'> | FieldOf<'text'> | FieldOf<'number'> }) {
  const { form } = useOwnForm();
  if (field.kind === 'text')
    return <TextArea {...fieldText(field)} maxLength={field.max} {...form.field(field.name)} />;
  if (field.kind === 'line')
    return <TextField {...fieldText(field)} autoComplete="off" {...form.field(field.name)} />;
  return (
    <TextField
      label={field.label()}
      type="number"
      inputMode="numeric"
      min={field.min}
      max={field.max}
      {...form.register(field.name, { valueAsNumber: true })}
      errors={form.listErrors(field.name)}
    />
  );
}

function Tick({ field: { label, hint, name } }: { field: FieldOf<'tick'> }) {
  const { form } = useOwnForm();
  return <Checkbox label={label()} hint={hint?.()} {...form.field(name)} />;
}

function Toggle({ field: { label, hint, name } }: { field: FieldOf<'switch'> }) {
  const { form } = useOwnForm();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, ...controller } }) => (
        <Switch
          {...controller}
          label={label()}
          hint={hint?.()}
          value={value as boolean}
          errors={form.listErrors(name)}
        />
      )}
    />
  );
}

function Pick({ field }: { field: FieldOf<'pick'> }) {
  const { form } = useOwnForm();
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: { value, onChange, ...controller } }) => (
        <Select
          {...controller}
          {...fieldText(field)}
          options={toOptions(field.words)}
          placeholder={field.required === true ? m.ui_choose() : m.own_activity_not_said()}
          value={value as string | null}
          onChange={(next) => onChange(next ?? (field.required === true ? '' : null))}
          errors={form.listErrors(field.name)}
        />
      )}
    />
  );
}

function Several({ field }: { field: FieldOf<'several'> }) {
  const { form } = useOwnForm();
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: { value, ...controller } }) => (
        <Chips
          {...controller}
          {...fieldText(field)}
          multiple
          options={toOptions(field.words)}
          value={value as string[]}
          errors={form.listErrors(field.name)}
        />
      )}
    />
  );
}
