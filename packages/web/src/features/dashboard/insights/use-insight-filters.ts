import { useSearchParams } from 'react-router';

export const DAYS = ['7', '28', '90'] as const;
type Days = (typeof DAYS)[number];

export interface Filters {
  days: Days;
  group: string | undefined;
}

const USUAL: Days = '28';
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Kept in the URL, so that a view can be shared; it holds ids and numbers, never names. */
export function useInsightFilters() {
  const [query, setQuery] = useSearchParams();
  const group = query.get('group') ?? '';
  const filters: Filters = {
    days: DAYS.find((each) => each === query.get('days')) ?? USUAL,
    group: ID.test(group) ? group : undefined,
  };
  const change = (differences: Partial<Filters>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        const wanted = { ...filters, ...differences };
        if (wanted.days === USUAL) next.delete('days');
        else next.set('days', wanted.days);
        if (wanted.group === undefined) next.delete('group');
        else next.set('group', wanted.group);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filters, change };
}
