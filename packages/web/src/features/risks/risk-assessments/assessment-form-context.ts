import { createContext, useContext } from 'react';

import type { useCallForm } from '../../../forms/use-call-form.ts';
import type { AssessmentValues } from './assessment-values.ts';

type AssessmentFormState = ReturnType<typeof useCallForm<AssessmentValues>>;

const Context = createContext<AssessmentFormState | undefined>(undefined);

export const AssessmentFormProvider = Context.Provider;

export function useAssessmentForm(): AssessmentFormState {
  const form = useContext(Context);
  if (!form) throw new Error('There is no assessment being edited here.');
  return form;
}
