import type { Output } from '@relish/shared/calls.ts';
import { useQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type DocumentRow = Output<'documents/list'>[number];

const ASKED_EVERY_MS = 1500;

const isBeingMade = ({ state }: DocumentRow) => state === 'queued' || state === 'running';

/** Polls while a document is being generated. */
export const useDocuments = () =>
  useQuery<DocumentRow[], ApiError>({
    queryKey: ['documents/list', {}],
    queryFn: ({ signal }) => read('documents/list', {}, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.some(isBeingMade) ? ASKED_EVERY_MS : false),
  });

export const usePreview = () => useCallMutation('documents/preview');
export const useMakeDocument = () => useCallMutation('documents/make');
export const useOpenDocument = () => useCallMutation('documents/open');
export const useDeleteDocument = () => useCallMutation('documents/delete');

export const useFamilyDocuments = () => useCall('documents/for-family', {});
export const useFamilyDocument = (id: string) => useCall('documents/read', { id });
