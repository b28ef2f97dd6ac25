import type { HomeSettings } from '@relish/shared/home-settings/contract.ts';
import { createContext, use } from 'react';

import type { useCallForm } from '../../api/use-call-form.ts';

export type SettingsForm = ReturnType<typeof useCallForm<HomeSettings>>;

const Context = createContext<SettingsForm | undefined>(undefined);
export const SettingsFormProvider = Context.Provider;

export function useSettingsForm(): SettingsForm {
  const form = use(Context);
  if (!form) throw new Error('There are no settings here.');
  return form;
}
