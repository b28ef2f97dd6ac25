import { useSearchParams } from 'react-router';

import type { AlbumFilters } from './api.ts';

export const SHOWN = ['all', 'needs_people', 'pending', 'favourites', 'display', 'hidden'] as const;
export type Shown = (typeof SHOWN)[number];

const FILTERS: Record<Shown, AlbumFilters> = {
  all: {},
  needs_people: { state: 'needs_people' },
  pending: { state: 'pending' },
  favourites: { favourites: true },
  display: { for_display: true },
  hidden: { state: 'hidden' },
};

const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The filters of the album, kept in the address. */
export function useAlbumChoices() {
  const [query, setQuery] = useSearchParams();
  const shown = SHOWN.find((each) => each === query.get('show')) ?? 'all';
  const residentId = query.get('resident_id');
  // Chapters are of one life.
  const isByChapter = residentId !== null && query.get('by') === 'chapter';
  const from = /^\d{4}-(0[1-9]|1[0-2])$/.exec(query.get('from') ?? '')?.[0] ?? null;
  const set = (changes: Record<string, string | null>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === null) after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return {
    shown,
    residentId,
    isByChapter,
    from,
    filters: { ...FILTERS[shown], ...(residentId !== null && { resident_id: residentId }) },
    // The list begins after the first photo of the following month.
    start: from === null ? null : { day: followingMonth(from), id: NO_ID },
    setShown: (next: Shown) => set({ show: next === 'all' ? null : next, from: null }),
    setResident: (id: string | null) => set({ resident_id: id, from: null }),
    setByChapter: (by: boolean) => set({ by: by ? 'chapter' : null }),
    setFrom: (month: string | null) => set({ from: month }),
    clear: () => setQuery({}, { replace: true }),
  };
}

export type AlbumChoices = ReturnType<typeof useAlbumChoices>;

function followingMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
}
