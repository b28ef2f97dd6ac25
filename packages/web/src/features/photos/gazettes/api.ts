import type { Output } from '@relish/shared/calls.ts';
import { useQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';

type Gazettes = Output<'gazettes/list'>;
export type Gazette = Gazettes['gazettes'][number];
export type Recipient = Gazettes['residents'][number];

const ASKED_EVERY_MS = 1500;

/** Polls while one is being made. */
export const useGazettes = () =>
  useQuery<Gazettes, ApiError>({
    queryKey: ['gazettes/list', {}],
    queryFn: ({ signal }) => read('gazettes/list', {}, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.gazettes.some(({ state }) => state === 'making') ? ASKED_EVERY_MS : false,
  });

export const useWaitingGazettes = (enabled: boolean) =>
  useCall('gazettes/waiting', {}, { enabled });
export const useGazette = (resident_id: string) => useCall('gazettes/get', { resident_id });
export const useSetGazette = () => useCallMutation('gazettes/set');
export const useMakeGazette = () => useCallMutation('gazettes/make');
export const useSetPosted = () => useCallMutation('gazettes/set-posted');
