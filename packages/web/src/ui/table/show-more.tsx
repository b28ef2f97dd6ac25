import { type RefObject, useEffect, useRef } from 'react';

import { m } from '../../words/m.ts';
import { Button } from '../actions/button.tsx';

interface Props {
  /** Element around the rows. */
  list: RefObject<HTMLElement | null>;
  /** Selector of the element to focus in a row: its link, or the row itself. */
  each: string;
  /** Number of rows already shown. */
  count: number;
  found: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  label?: string;
  size?: 'small';
  className?: string | undefined;
}

/** Focuses the first new row, even if the button is gone. */
export function ShowMore({ list, each, count, found, label, size, className }: Props) {
  const readOnFrom = useRef<number>(undefined);
  useEffect(() => {
    const from = readOnFrom.current;
    if (from === undefined || count <= from) return;
    readOnFrom.current = undefined;
    const next = list.current?.querySelectorAll<HTMLElement>(each)[from];
    if (!next) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  }, [list, each, count]);
  const { hasNextPage, isFetchingNextPage: busy, fetchNextPage } = found;
  if (!hasNextPage) return null;
  const showMore = () => {
    readOnFrom.current = count;
    void fetchNextPage();
  };
  return (
    <div className={className}>
      <Button kind="quiet" busy={busy} onClick={() => busy || showMore()} {...(size && { size })}>
        {label ?? m.ui_show_more()}
      </Button>
    </div>
  );
}
