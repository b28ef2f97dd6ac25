import { type ReactNode, useState } from 'react';

import { m } from '../words/m.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

interface Props<T> {
  /** Who has saved; undefined while nobody has. */
  message: string[] | undefined;
  text?: string;
  showLabel?: string;
  newest: { isFetching: boolean; refetch: () => Promise<{ data: T | undefined }> };
  /** Where the two are compared. */
  children: (theirs: T, close: () => void) => ReactNode;
}

/** Somebody else has saved meanwhile: nothing typed is lost, and nothing of theirs is run over. */
export function VersionConflict<T>({ message, text, showLabel, newest, children }: Props<T>) {
  const [theirs, setTheirs] = useState<T>();
  if (message === undefined) return null;
  const look = async () => setTheirs((await newest.refetch()).data);
  return (
    <>
      <Banner
        kind="attention"
        title={message.join(' ')}
        action={
          <Button kind="quiet" busy={newest.isFetching} onClick={() => void look()}>
            {showLabel ?? m.ui_conflict_show()}
          </Button>
        }
      >
        {text ?? m.ui_conflict_text()}
      </Banner>
      {theirs !== undefined && children(theirs, () => setTheirs(undefined))}
    </>
  );
}
