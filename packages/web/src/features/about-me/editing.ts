import { createContext, useContext } from 'react';

/** One form is open at a time; what was typed into another one waits as a draft. */
export interface Editing {
  openForm: string | undefined;
  open: (form: string | undefined) => void;
  setDirty: (isDirty: boolean) => void;
}

export const EditingContext = createContext<Editing>({
  openForm: undefined,
  open: () => undefined,
  setDirty: () => undefined,
});

export const useEditing = () => useContext(EditingContext);
