import type { Basis } from '@relish/shared/residents/consents/purposes.ts';
import type { ComponentProps } from 'react';

import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { BestInterestsFields } from './best-interests-fields.tsx';
import { CapacityNoteField } from './capacity-note-field.tsx';
import { useCircumstances } from './use-circumstances.ts';

type Props = ComponentProps<typeof CapacityNoteField> & { basis: Basis };

/** Decision-maker, reasons and capacity note. */
export function OnBehalfFields({ basis, ...note }: Props) {
  const { register, listErrors } = useCircumstances();
  return (
    <>
      <TextField
        label={m.consent_decided_by()}
        hint={m.consent_decided_by_hint()}
        autoComplete="off"
        errors={listErrors('decided_by')}
        {...register('decided_by')}
      />
      {basis === 'best_interests' && <BestInterestsFields name={note.name} />}
      <CapacityNoteField {...note} />
    </>
  );
}
