import type { Input, Output } from '@relish/shared/calls.ts';
import { useState } from 'react';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type TutorialCard = Output<'dashboard/tutorials'>[number];
export type Tutorial = Output<'tutorials/get'>;

/** Keeps the previous results while the search text changes. */
export function useTutorials(input: Input<'dashboard/tutorials'>) {
  const query = useCall('dashboard/tutorials', input);
  const [kept, setKept] = useState(query.data);
  if (query.data !== undefined && query.data !== kept) setKept(query.data);
  return { ...query, data: query.data ?? kept };
}

export const useTutorial = (code: string) => useCall('tutorials/get', { code });

export const useSetProgress = () =>
  useCallMutation('tutorials/set-progress', { leaves: ['tutorials/get'] });
