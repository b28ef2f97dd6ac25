import type { Output } from '@relish/shared/calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';
import { serverUrl } from '../../../api/server-url.ts';

export type Book = Output<'photo-books/get'>;
export type BookRow = Output<'photo-books/list'>[number];
export type BookPhoto = Book['photos'][number];
export type BookQuote = Output<'photo-books/quotes'>[number];
export type BookCopy = Book['copies'][number];
export type Page = Book['pages'][number];

const ASKED_EVERY_MS = 1500;

const isBeingMade = ({ state }: BookCopy) => state === 'queued' || state === 'running';

export const useBooks = (resident_id: string | null) =>
  useCall('photo-books/list', { resident_id });

const bookKey = (id: string) => ['photo-books/get', { id }];

/** Polls while a PDF is being made. */
export const useBook = (id: string) =>
  useQuery<Book, ApiError>({
    queryKey: bookKey(id),
    queryFn: ({ signal }) => read('photo-books/get', { id }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.copies.some(isBeingMade) ? ASKED_EVERY_MS : false,
  });

/** Reads the book again, for every part of the page. */
export function useFreshBook(id: string) {
  const queries = useQueryClient();
  return () =>
    queries.fetchQuery<Book, ApiError>({
      queryKey: bookKey(id),
      queryFn: ({ signal }) => read('photo-books/get', { id }, { signal }),
      staleTime: 0,
    });
}

export const useBookPhotos = (id: string) => useCall('photo-books/photos', { id });
export const useBookQuotes = (id: string) => useCall('photo-books/quotes', { id });
export const useAddBook = () => useCallMutation('photo-books/add');
export const useSaveBook = () => useCallMutation('photo-books/save');
export const useLayOutBook = () => useCallMutation('photo-books/lay-out');
export const useShareBook = () => useCallMutation('photo-books/share');
export const useRemoveBook = () => useCallMutation('photo-books/remove');
export const useMakeBook = () => useCallMutation('photo-books/make');
export const useOpenBook = () => useCallMutation('photo-books/open');

/** Follows a signed address, which the browser saves as a file. */
export function saveFrom({ url, file_name }: { url: string; file_name: string }) {
  const link = document.createElement('a');
  link.href = serverUrl(url);
  link.download = file_name;
  link.click();
}
