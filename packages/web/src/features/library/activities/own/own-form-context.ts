import { createContext, use } from 'react';

import type { useCallForm } from '../../../../forms/use-call-form.ts';
import type { Activity } from '../api.ts';
import type { OwnValues } from './own-values.ts';

type OwnForm = ReturnType<typeof useCallForm<OwnValues>>;

interface Shared {
  form: OwnForm;
  /** The activity being edited; undefined for a new one. */
  activity: Activity | undefined;
}

const Context = createContext<Shared | undefined>(undefined);
export const OwnFormProvider = Context.Provider;

export function useOwnForm(): Shared {
  const shared = use(Context);
  if (!shared) throw new Error('This stands in the form of an activity.');
  return shared;
}
