import type { Output } from '@relish/shared/calls.ts';
import { useQuery } from '@tanstack/react-query';

import { read } from '../../../api/client.ts';
import { useCall } from '../../../api/hooks.ts';

export type DemoSend = Output<'demo-mode/sends'>[number];

/** Mail is queued, so it arrives in the tray a moment after the call that caused it. */
const LOOK_AGAIN_MS = 5000;

export const useSends = () =>
  useQuery({
    queryKey: ['demo-mode/sends', {}],
    queryFn: ({ signal }) => read('demo-mode/sends', {}, { signal, quiet: true }),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const usePractices = () => useCall('demo-mode/practices', {});
