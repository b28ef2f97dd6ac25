import { isOnline } from '../platform/network.ts';
import type { ApiError } from './api-error.ts';

interface Words {
  title: string;
  text: string;
}

interface Entry extends Words {
  prefersServerMessage?: true;
}

const OFFLINE: Words = {
  title: 'Connection Error',
  text: 'It seems you are offline. Please check your internet connection and try again',
};

const OTHER: Entry = {
  title: 'Something Went Wrong',
  text: 'Please try again. If this problem persists, please contact us',
};

// spec 8: the words are fixed.
export const SESSION_EXPIRED: Words = {
  title: 'Session Expired',
  text: 'Your session has been logged out. Please login again to continue',
};

const CATALOGUE: Record<number, Entry> = {
  0: {
    title: 'Connection Failed',
    text: 'Could not connect to Relish servers, please try again',
  },
  400: SESSION_EXPIRED,
  401: SESSION_EXPIRED,
  403: {
    title: 'Forbidden',
    text: 'You are not allowed to perform this action',
    prefersServerMessage: true,
  },
  404: {
    title: 'Resource Not Found',
    text: 'The resource you are looking for does not exist',
  },
  // Without a field to stand beside, our own message is all there is to say.
  422: { ...OTHER, prefersServerMessage: true },
  429: {
    title: 'Too Many Requests',
    text: 'Too many requests were made to our servers',
    prefersServerMessage: true,
  },
  500: {
    title: 'Internal Server Error',
    text: 'We have been notified of this issue. If this problem persists, please contact us',
  },
  503: { title: 'Service Unavailable', text: 'Our servers are undergoing maintenance' },
  504: {
    title: 'Gateway Timeout',
    text: 'Our servers took too long to respond',
    prefersServerMessage: true,
  },
};

export function explain({ status, body }: ApiError): Words {
  if (status === 0 && !isOnline()) return OFFLINE;
  const { title, text, prefersServerMessage } = CATALOGUE[status] ?? OTHER;
  return { title, text: (prefersServerMessage && body?.message) || text };
}
