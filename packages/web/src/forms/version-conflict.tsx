import { type ReactNode, useEffect, useRef, useState } from 'react';

import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { m } from '../words/m.ts';

interface Props<T> {
  /** Says who has saved; undefined without a conflict. */
  message: string[] | undefined;
  newest: { isFetching: boolean; refetch: () => Promise<{ data: T | undefined }> };
  /** Does not take the focus: nothing has been refused yet. */
  quiet?: boolean;
  /** Renders the comparison. */
  children: (theirs: T, close: () => void) => ReactNode;
}

/** A colleague has saved meanwhile: keeps the input and does not overwrite theirs. */
export function VersionConflict<T>({ message, newest, quiet = false, children }: Props<T>) {
  const box = useRef<HTMLDivElement>(null);
  const isRefused = message !== undefined && !quiet;
  // The save button is often far below, where the banner would not be seen.
  useEffect(() => {
    if (isRefused) box.current?.focus();
  }, [isRefused]);
  const [theirs, setTheirs] = useState<T>();
  if (message === undefined) return null;
  const look = async () => setTheirs((await newest.refetch()).data);
  return (
    <div ref={box} tabIndex={-1}>
      <Banner
        kind="attention"
        title={message.join(' ')}
        action={
          <Button kind="quiet" busy={newest.isFetching} onClick={() => void look()}>
            {m.ui_conflict_show()}
          </Button>
        }
      >
        {m.ui_conflict_text()}
      </Banner>
      {theirs !== undefined && children(theirs, () => setTheirs(undefined))}
    </div>
  );
}
