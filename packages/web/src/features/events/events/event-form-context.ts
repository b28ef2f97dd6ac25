import { createContext, useContext } from 'react';

import type { useCallForm } from '../../../forms/use-call-form.ts';
import type { EventValues } from './event-values.ts';
import type { EditedEvent, InvitedWarnings } from './form-api.ts';

interface EventFormState {
  form: ReturnType<typeof useCallForm<EventValues>>;
  /** The event being edited; undefined for a new one. */
  event: EditedEvent | undefined;
  /** A family organisation: no residents, families or team. */
  isHousehold: boolean;
  warnings: InvitedWarnings;
}

const Context = createContext<EventFormState | undefined>(undefined);

export const EventFormProvider = Context.Provider;

export function useEventForm(): EventFormState {
  const state = useContext(Context);
  if (!state) throw new Error('There is no event being written here.');
  return state;
}
