import type { Output } from '@relish/shared/calls.ts';
import { useQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCallMutation } from '../../../api/hooks.ts';

export type Gift = NonNullable<Output<'gifts/get'>['gift']>;

const ASKED_EVERY_MS = 1500;

export const isBeingMade = (gift: Gift | null | undefined) =>
  gift?.state === 'queued' || gift?.state === 'running';

export interface GiftSubject {
  /** Null for the album of a household. */
  resident_id: string | null;
  for_subject: boolean;
}

/** Polls while the file is being made. */
export function useGift(input: GiftSubject) {
  return useQuery<Output<'gifts/get'>, ApiError>({
    queryKey: ['gifts/get', input],
    queryFn: ({ signal }) => read('gifts/get', input, { signal }),
    refetchInterval: ({ state: { data } }) => (isBeingMade(data?.gift) ? ASKED_EVERY_MS : false),
  });
}

export const useMakeGift = () => useCallMutation('gifts/make');
export const useOpenGift = () => useCallMutation('gifts/open');
