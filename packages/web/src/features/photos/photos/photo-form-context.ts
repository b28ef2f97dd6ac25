import { createContext, useContext } from 'react';

import type { useCallForm } from '../../../forms/use-call-form.ts';
import type { StaffPhoto } from './photo-api.ts';
import type { PhotoValues } from './photo-values.ts';
import type { Naming } from './use-naming.ts';

interface PhotoFormState {
  form: ReturnType<typeof useCallForm<PhotoValues>>;
  photo: StaffPhoto;
  naming: Naming;
}

const Context = createContext<PhotoFormState | undefined>(undefined);

export const PhotoFormProvider = Context.Provider;

export function usePhotoForm(): PhotoFormState {
  const state = useContext(Context);
  if (!state) throw new Error('There is no photo being edited here.');
  return state;
}
