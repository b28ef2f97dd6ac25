import { createContext, useContext } from 'react';

import type { useCallForm } from '../../../forms/use-call-form.ts';
import type { SurveyValues } from './survey-values.ts';

type SurveyFormState = ReturnType<typeof useCallForm<SurveyValues>>;

const Context = createContext<SurveyFormState | undefined>(undefined);

export const SurveyFormProvider = Context.Provider;

export function useSurveyForm(): SurveyFormState {
  const form = useContext(Context);
  if (!form) throw new Error('There is no survey being edited here.');
  return form;
}
