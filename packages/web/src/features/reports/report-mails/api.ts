import type { Output } from '@relish/shared/calls.ts';
import { useQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Recipients = Output<'report-mails/recipients'>;
export type SentMail = Output<'report-mails/list'>[number];

const ASKED_EVERY_MS = 3000;

export const useRecipients = (resident_id: string) =>
  useCall('report-mails/recipients', { resident_id });

/** Polls while a mail is still queued. */
export const useSentMails = (resident_id: string) =>
  useQuery<SentMail[], ApiError>({
    queryKey: ['report-mails/list', { resident_id }],
    queryFn: ({ signal }) => read('report-mails/list', { resident_id }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ status }) => status === 'queued') ? ASKED_EVERY_MS : false,
  });

export const useUpdatePreview = () => useCallMutation('documents/preview');
export const useSendUpdate = () => useCallMutation('report-mails/send');
