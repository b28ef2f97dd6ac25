import { createContext, useContext } from 'react';

import type { useCallForm } from '../../../forms/use-call-form.ts';
import type { ManagedNotice } from './api.ts';
import type { NoticeValues } from './notice-values.ts';

interface NoticeFormState {
  form: ReturnType<typeof useCallForm<NoticeValues>>;
  /** The notice being edited; undefined for a new one. */
  notice: ManagedNotice | undefined;
}

const Context = createContext<NoticeFormState | undefined>(undefined);

export const NoticeFormProvider = Context.Provider;

export function useNoticeForm(): NoticeFormState {
  const state = useContext(Context);
  if (!state) throw new Error('There is no notice being written here.');
  return state;
}
