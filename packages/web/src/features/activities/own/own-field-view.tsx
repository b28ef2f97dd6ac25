import { Controller } from 'react-hook-form';

import { Checkbox } from '../../../ui/checkbox.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { m } from '../../../words/m.ts';
import { AdaptationsField } from './adaptations-field.tsx';
import { EquipmentField } from './equipment-field.tsx';
import { HazardsField } from './hazards-field.tsx';
import { InterestsField } from './interests-field.tsx';
import { LinesField } from './lines-field.tsx';
import type { Field, FieldOf } from './own-field.ts';
import { useOwnForm } from './own-form-context.ts';
import { optionsOf } from './own-words.ts';
import { PictureField } from './picture-field.tsx';
import { WordsField } from './words-field.tsx';

import frame from '../../../ui/long-form.module.css';

/** One field of the table, drawn as what it is. */
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

const said = ({ label, hint, required }: Field) => ({
  label: label(),
  hint: hint?.(),
  optional: required === true ? undefined : true,
});

function Typed({ field }: { field: FieldOf<'line'> | FieldOf<'text'> | FieldOf<'number'> }) {
  const { form } = useOwnForm();
  if (field.kind === 'text')
    return <TextArea {...said(field)} maxLength={field.max} {...form.field(field.name)} />;
  if (field.kind === 'line')
    return <TextField {...said(field)} autoComplete="off" {...form.field(field.name)} />;
  return (
    <TextField
      label={field.label()}
      type="number"
      inputMode="numeric"
      min={field.min}
      max={field.max}
      {...form.register(field.name, { valueAsNumber: true })}
      errors={form.errorsOf(field.name)}
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
      render={({ field: { value, ...held } }) => (
        <Switch
          {...held}
          label={label()}
          hint={hint?.()}
          value={value as boolean}
          errors={form.errorsOf(name)}
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
      render={({ field: { value, onChange, ...held } }) => (
        <Select
          {...held}
          {...said(field)}
          options={optionsOf(field.words)}
          placeholder={field.required === true ? m.ui_choose() : m.own_activity_not_said()}
          value={value as string | null}
          onChange={(next) => onChange(next ?? (field.required === true ? '' : null))}
          errors={form.errorsOf(field.name)}
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
      render={({ field: { value, ...held } }) => (
        <Chips
          {...held}
          {...said(field)}
          multiple
          options={optionsOf(field.words)}
          value={value as string[]}
          errors={form.errorsOf(field.name)}
        />
      )}
    />
  );
}
