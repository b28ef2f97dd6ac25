import { createContext, use } from 'react';

import type { useCallForm } from '../../../../forms/use-call-form.ts';
import type { Resident } from '../api.ts';
import type { ResidentValues } from './values.ts';

export type ResidentForm = ReturnType<typeof useCallForm<ResidentValues>>;

interface Shared {
  form: ResidentForm;
  /** The resident being edited; undefined for a new one. */
  resident: Resident | undefined;
}

const Context = createContext<Shared | undefined>(undefined);
export const ResidentFormProvider = Context.Provider;

export function useResidentForm(): Shared {
  const shared = use(Context);
  if (!shared) throw new Error('This stands in the form of a resident.');
  return shared;
}
