import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { DictatedArea } from './dictated-area.tsx';
import { useRecordForm, useRecordValue } from './record-context.ts';
import { usePerson } from './use-person.ts';

interface Props {
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  maxLength: number;
}

/** Subscribes to its own value, so that typing renders nothing else. */
export function SessionText({
  name,
  ...area
}: Props & { name: 'note' | 'what_worked' | 'what_to_change' }) {
  const { change, problems } = useRecordForm();
  const value = useRecordValue((values) => values[name]);
  return (
    <DictatedArea
      {...area}
      name={name}
      value={value ?? ''}
      errors={problems[name]}
      onText={(text) => change({ [name]: text })}
    />
  );
}

/** Subscribes to its own value, so that typing renders nothing else. */
export function PersonText({
  id,
  name,
  ...area
}: Props & { id: string; name: 'quote' | 'note' | 'distress_note' }) {
  const { said, change, field } = usePerson(id, name);
  return (
    <DictatedArea
      {...area}
      {...field(name)}
      value={said[name] ?? ''}
      onText={(text) => change({ [name]: text })}
    />
  );
}

export function AlternativeField({ id }: { id: string }) {
  const { said, change, field } = usePerson(id, 'alternative_offered');
  return (
    <TextField
      {...field('alternative_offered')}
      label={m.reports_declined_instead()}
      optional
      maxLength={200}
      value={said.alternative_offered ?? ''}
      onChange={({ currentTarget }) => change({ alternative_offered: currentTarget.value })}
    />
  );
}

export function ProviderField() {
  const { change, problems } = useRecordForm();
  const provider = useRecordValue(({ external_provider }) => external_provider);
  return (
    <TextField
      name="external_provider"
      label={m.reports_provider()}
      optional
      maxLength={80}
      value={provider ?? ''}
      errors={problems['external_provider']}
      onChange={({ currentTarget }) => change({ external_provider: currentTarget.value })}
    />
  );
}
