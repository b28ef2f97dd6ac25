import { createContext, use } from 'react';

import type { useCallForm } from '../../../api/use-call-form.ts';
import type { Resident } from '../api.ts';
import type { ResidentValues } from './values.ts';

export type ResidentForm = ReturnType<typeof useCallForm<ResidentValues>>;

interface Shared {
  form: ResidentForm;
  /** Whose details they are; nobody's yet when somebody is added. */
  resident: Resident | undefined;
}

const Context = createContext<Shared | undefined>(undefined);
export const ResidentFormProvider = Context.Provider;

export function useResidentForm(): Shared {
  const shared = use(Context);
  if (!shared) throw new Error('This stands in the form of a resident.');
  return shared;
}
