import type { Input } from '@relish/shared/calls.ts';
import { createContext, use } from 'react';

import type { useCallForm } from '../../../forms/use-call-form.ts';

export type SettingsValues = Input<'home-settings/edit'>;
export type SettingsForm = ReturnType<typeof useCallForm<SettingsValues>>;

const Context = createContext<SettingsForm | undefined>(undefined);
export const SettingsFormProvider = Context.Provider;

export function useSettingsForm(): SettingsForm {
  const form = use(Context);
  if (!form) throw new Error('There are no settings here.');
  return form;
}
