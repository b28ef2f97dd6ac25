import type { Input, Output } from '@relish/shared/calls.ts';
import { useState } from 'react';

import { useCall, useCallMutation } from '../../api/hooks.ts';

export type TutorialCard = Output<'dashboard/tutorials'>[number];
export type Tutorial = Output<'tutorials/get'>;

/** While the next letter is looked for, what was found before stays. */
export function useTutorials(input: Input<'dashboard/tutorials'>) {
  const asked = useCall('dashboard/tutorials', input);
  const [kept, setKept] = useState(asked.data);
  if (asked.data !== undefined && asked.data !== kept) setKept(asked.data);
  return { ...asked, data: asked.data ?? kept };
}

export const useTutorial = (code: string) => useCall('tutorials/get', { code });

export const useSetProgress = () =>
  useCallMutation('tutorials/set-progress', { refreshes: ['dashboard/tutorials'] });
