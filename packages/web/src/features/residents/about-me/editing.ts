import { createContext, useContext } from 'react';

/** Only one form is open at a time; input in another one is kept as a draft. */
export interface Editing {
  openForm: string | undefined;
  open: (form: string | undefined) => void;
}

export const EditingContext = createContext<Editing>({
  openForm: undefined,
  open: () => undefined,
});

export const useEditing = () => useContext(EditingContext);
