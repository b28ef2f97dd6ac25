import type { Input } from '@relish/shared/calls.ts';
import { type Path, useFormContext } from 'react-hook-form';

type CircumstanceValues = Omit<Input<'consents/record'>, 'purpose' | 'decision'>;

export const noCircumstances = {
  basis: null,
  capacity_note_id: null,
  decided_by: '',
  best_interests: {
    role: '',
    consulted: [{ name: '', relation: null }],
    nobody_to_consult: false,
    imca: null,
    imca_name: '',
    imca_on: null,
    imca_reason: '',
    wishes: '',
    less_restrictive: '',
  },
  witnessed_by: '',
  from_date: null,
  review_on: null,
  notes: '',
  evidence_id: null,
} satisfies Omit<CircumstanceValues, 'resident_id'>;

/** Fields of the surrounding form. */
export function useCircumstances() {
  const form = useFormContext<CircumstanceValues>();
  const listErrors = (field: Path<CircumstanceValues>) => {
    const message = form.getFieldState(field, form.formState).error?.message;
    return message === undefined ? undefined : [message];
  };
  return { ...form, listErrors };
}
