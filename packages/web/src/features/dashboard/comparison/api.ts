import type { ComparedHome } from '@relish/shared/dashboard/comparison/contract.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type { ComparedHome };

export const useComparison = (week: string | null) =>
  useCall('comparison/homes', week === null ? {} : { week });
export const useCountAgain = () => useCallMutation('comparison/count-again');
