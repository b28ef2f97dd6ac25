import { FormConflict } from '../../../forms/form-conflict.tsx';
import { useEventForm } from './event-form-context.ts';
import { FIELDS } from './event-form-fields.ts';
import { type EventValues, toFormValues } from './event-values.ts';
import { type EditedEvent, useEditedEvent } from './form-api.ts';

interface Props {
  id: string;
  onMerged: (next: EventValues, theirs: EventValues) => void;
}

export function EventConflict({ id, onMerged }: Props) {
  const { form } = useEventForm();
  return (
    <FormConflict<EditedEvent, EventValues>
      message={form.listErrors('version')}
      newest={useEditedEvent(id)}
      form={form}
      fields={FIELDS}
      toValues={toFormValues}
      onMerged={onMerged}
    />
  );
}
